import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

const tool = (page: Page) => page.locator('.margin');
const field = (page: Page, name: string) => tool(page).getByRole('textbox', { name, exact: true });
const expectSaid = (page: Page, words: string) =>
  expect(tool(page).locator('.margin-results')).toContainText(words, { useInnerText: true });
const table = (page: Page) => tool(page).locator('tbody tr');

test.beforeEach(({ page }) => page.goto('/pricing'));

test('what is kept follows each figure that is typed', async ({ page }) => {
  await expectSaid(page, '$3.91 is yours to keep from each eSIM sold at $11.00');
  await expectSaid(page, '$1,656 is left over in a month with 500 sold, after Starter');
  await expectSaid(page, 'from 77 a month on Starter');
  await expect(table(page)).toHaveText([
    '250Starter$678.50',
    '500Starter$1,656',
    '1,000Starter$3,611',
  ]);
  await field(page, 'Average retail price').fill('12.50');
  await field(page, 'eSIMs sold a month').fill('2000');
  await tool(page).getByText('Yearly', { exact: true }).click();
  await tool(page)
    .getByRole('checkbox', { name: /^Premium Support/ })
    .check();
  await expectSaid(page, '$5.33 is yours to keep from each eSIM sold at $12.50');
  await expect(table(page)).toHaveText([
    '1,000Starter$4,792',
    '2,000Professional$9,722',
    '4,000Professional$20,382',
  ]);
  await field(page, 'Average retail price').fill('0');
  await expectSaid(page, 'is lost on each eSIM sold at $0.00');
  await field(page, 'eSIMs sold a month').fill('50000');
  await expectSaid(page, '50,000 a month calls for Enterprise.');
});

test('what cannot be read is answered at its field, and the last result stays', async ({
  page,
}) => {
  const price = field(page, 'Average retail price');
  for (const [text, says] of [
    ['abc', 'Enter only a number, such as 11.00.'],
    ['-1', 'This can’t be below zero.'],
    ['4,50', 'Write decimals like this: 4.50.'],
    ['1001', 'The most you can enter is 1,000.'],
    ['', 'Enter a number, such as 11.00.'],
  ] as const) {
    await price.fill(text);
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await expect(price).toHaveAccessibleDescription(`USD ${says}`);
    await expectSaid(page, '$3.91 is yours to keep');
  }
  await price.fill('12.50');
  await expect(price).not.toHaveAttribute('aria-invalid');
  await expectSaid(page, '$5.33 is yours to keep');
});

test('the volume moves by keys', async ({ page }) => {
  const bySlider = tool(page).getByRole('slider', { name: 'eSIMs sold a month, by slider' });
  const onChart = tool(page).getByRole('slider', { name: 'eSIMs sold a month, on the chart' });
  for (const [slider, key, sold] of [
    [bySlider, 'Home', '0'],
    [bySlider, 'ArrowUp', '1'],
    [bySlider, 'End', '50000'],
    [onChart, 'Home', '0'],
    [onChart, 'ArrowRight', '1'],
  ] as const) {
    await slider.press(key);
    await expect(field(page, 'eSIMs sold a month')).toHaveValue(sold);
  }
  await expect(onChart).toHaveAttribute('aria-valuetext', '1');
});

test('a link keeps the figures, after its #, where no server sees them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await field(page, 'Average retail price').fill('12.50');
  await field(page, 'eSIMs sold a month').fill('2000');
  await tool(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(tool(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/pricing');
  expect(new URL(link).search).toBe('');
  expect(new URL(link).hash).toBe(
    '#sold=2000&price=12.50&wholesale=6.25&fee=2.9&fixed=0.30&refunds=2&billing=monthly',
  );
  await page.goto('/about');
  await page.goto(link);
  await expect(field(page, 'Average retail price')).toHaveValue('12.50');
  await expectSaid(page, 'with 2,000 sold');
});

test('a file for a spreadsheet holds the figures and the results', async ({ page }) => {
  await field(page, 'Average retail price').fill('12.50');
  await expectSaid(page, '$5.33 is yours to keep');
  const saving = page.waitForEvent('download');
  await tool(page).getByRole('button', { name: 'Download as CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('what-you-keep.csv');
  const file = readFileSync(await saved.path(), 'utf8');
  for (const row of [
    '\ufeff"eSIMs sold a month",500\r\n',
    '\r\n"Average retail price",12.50\r\n',
    '\r\n"Payment fees",0.67\r\n',
    '\r\n"You keep",5.33\r\n',
    '\r\n"Break-even","from 57 a month on Starter"\r\n',
    '\r\n500,"Starter",2366.00\r\n',
    '\r\n"These are your figures, not a promise."\r\n',
  ])
    expect(file).toContain(row);
});
