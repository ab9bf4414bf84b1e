import { expect, type Page, test } from '@playwright/test';
import { fill } from '../../src/lib/text.ts';
import { content } from './shipped.ts';

const { landing, pricing } = content;
const { words } = pricing;

type Row = { monthly: string; yearly: string; saving: string; total: string };

const places: Record<string, Record<string, Row>> = {
  '/': {
    Basic: { monthly: '$499', yearly: '$399', saving: '$1,200', total: '$4,788' },
    Business: { monthly: '$999', yearly: '$799', saving: '$2,400', total: '$9,588' },
    Enterprise: { monthly: '$2,499', yearly: '$1,999', saving: '$6,000', total: '$23,988' },
  },
  '/pricing': {
    Starter: { monthly: '$299', yearly: '$239', saving: '$720', total: '$2,868' },
    Professional: { monthly: '$799', yearly: '$639', saving: '$1,920', total: '$7,668' },
  },
};

const priceOf = (page: Page, plan: string) =>
  page
    .locator('.plan')
    .filter({ has: page.getByRole('heading', { name: plan, exact: true }) })
    .locator('.plan-price');

/** What is read where a plan has its price. */
const expectPrice = (page: Page, plan: string, parts: string[]) =>
  expect(priceOf(page, plan)).toHaveText(parts.join(' '), { useInnerText: true });

const choice = (page: Page, name: 'Monthly' | 'Yearly') =>
  page.getByRole('group', { name: words.toggleLabel }).getByRole('radio', { name, exact: true });

for (const [path, rows] of Object.entries(places)) {
  const plans = Object.entries(rows);

  test(`§4 §9 Billing toggle on ${path}: monthly by default, yearly with saving, and back`, async ({
    page,
  }) => {
    const status = page.locator('.plans').getByRole('status');
    const expectMonthly = async () => {
      await expect(choice(page, 'Monthly')).toBeChecked();
      for (const [plan, { monthly }] of plans)
        await expectPrice(page, plan, [monthly, words.perMonth, words.monthlyNote]);
    };
    const expectYearly = async () => {
      await expect(choice(page, 'Yearly')).toBeChecked();
      for (const [plan, { yearly, saving, total }] of plans)
        await expectPrice(page, plan, [
          yearly,
          words.perMonth,
          ...(path === '/' ? [fill(landing.pricing.words.yearlyTotal ?? '', { total })] : []),
          fill(words.saving, { amount: saving }),
        ]);
    };

    await page.goto(path);
    await page.locator('.plans').scrollIntoViewIfNeeded();
    await expect(page.locator('.plans').getByRole('radio')).toHaveCount(2);
    await expect(page.locator('.plans').getByText('Save 20%', { exact: true })).toBeVisible();
    await expectMonthly();
    await expect(status).toHaveText('');
    await choice(page, 'Yearly').check();
    await expectYearly();
    await expect(status).toHaveText(/^Yearly/);
    for (const [plan, { yearly }] of plans) await expect(status).toContainText(`${plan} ${yearly}`);
    await choice(page, 'Monthly').check();
    await expectMonthly();
    await expect(status).toHaveText(/^Monthly/);

    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'Yearly')).toBeFocused();
    await expectYearly();
    await page.keyboard.press('ArrowLeft');
    await expectMonthly();
  });
}

test('§9 Pricing page: Enterprise has a custom price in both periods', async ({ page }) => {
  await page.goto('/pricing');
  for (const period of ['Monthly', 'Yearly'] as const) {
    await choice(page, period).check();
    await expectPrice(page, 'Enterprise', ['Custom']);
  }
});
