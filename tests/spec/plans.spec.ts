import { expect, test } from '@playwright/test';

const perMonth = (price: string, ...more: string[]) => [price, 'per month', ...more].join(' ');

for (const { path, monthly, yearly, heard } of [
  {
    path: '/',
    monthly: [
      perMonth('$499', 'Billed monthly'),
      perMonth('$999', 'Billed monthly'),
      perMonth('$2,499', 'Billed monthly'),
    ],
    yearly: [
      perMonth('$399', '$4,788 per year, billed yearly', 'Save $1,200 a year'),
      perMonth('$799', '$9,588 per year, billed yearly', 'Save $2,400 a year'),
      perMonth('$1,999', '$23,988 per year, billed yearly', 'Save $6,000 a year'),
    ],
    heard: 'Yearly prices: Basic $399, Business $799, Enterprise $1,999',
  },
  {
    path: '/pricing',
    monthly: [perMonth('$299', 'Billed monthly'), perMonth('$799', 'Billed monthly'), 'Custom'],
    yearly: [
      perMonth('$239', 'Save $720 a year'),
      perMonth('$639', 'Save $1,920 a year'),
      'Custom',
    ],
    heard: 'Yearly prices: Starter $239, Professional $639',
  },
]) {
  test(`${path} shows monthly prices, and the discount and the saving for yearly`, async ({
    page,
  }) => {
    await page.goto(path);
    const plans = page.locator('.plans');
    const period = (name: string) =>
      plans.getByRole('group', { name: 'Billing period' }).getByRole('radio', { name });
    const prices = plans.locator('.plan-price');
    await expect(plans.getByText('Save 20%')).toBeVisible();
    await expect(period('Monthly')).toBeChecked();
    await expect(prices).toHaveText(monthly, { useInnerText: true });
    await plans.getByText('Yearly', { exact: true }).first().click();
    await expect(period('Yearly')).toBeChecked();
    await expect(prices).toHaveText(yearly, { useInnerText: true });
    await expect(plans.getByRole('status')).toHaveText(heard);
    await page.keyboard.press('ArrowLeft');
    await expect(period('Monthly')).toBeFocused();
    await expect(prices).toHaveText(monthly, { useInnerText: true });
  });
}

test('links from the plans to the common questions below them, and from there to /faq', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read common questions' }).click();
  await expect(page).toHaveURL('/#faq');
  await expect(page.getByRole('heading', { name: 'Common questions' })).toBeInViewport();
  await page.getByRole('link', { name: 'All questions and answers' }).click();
  await expect(page).toHaveURL('/faq');
});

test.describe('the ruler over the plans', () => {
  test('moves the cut corner to the plan for a volume, and links that volume to the calculator', async ({
    page,
  }) => {
    await page.goto('/pricing');
    const featured = page.locator('.plan-featured');
    const ruler = page.getByRole('slider', { name: 'eSIMs you plan to sell' });
    await expect(featured.getByRole('heading')).toHaveText('Professional');
    await expect(ruler).toHaveAttribute('aria-valuetext', '3,000 a month: Professional');
    await ruler.press('Home');
    await expect(featured.getByRole('heading')).toHaveText('Starter');
    await ruler.press('ArrowRight');
    await expect(page.getByText('50 a month: Starter')).toBeVisible();
    await ruler.press('End');
    await expect(featured.getByRole('heading')).toHaveText('Enterprise');
    await expect(featured).toHaveCount(1);
    await expect(ruler).toHaveAttribute('aria-valuetext', '10,000 a month: Enterprise');
    await expect(page.locator('.plan').filter({ hasText: 'Most Popular' })).toContainText(
      'Professional',
    );
    await ruler.fill('1');
    await expect(featured.getByRole('heading')).toHaveText('Starter');
    await page.getByRole('link', { name: 'See what you would keep' }).click();
    await expect(page.locator('.margin-results')).toContainText('with 1,000 sold');
  });

  test('is hidden without scripts', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/pricing');
    await expect(page.locator('.plan-featured').getByRole('heading')).toHaveText('Professional');
    await expect(page.getByText('eSIMs you plan to sell')).toBeHidden();
    await expect(page.locator('.plans').getByRole('slider')).toHaveCount(0);
    await page.close();
  });
});
