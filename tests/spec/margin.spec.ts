import { expect, type Page, test } from '@playwright/test';
import { dialogAfter, refuseClipboard } from '../support/refuse-clipboard.ts';

const tool = (page: Page) => page.locator('.margin');
const ruler = (page: Page) => tool(page).getByRole('slider');
const field = (page: Page, name: string) => tool(page).getByRole('textbox', { name, exact: true });
const expectResult = (page: Page, words: string) =>
  expect(tool(page).locator('.margin-results')).toContainText(words, { useInnerText: true });
const table = (page: Page) => tool(page).locator('tbody tr');

test.beforeEach(({ page }) => page.goto('/pricing'));

test('computes the kept amount again after each typed figure', async ({ page }) => {
  await expectResult(page, '$3.91 is yours to keep from each eSIM sold at $11.00');
  await field(page, 'Average retail price').fill('12.50');
  await field(page, 'eSIMs sold a month').fill('2000');
  await tool(page).getByText('Yearly', { exact: true }).click();
  await tool(page)
    .getByRole('checkbox', { name: /^Premium Support/ })
    .check();
  await expectResult(page, '$5.33 is yours to keep from each eSIM sold at $12.50');
  await expect(table(page)).toHaveText([
    '1,000Starter$4,792.00',
    '2,000Professional$9,722.00',
    '4,000Professional$20,382.00',
  ]);
  await field(page, 'Average retail price').fill('0');
  await expectResult(page, 'is lost on each eSIM sold at $0.00');
  await field(page, 'eSIMs sold a month').fill('50000');
  await expectResult(page, 'For 50,000 a month, ask us for the price of Enterprise.');
});

test('reports an unreadable figure at its field, and keeps the last result', async ({ page }) => {
  const price = field(page, 'Average retail price');
  await price.fill('4,50');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveAccessibleDescription(
    'USD Enter an amount up to 1,000, such as 11.00.',
  );
  await expectResult(page, '$3.91 is yours to keep');
  await price.fill('12.50');
  await expect(price).toHaveAttribute('aria-invalid', 'false');
  await expect(price).toHaveAccessibleDescription('USD');
  await expectResult(page, '$5.33 is yours to keep');
});

test('moves the ruler and the volume with each key of a slider', async ({ page }) => {
  await ruler(page).focus();
  await expect(page.locator('astro-island[component-export=MarginCalculator]')).toHaveAttribute(
    'data-awake',
  );
  for (const [key, sold] of [
    ['ArrowRight', '520'],
    ['ArrowUp', '540'],
    ['PageUp', '740'],
    ['ArrowLeft', '720'],
    ['PageDown', '520'],
    ['End', '6250'],
    ['Home', '0'],
    ['ArrowDown', '0'],
    ['ArrowUp', '1'],
  ] as const) {
    await ruler(page).press(key);
    await expect(field(page, 'eSIMs sold a month')).toHaveValue(sold);
  }
  await expect(ruler(page)).toHaveAttribute('aria-valuetext', '1');
});

test('sets the volume by a click on the chart, and moves the ruler to a typed volume', async ({
  page,
}) => {
  const plot = tool(page).locator('.margin-plot');
  await field(page, 'eSIMs sold a month').fill('2000');
  await expectResult(page, 'with 2,000 sold');
  await expect(ruler(page)).toHaveValue('56.57');
  const { width, height } = (await plot.boundingBox()) as { width: number; height: number };
  await plot.click({ position: { x: width / 2, y: height / 3 }, force: true });
  await expectResult(page, 'with 1,550 sold');
});

