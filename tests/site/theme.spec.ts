import { expect, type Page, test } from '@playwright/test';
import { content, everyPath } from './pages.ts';

const { toDark, toLight } = content.words;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Whether the paper on the screen is light or dark. */
const paper = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = getComputedStyle(document.body).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    const parts = [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    if (parts.every((part) => part > 230)) return 'light';
    return parts.every((part) => part < 60) ? 'dark' : `rgb(${parts})`;
  });

const expectPaper = (page: Page, theme: 'light' | 'dark') =>
  expect.poll(() => paper(page)).toBe(theme);

test('the page is light unless the system is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'no-preference' });
  await page.goto('/about');
  await expectPaper(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectPaper(page, 'dark');
  await expect(page.getByRole('button', { name: toLight })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expectPaper(page, 'light');
  await expect(page.getByRole('button', { name: toDark })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the toggle is remembered against a ${colorScheme} system`, async ({ page }) => {
    const [before, after] = colorScheme === 'light' ? [toDark, toLight] : [toLight, toDark];
    const chosen = colorScheme === 'light' ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme });
    await page.goto('/about');
    await page.getByRole('button', { name: before }).click();
    await expectPaper(page, chosen);
    await expect(page.getByRole('button', { name: after })).toBeVisible();
    await page.reload();
    await expectPaper(page, chosen);
    for (const path of ['/pricing', '/sign-in', '/no/such/page']) {
      await page.goto(path);
      await expectPaper(page, chosen);
    }
    await page.goto('/faq');
    await page.getByRole('button', { name: after }).click();
    await page.reload();
    await expectPaper(page, colorScheme);
  });
}

test('the toggle works from the keyboard and keeps the focus', async ({ page }) => {
  await page.goto('/about');
  const toggle = page.locator('[data-theme-toggle]');
  for (const [key, color] of [
    ['Enter', 'dark'],
    ['Space', 'light'],
  ] as const) {
    await toggle.press(key);
    await expectPaper(page, color);
    await expect(toggle).toBeFocused();
  }
});

test('a remembered theme stands before the first paint of every page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    // Nothing can be painted before there is a body.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of everyPath) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'themeAtBody' in window);
    expect.soft(await page.evaluate('themeAtBody'), path).toBe('dark');
  }
});

test('the browser’s own frame is tinted with the theme that was chosen', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: toDark }).click();
  const tints = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter((meta) => !meta.media || matchMedia(meta.media).matches)
        .map((meta) => meta.content),
    );
  expect(new Set(await tints())).toEqual(new Set([content.brand.themeColor.dark]));
  await page.getByRole('button', { name: toLight }).click();
  expect(new Set(await tints())).toEqual(new Set([content.brand.themeColor.light]));
});

test('the toggle works where storage is blocked', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await page.getByRole('button', { name: toDark }).click();
  await expectPaper(page, 'dark');
  expect(errors).toEqual([]);
});
