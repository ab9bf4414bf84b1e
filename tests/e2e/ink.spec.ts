import { expect, type Page, test } from '@playwright/test';
import { readContent } from '../../src/content/read-content.ts';

const { brand, landing } = readContent();
const words = landing.hero.ink;

const nameField = (page: Page) => page.getByRole('textbox', { name: words.name });
const card = (page: Page) => page.locator('.hero-card [data-brand-text]').first();
const inkOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const probe = document.createElement('i');
    element.append(probe);
    probe.style.color = 'var(--print)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

test('try your ink: a name repaints card, shop and dashboard at once', async ({ page }) => {
  await page.goto('/');
  await nameField(page).fill('Nimbus Reisen');
  for (const place of ['.hero-card', '.hero-shop', '#content .inkable.col-span-12 >> nth=1']) {
    await expect(page.locator(place).getByText('Nimbus Reisen').first()).toBeAttached();
  }
  await expect(page.locator('[data-header]')).toContainText(brand.name);
});

test('try your ink: one of the inks repaints, and shows in the address', async ({ page }) => {
  await page.goto('/');
  const before = await inkOf(page, '.hero-plate');
  await page.getByRole('radio', { name: words.swatches.enterprises }).check({ force: true });
  await expect(page).toHaveURL(/\?ink=enterprises$/);
  expect(await inkOf(page, '.hero-plate')).not.toBe(before);
});

test('try your ink: the inks are reached with the arrow keys', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: words.swatches.agencies }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: words.swatches.operators })).toBeChecked();
  await expect(page).toHaveURL(/ink=operators/);
});

test('try your ink: any color survives a reload, and the address brings it to a colleague', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await page.getByLabel(words.any).fill('#0a7f5c');
  await nameField(page).fill('Acme');
  await expect(page).toHaveURL(/\?brand=Acme&ink=0a7f5c$/);
  const painted = await inkOf(page, '.hero-plate');
  await page.reload();
  await expect(card(page)).toHaveText('Acme');
  expect(await inkOf(page, '.hero-plate')).toBe(painted);

  const colleague = await browser.newPage();
  await colleague.goto(page.url());
  await expect(card(colleague)).toHaveText('Acme');
  await expect(nameField(colleague)).toHaveValue('Acme');
  expect(await inkOf(colleague, '.hero-plate')).toBe(painted);
  await colleague.close();
});

test('try your ink: the choice is remembered without the address, and reset forgets it', async ({
  page,
}) => {
  await page.goto('/?brand=Acme&ink=operators');
  await expect(card(page)).toHaveText('Acme');
  await page.goto('/pricing');
  await page.goto('/');
  await expect(card(page)).toHaveText('Acme');
  await page.getByRole('button', { name: words.reset }).click();
  await expect(card(page)).toHaveText(brand.name);
  await expect(page).toHaveURL(/\/$/);
  await page.reload();
  await expect(card(page)).toHaveText(brand.name);
});

for (const [kind, name] of [
  ['a long name', 'W'.repeat(40)],
  ['emoji', '🛫🌍✨ Trip'],
  ['a right-to-left name', 'رحلات البحر'],
  ['markup', '<img src=x onerror=alert(1)>'],
] as const) {
  test(`try your ink: ${kind} holds`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const alarms: string[] = [];
    page.on('dialog', (dialog) => alarms.push(dialog.message()));
    await page.goto(`/?brand=${encodeURIComponent(name)}`);
    await expect(card(page)).toHaveText(name);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(alarms).toEqual([]);
  });
}

test('try your ink: an empty name falls back to our own', async ({ page }) => {
  await page.goto('/?brand=Acme');
  await nameField(page).fill('   ');
  await expect(card(page)).toHaveText(brand.name);
});

test('try your ink: the copy button answers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?brand=Acme&ink=startups');
  await page.getByRole('button', { name: words.copy }).click();
  await expect(page.getByRole('button', { name: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('try your ink: without scripts the first ink is shown and nothing to fill in', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/?ink=startups');
  await expect(card(page)).toHaveText(brand.name);
  await expect(page.locator('[data-ink-form]')).toBeHidden();
  await context.close();
});
