import { expect, type Locator, type Page, test } from '@playwright/test';
import { desktop } from './pages.ts';
import { stayOnPage } from './stay-on-page.ts';

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

const groups = ['Solutions', 'Features', 'Providers', 'Resources', 'Company', 'Legal'];

const header = (page: Page) => page.getByRole('banner');
const trigger = (page: Page, name: string) =>
  header(page).getByRole('button', { name, exact: true });
const openPanels = (page: Page) => page.locator(':popover-open');
const boxOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());

test.beforeEach(({ page }) => page.goto('/contact'));

test('the row is six dropdowns and Pricing, in order', async ({ page }) => {
  const row = header(page).getByRole('navigation').locator('> ul > li');
  await expect(row.locator('> :is(button, a)')).toHaveText([...groups, 'Pricing']);
});

test('panels with a badged item are 18rem wide, others 14rem', async ({ page }) => {
  for (const name of groups) {
    await trigger(page, name).click();
    const rem = name === 'Solutions' || name === 'Features' ? 18 : 14;
    await expect(openPanels(page)).toHaveCount(1);
    expect.soft((await openPanels(page).boundingBox())?.width, name).toBe(rem * 16);
    await page.keyboard.press('Escape');
  }
});

for (const width of [1280, 1200]) {
  test(`a panel lies under its trigger and on the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const places: Record<string, boolean> = {};
    for (const name of groups) {
      await trigger(page, name).click();
      await expect(openPanels(page)).toHaveCount(1);
      const panel = await boxOf(openPanels(page));
      const from = await boxOf(trigger(page, name));
      const isUnder = Math.abs(panel.x - from.x) <= 1 && panel.y >= from.y + from.height - 8;
      places[name] = isUnder && panel.x + panel.width <= width;
      await page.keyboard.press('Escape');
    }
    expect(places).toEqual(Object.fromEntries(groups.map((name) => [name, true])));
  });
}

test('a trigger says whether its panel is open, and one panel is open at a time', async ({
  page,
}) => {
  for (const name of groups) {
    await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'false');
  }
  for (const name of groups) {
    await trigger(page, name).click();
    await expect(openPanels(page)).toHaveCount(1);
    await expect(header(page).locator('[aria-expanded="true"]')).toHaveText([name]);
  }
  await trigger(page, 'Legal').click();
  await expect(openPanels(page)).toHaveCount(0);
  await expect(header(page).locator('[aria-expanded="true"]')).toHaveCount(0);
});

test('a panel closes on a click elsewhere', async ({ page }) => {
  await trigger(page, 'Features').click();
  await expect(openPanels(page)).toHaveCount(1);
  // The start of the headline: its middle may lie below the panel.
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 8, y: 8 } });
  await expect(openPanels(page)).toHaveCount(0);
  await expect(trigger(page, 'Features')).toHaveAttribute('aria-expanded', 'false');
});

test('a panel closes on Escape and hands the focus back', async ({ page }) => {
  await trigger(page, 'Company').focus();
  await page.keyboard.press('Enter');
  await expect(openPanels(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('About');
  await page.keyboard.press('Escape');
  await expect(openPanels(page)).toHaveCount(0);
  await expect(trigger(page, 'Company')).toBeFocused();
  await expect(trigger(page, 'Company')).toHaveAttribute('aria-expanded', 'false');
});

test('a panel closes on choosing an item', async ({ page }) => {
  await trigger(page, 'Company').click();
  await stayOnPage(page);
  await openPanels(page).getByRole('link', { name: 'About' }).click();
  await expect(openPanels(page)).toHaveCount(0);
  await expect(trigger(page, 'Company')).toHaveAttribute('aria-expanded', 'false');
});

test('choosing an item leads to its page, where it is the current one', async ({ page }) => {
  await trigger(page, 'Solutions').click();
  await openPanels(page).getByRole('link', { name: 'Mobile Operators' }).click();
  await page.waitForURL('/solutions/mobile-operators');
  await expect(openPanels(page)).toHaveCount(0);
  await trigger(page, 'Solutions').click();
  await expect(openPanels(page).locator('[aria-current="page"]')).toHaveText('Mobile Operators');
});

test('the header leads to sign-in, sign-up and pricing', async ({ page }) => {
  for (const [name, path] of [
    ['Sign In', '/sign-in'],
    ['Sign Up', '/sign-up'],
    ['Pricing', '/pricing'],
  ] as const) {
    await page.goto('/contact');
    await header(page).getByRole('link', { name, exact: true }).click();
    await page.waitForURL(path);
  }
});
