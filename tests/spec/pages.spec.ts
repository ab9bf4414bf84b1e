import { expect, test } from '@playwright/test';

test('a missing page shows at its own address, followed and reloaded, and leads back home', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View Demo Dashboard' }).click();
  for (const isReloaded of [false, true]) {
    if (isReloaded) expect((await page.reload())?.status()).toBe(404);
    await expect(page).toHaveURL('/demo');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found');
  }
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the ornament of the 404 page is not copied with the page', async ({ page }) => {
  await page.goto('/nowhere');
  await page.keyboard.press('Control+A');
  const copied = await page.evaluate(() => getSelection()?.toString().trim());
  expect(copied).toMatch(/Page Not Found.*Contact Support$/s);
});

for (const [path, links] of [
  ['/demo', ['/#dashboard', '/resources/stories']],
  ['/providers/coverage', ['/#providers', '/features/provider-integration']],
  ['/docs', ['/features/provider-integration', '/faq']],
  ['/demonstration', []],
] as const)
  test(`${path} shows only the links that fit it`, async ({ page }) => {
    await page.goto(path);
    const shown = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(shown).toHaveCount(links.length);
    for (const [index, href] of links.entries())
      await expect(shown.nth(index)).toHaveAttribute('href', href);
  });

test('the cookie policy names every entry that the site keeps and every word in its addresses', async ({
  page,
}) => {
  await page.goto('/legal/cookie-policy');
  const rows = page.getByRole('row').filter({ hasText: / storage/ });
  await expect(rows.locator('td:first-child')).toHaveText(['theme', 'ink', 'popup-closes']);
  for (const word of ['?brand=', 'ink=', '?q='])
    await expect(page.getByRole('main').getByText(word, { exact: true })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.getByRole('textbox', { name: 'Your brand name' }).fill('Acme');
  await page.goto('/faq?q=refund');
  await expect(page.getByRole('searchbox')).toHaveValue('refund');
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.sort()).toEqual(['ink', 'theme']);
  expect(await page.context().cookies()).toEqual([]);
});

test('case studies come in with an animation, unless motion is unwelcome', async ({ page }) => {
  await page.goto('/resources/stories');
  const stories = page.getByRole('main').getByRole('article');
  await expect(stories).toHaveCount(3);
  await expect(stories.last()).toHaveCSS('animation-name', 'story-in');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(stories.last()).toHaveCSS('animation-name', 'none');
  await expect(stories.last()).toHaveCSS('opacity', '1');
});