test('copies a link that keeps the figures after its #, which no server receives', async ({
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
  await expectResult(page, 'with 2,000 sold');
  await expect(page.getByRole('heading', { name: 'What would you keep?' })).toBeInViewport();
});

test('shows the link in a dialog when the browser refuses to copy it', async ({
  page,
  baseURL,
}) => {
  await refuseClipboard(page);
  const copy = tool(page).getByRole('button', { name: 'Copy link' });
  expect(await dialogAfter(page, () => copy.click())).toEqual([
    'Copy link',
    `${baseURL}/pricing#sold=500&price=11.00&wholesale=6.25&fee=2.9&fixed=0.30&refunds=2&billing=monthly`,
  ]);
  await expect(copy).toBeVisible();
});

const shared = '#sold=1100&price=1.00&wholesale=0.70&fee=0&fixed=0.00&refunds=0&billing=monthly';
const ranges = '997 to 1,000 on Starter, then from 2,664 on Professional';

test('reads a link that is pasted into an open tab, before and after the first interaction', async ({
  page,
}) => {
  const paste = (hash: string) => page.evaluate((text) => location.assign(text), hash);
  await paste(shared);
  await expectResult(page, ranges);
  await expect(page.getByRole('heading', { name: 'What would you keep?' })).toBeInViewport();
  await field(page, 'Average retail price').fill('20');
  await field(page, 'Payment fee').fill('x');
  await paste(shared.replace('1100', '900'));
  await expectResult(page, 'with 900 sold');
  await expect(field(page, 'Average retail price')).toHaveValue('1.00');
  await expect(field(page, 'Payment fee')).toHaveValue('0');
  await expect(field(page, 'Payment fee')).toHaveAccessibleDescription('%');
});

test('reports a figure of a link that is out of range at its field', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/pricing#sold=99999999&price=12.50');
  await expect(field(page, 'eSIMs sold a month')).toHaveValue('99999999');
  await expect(field(page, 'eSIMs sold a month')).toHaveAccessibleDescription(
    'Enter a whole number up to 50,000, such as 500.',
  );
  await expect(field(page, 'Average retail price')).toHaveValue('12.50');
});

/** Delays the calculator's script until the returned function is called. */
async function holdScript(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/margin-calculator.*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('does not mix a pasted link with a figure that was typed before', async ({ page }) => {
  const release = await holdScript(page);
  await field(page, 'Average retail price').fill('20');
  await page.evaluate((hash) => location.assign(hash), shared);
  release();
  await expectResult(page, ranges);
  await expect(field(page, 'Average retail price')).toHaveValue('1.00');
});

test('copies the figures of the fields if the link is requested before the script arrives', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdScript(page);
  await field(page, 'Average retail price').fill('12.50');
  await tool(page).getByRole('button', { name: 'Copy link' }).click();
  release();
  await expect(tool(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toContain('price=12.50&');
});

test('keeps typed figures without a connection, and computes them once it is back', async ({
  page,
  context,
}) => {
  const failed = tool(page).getByText('This part didn’t load.');
  await expect(failed).toBeHidden();
  await context.setOffline(true);
  await field(page, 'Average retail price').fill('12.50');
  await ruler(page).fill('40');
  await expect(failed).toBeVisible();
  const promise = tool(page).getByText('not a promise').filter({ visible: true });
  await expect(promise).toHaveText('These are sample figures, not a promise.');
  await expect(field(page, 'Average retail price')).toHaveValue('12.50');
  await context.setOffline(false);
  await expectResult(page, '$5.33 is yours to keep from each eSIM sold at $12.50');
  await expectResult(page, 'with 1,000 sold');
  await expect(failed).toBeHidden();
  await expect(promise).toHaveText('These are your figures, not a promise.');
  await expect(field(page, 'Average retail price')).toHaveValue('12.50');
});

test('breaks no word and no figure on paper', async ({ page }) => {
  // The width of a sheet of A4 between its margins.
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const single = await tool(page)
    .locator('dt, dd, th, td')
    .filter({ hasText: /^\S+$/, visible: true })
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell.querySelector('span') ?? cell);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return `${cell.textContent} on ${lines.size}`;
      }),
    );
  const title = page.getByRole('heading', { name: 'What would you keep?' });
  await expect(title).toHaveCSS('break-inside', 'avoid');
  expect(single).toContain('$11.00 on 1');
  expect(single).toContain('Wholesale on 1');
  expect(single.filter((says) => !says.endsWith(' on 1'))).toEqual([]);
});

for (const path of ['/', '/pricing'])
  test(`${path} prints its footer on the last page of the content`, async ({ page }) => {
    const sheets = async () => {
      const file = await page.pdf({ format: 'A4' });
      return file.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    };
    await page.goto(path);
    const whole = await sheets();
    await page.locator('footer').evaluate((footer) => footer.remove());
    expect(whole).toBeGreaterThan(5);
    expect(await sheets()).toBe(whole);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows labeled sample figures, and no button for a link', async ({ page }) => {
    const band = page.locator('section:has(.margin)');
    await expect(band.getByRole('heading', { name: 'Sample figures' })).toBeVisible();
    await expect(band.getByText('These are sample figures, not a promise.')).toBeVisible();
    await expect(band).toContainText('$11.00', { useInnerText: true });
    for (const words of ['your figures', 'your own figures', 'link'])
      await expect(band).not.toContainText(words, { ignoreCase: true, useInnerText: true });
    await expect(band.getByRole('textbox')).toHaveCount(0);
  });
});
