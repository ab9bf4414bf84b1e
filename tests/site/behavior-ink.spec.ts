import { expect, type Page, test } from '@playwright/test';
import { shownName } from '../../src/lib/identity.ts';
import { inkForms } from '../support/islands.ts';
import { content, phone, unknownPath } from '../support/pages.ts';

const own = shownName(content.brand);

const card = (page: Page) => page.locator('.hero-card [data-brand-text]').first();
const inkOf = (page: Page) =>
  page.locator('.hero-plate').evaluate((element) => {
    const probe = document.createElement('i');
    element.append(probe);
    probe.style.color = 'var(--print)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

for (const { path, ink: words } of inkForms) {
  const nameField = (page: Page) => page.getByRole('textbox', { name: words.name });
  const ink = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

  test(`${path}: a name and an ink repaint the hero, and are in the address`, async ({ page }) => {
    await page.goto(path);
    const before = await inkOf(page);
    await nameField(page).fill('Nimbus Reisen');
    const repainted = page.locator('[data-brand-text]').filter({ hasText: 'Nimbus Reisen' });
    await expect(repainted).toHaveCount(await page.locator('[data-brand-text]').count());
    await expect(page.getByRole('banner')).not.toContainText('Nimbus');
    await nameField(page).fill('   ');
    await expect(card(page)).toHaveText(own);

    await ink(page, words.swatches.enterprises).check({ force: true });
    await expect(page).toHaveURL(`${path}?ink=enterprises`);
    const third = await inkOf(page);
    expect(third).not.toBe(before);
    await ink(page, words.swatches.agencies).focus();
    await page.keyboard.press('ArrowDown');
    await expect(ink(page, words.swatches.operators)).toBeChecked();
    await expect(page).toHaveURL(`${path}?ink=operators`);
    expect(await inkOf(page)).not.toBe(third);
  });

  test(`${path}: any color survives a reload and reaches a colleague; reset forgets it`, async ({
    page,
    browser,
  }) => {
    await page.goto(path);
    await page.getByLabel(words.any).fill('#0a7f5c');
    await nameField(page).fill('Acme');
    await expect(page).toHaveURL(`${path}?brand=Acme&ink=0a7f5c`);
    const painted = await inkOf(page);

    const colleague = await browser.newPage();
    await colleague.goto(page.url());
    await expect(nameField(colleague)).toHaveValue('Acme');
    for (const visit of [page, colleague]) {
      await visit.reload();
      await expect(card(visit)).toHaveText('Acme');
      expect(await inkOf(visit)).toBe(painted);
    }
    await colleague.close();

    // The address is left behind, the choice is not.
    await page.goto(unknownPath);
    await page.goto(path);
    await expect(card(page)).toHaveText('Acme');
    await page.getByRole('button', { name: words.reset, exact: true }).click();
    await expect(card(page)).toHaveText(own);
    await expect(page).toHaveURL(path);
    await page.reload();
    await expect(card(page)).toHaveText(own);
  });

  test(`${path}: what else the address says stays in it`, async ({ page }) => {
    await page.goto(`${path}?utm_source=mail`);
    await page.locator('[data-ink-form] [name=brand]').fill('Acme');
    await expect(page).toHaveURL(/[?&]utm_source=mail&brand=Acme$/);
    await page.getByRole('button', { name: words.reset, exact: true }).click();
    await expect(page).toHaveURL(/[?]utm_source=mail$/);
  });

  test(`${path}: long, foreign and hostile names fit a phone`, async ({ page }) => {
    const alarms: string[] = [];
    page.on('dialog', (dialog) => alarms.push(dialog.message()));
    await page.setViewportSize(phone);
    for (const name of [
      'W'.repeat(40),
      '🛫🌍✨ Trip',
      'رحلات البحر',
      '<img src=x onerror=alert(1)>',
    ]) {
      await page.goto(`${path}?brand=${encodeURIComponent(name)}`);
      await expect(card(page)).toHaveText(name);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, name).toBeLessThanOrEqual(0);
    }
    expect(alarms).toEqual([]);
  });

  test(`${path}: the button that copies the address answers`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${path}?brand=Acme&ink=startups`);
    await page.getByRole('button', { name: words.copy, exact: true }).click();
    await expect(page.getByRole('button', { name: words.copied, exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(page.locator('[data-ink-form] [role=status]')).toHaveText(words.copied);
  });

  test(`${path}: without a clipboard, the address is shown and follows each change`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('no clipboard')) },
      }),
    );
    await page.goto(`${path}?brand=Acme`);
    await page.getByRole('button', { name: words.copy, exact: true }).click();
    const shown = page.getByRole('textbox', { name: words.address });
    await expect(shown).toHaveValue(page.url());
    await nameField(page).fill('Other');
    await expect(page).toHaveURL(/brand=Other$/);
    await expect(shown).toHaveValue(page.url());
    await ink(page, words.swatches.operators).check({ force: true });
    await expect(shown).toHaveValue(/ink=operators$/);
  });

  test(`${path}: a color of one’s own is marked as chosen, until another is`, async ({ page }) => {
    await page.goto(path);
    const any = page.getByLabel(words.any);
    const ring = () => any.evaluate((one) => getComputedStyle(one).backgroundImage);
    const rest = await ring();
    await expect(any).not.toHaveAttribute('aria-current');
    await page.mouse.move(0, 0);
    await any.fill('#0a7f5c');
    await expect(any).toHaveAttribute('aria-current', 'true');
    expect(await ring()).not.toBe(rest);
    await ink(page, words.swatches.operators).check({ force: true });
    await expect(any).not.toHaveAttribute('aria-current');
    expect(await ring()).toBe(rest);
  });

  test.describe(`${path}, without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('the first ink is shown, and nothing to fill in', async ({ page }) => {
      await page.goto(`${path}?ink=startups`);
      await expect(card(page)).toHaveText(own);
      await expect(page.locator('[data-ink-form]')).toBeHidden();
    });
  });
}
