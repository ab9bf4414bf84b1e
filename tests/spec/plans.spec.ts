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

test('moves the cut corner to the plan of the chosen volume, also without scripts', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/pricing');
  const cutCorners = () =>
    page
      .locator('.plan')
      .evaluateAll((plans) =>
        plans.map((plan) => getComputedStyle(plan, '::before').clipPath !== 'none'),
      );
  const choice = (name: string) => page.getByRole('radio', { name });
  await expect(choice('Up to 5,000 eSIMs a month')).toBeChecked();
  expect(await cutCorners()).toEqual([false, true, false]);
  await choice('Up to 1,000 eSIMs a month').check();
  expect(await cutCorners()).toEqual([true, false, false]);
  await page.keyboard.press('ArrowLeft');
  await expect(choice('More than 5,000 a month')).toBeFocused();
  expect(await cutCorners()).toEqual([false, false, true]);
  await page.close();
});
