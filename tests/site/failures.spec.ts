import { expect, test } from '@playwright/test';
import { inkForms } from '../support/islands.ts';
import { anyPath, content, desktop, makes, phone } from '../support/pages.ts';
import { watchErrors } from '../support/watch-errors.ts';

// What is missing, and what is left of the page.

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

test('without any script file pages read, menus open and links lead on', async ({ page }) => {
  const errors = watchErrors(page);
  await page.route('**/_astro/**/*.js', (route) => route.abort());
  for (const path of makes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(anyPath);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: content.words.openMenu }).click();
  const before = page.url();
  await page.locator('#site-menu a[href^="/"]:not([aria-current]):visible').last().click();
  await page.waitForURL((url) => url.href !== before);
  expect(errors).toEqual([]);
});

test('without storage or cookies pages load, the theme turns and inks paint', async ({ page }) => {
  const errors = watchErrors(page);
  const set: string[] = [];
  page.on('response', (answer) => {
    if (answer.headers()['set-cookie']) set.push(answer.url());
  });
  await page.addInitScript(() => {
    // As browsers do that block it: not empty, but refused at the first touch.
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  });
  for (const path of makes) await page.goto(path, { waitUntil: 'load' });
  expect(set).toEqual([]);
  for (const { path, ink } of inkForms) {
    await page.goto(`${path}?brand=Acme&ink=operators`);
    const brand = page.locator('.hero-card [data-brand-text]').first();
    await expect(brand).toHaveText('Acme');
    await page.getByLabel(ink.name).fill('Nimbus');
    await expect(brand).toHaveText('Nimbus');
  }
  if (content.navigation.themeSwitch) {
    await page.goto(anyPath);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await paper();
    await page.locator('[data-theme-toggle]').click();
    await expect.poll(paper).not.toBe(before);
  }
  expect(errors).toEqual([]);
});

test('with reduced motion nothing moves by itself', async ({ page }) => {
  for (const path of makes) {
    await page.goto(path, { waitUntil: 'load' });
    await page.keyboard.press('End');
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
        .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
    );
    expect.soft(moving, path).toEqual([]);
  }
});
