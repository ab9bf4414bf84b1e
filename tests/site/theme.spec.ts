import { expect, type Page, test } from '@playwright/test';
import { installColors } from '../support/page-colors.ts';
import { anyPath, content, everyPath, longPath, mainPaths, makes } from '../support/pages.ts';

const { toDark, toLight } = content.words;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Whether the paper on the screen is light or dark. */
async function expectPaper(page: Page, theme: 'light' | 'dark') {
  await installColors(page);
  const lightness = () =>
    page.evaluate(() => window.lightness(getComputedStyle(document.body).backgroundColor));
  if (theme === 'light') await expect.poll(lightness).toBeGreaterThan(90);
  else await expect.poll(lightness).toBeLessThan(25);
}

/** Where the owner leaves the switch out, the system alone decides. */
const schemes = content.navigation.themeSwitch ? (['light', 'dark'] as const) : [];

for (const colorScheme of schemes) {
  test(`the page is ${colorScheme} as the system is, and the toggle is remembered against it`, async ({
    page,
  }) => {
    const [before, after] = colorScheme === 'light' ? [toDark, toLight] : [toLight, toDark];
    const chosen = colorScheme === 'light' ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme });
    await page.goto(anyPath);
    await expectPaper(page, colorScheme);
    await page.getByRole('button', { name: before }).click();
    await expectPaper(page, chosen);
    await expect(page.getByRole('button', { name: after })).toBeVisible();
    const outside = everyPath.filter((path) => !mainPaths.includes(path));
    for (const path of [...outside, longPath]) {
      await page.goto(path);
      await expectPaper(page, chosen);
    }
    await page.getByRole('button', { name: after }).click();
    await page.reload();
    await expectPaper(page, colorScheme);
  });
}

test('a remembered theme stands before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    // Nothing can be painted before there is a body.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of makes) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'themeAtBody' in window);
    expect.soft(await page.evaluate('themeAtBody'), path).toBe('dark');
  }
});
