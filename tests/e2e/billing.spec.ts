import { expect, type Page, test } from '@playwright/test';

type Row = { name: string; monthly: string; yearly: string; saving: string; total?: string };

const places: { path: string; rows: Row[] }[] = [
  {
    path: '/',
    rows: [
      { name: 'Basic', monthly: '$499', yearly: '$399', saving: '$1,200', total: '$4,788' },
      { name: 'Business', monthly: '$999', yearly: '$799', saving: '$2,400', total: '$9,588' },
      {
        name: 'Enterprise',
        monthly: '$2,499',
        yearly: '$1,999',
        saving: '$6,000',
        total: '$23,988',
      },
    ],
  },
  {
    path: '/pricing',
    rows: [
      { name: 'Starter', monthly: '$299', yearly: '$239', saving: '$720' },
      { name: 'Professional', monthly: '$799', yearly: '$639', saving: '$1,920' },
    ],
  },
];

const priceOf = (page: Page, plan: string) =>
  page
    .locator('.plan')
    .filter({ has: page.getByRole('heading', { name: plan, exact: true }) })
    .locator('.plan-price');

const choice = (page: Page, name: 'Monthly' | 'Yearly') =>
  page.getByRole('radio', { name, exact: true });

for (const { path, rows } of places) {
  test.describe(`§4 Billing toggle on ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test('two choices, monthly by default, with the label Save 20%', async ({ page }) => {
      const toggle = page.getByRole('group', { name: 'Billing period' });
      await expect(toggle.getByRole('radio')).toHaveCount(2);
      await expect(choice(page, 'Monthly')).toBeChecked();
      await expect(choice(page, 'Yearly')).not.toBeChecked();
      await expect(toggle.getByText('Save 20%', { exact: true })).toBeVisible();
    });

    test('§9 monthly prices', async ({ page }) => {
      for (const { name, monthly, yearly, saving } of rows) {
        const price = priceOf(page, name);
        await expect(price.getByText(monthly, { exact: true })).toBeVisible();
        await expect(price.getByText('per month').filter({ visible: true })).toHaveCount(1);
        await expect(price.getByText(yearly, { exact: true })).toBeHidden();
        await expect(price.getByText(saving)).toBeHidden();
      }
    });

    test('§9 yearly prices, with the saving', async ({ page }) => {
      await choice(page, 'Yearly').check();
      for (const { name, monthly, yearly, saving } of rows) {
        const price = priceOf(page, name);
        await expect(price.getByText(yearly, { exact: true })).toBeVisible();
        await expect(price.getByText('per month').filter({ visible: true })).toHaveCount(1);
        await expect(price.getByText(new RegExp(`save \\${saving}\\b`, 'i'))).toBeVisible();
        await expect(price.getByText(monthly, { exact: true })).toBeHidden();
      }
    });

    test('and back to monthly', async ({ page }) => {
      await choice(page, 'Yearly').check();
      await choice(page, 'Monthly').check();
      for (const { name, monthly } of rows) {
        await expect(priceOf(page, name).getByText(monthly, { exact: true })).toBeVisible();
      }
    });

    test('arrow keys switch it', async ({ page }) => {
      const { name, yearly, monthly } = rows[0] as Row;
      await choice(page, 'Monthly').focus();
      await page.keyboard.press('ArrowRight');
      await expect(choice(page, 'Yearly')).toBeFocused();
      await expect(choice(page, 'Yearly')).toBeChecked();
      await expect(priceOf(page, name).getByText(yearly, { exact: true })).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(priceOf(page, name).getByText(monthly, { exact: true })).toBeVisible();
    });

    test('the switch is announced with its prices', async ({ page }) => {
      const status = page.locator('.plans').getByRole('status');
      await expect(status).toHaveText('');
      await choice(page, 'Yearly').check();
      await expect(status).toHaveText(/^Yearly/);
      for (const { name, yearly } of rows) await expect(status).toContainText(`${name} ${yearly}`);
      await choice(page, 'Monthly').check();
      await expect(status).toHaveText(/^Monthly/);
      for (const { name, monthly } of rows)
        await expect(status).toContainText(`${name} ${monthly}`);
    });
  });
}

test('§4 Billing: the landing page also shows the yearly total, price × 12', async ({ page }) => {
  await page.goto('/');
  for (const { name, total } of places[0]?.rows ?? []) {
    await expect(priceOf(page, name).getByText(total as string)).toBeHidden();
  }
  await choice(page, 'Yearly').check();
  for (const { name, total } of places[0]?.rows ?? []) {
    await expect(priceOf(page, name).getByText(`${total} per year`)).toBeVisible();
  }
});

test('§4 Billing: the pricing page shows no yearly total', async ({ page }) => {
  await page.goto('/pricing');
  await choice(page, 'Yearly').check();
  await expect(page.locator('.plans').getByText('$2,868')).toHaveCount(0);
  await expect(page.locator('.plans').getByText('$7,668')).toHaveCount(0);
  await expect(page.locator('.plan-price').getByText(/per year/)).toHaveCount(0);
});

test('§9 Pricing page: Enterprise has a custom price in both periods', async ({ page }) => {
  await page.goto('/pricing');
  await expect(priceOf(page, 'Enterprise')).toHaveText('Custom');
  await choice(page, 'Yearly').check();
  await expect(priceOf(page, 'Enterprise')).toHaveText('Custom');
  await expect(priceOf(page, 'Enterprise').getByText('Custom')).toBeVisible();
});
