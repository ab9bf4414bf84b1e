import { expect, type Page, test } from '@playwright/test';

test('shows the 404 page at the missing path, also after a reload, with a link to the home page', async ({
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

test('does not copy the ornament of the 404 page as text', async ({ page }) => {
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
  test(`${path} suggests ${links.length} links`, async ({ page }) => {
    await page.goto(path);
    const shown = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(shown).toHaveCount(links.length);
    for (const [index, href] of links.entries())
      await expect(shown.nth(index)).toHaveAttribute('href', href);
  });

test('names every storage entry and URL parameter of the site in the cookie policy', async ({
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

test('animates case studies, except with reduced motion', async ({ page }) => {
  await page.goto('/resources/stories');
  const stories = page.getByRole('main').getByRole('article');
  await expect(stories).toHaveCount(3);
  await expect(stories.last()).toHaveCSS('animation-name', 'story-in');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(stories.last()).toHaveCSS('animation-name', 'none');
  await expect(stories.last()).toHaveCSS('opacity', '1');
});

test.describe('the switchboard', () => {
  const board = (page: Page) => page.getByRole('figure', { name: 'A sample switchboard' });
  const plug = (page: Page, name: string) =>
    board(page).getByRole('button', { name: `Disconnect ${name}` });
  const row = (page: Page, name: string) =>
    board(page).getByRole('listitem').filter({ hasText: name });

  test('moves the order to the next provider when a visitor disconnects one, and announces it', async ({
    page,
  }) => {
    await page.goto('/features/provider-integration');
    await expect(plug(page, 'Tradewind')).toHaveAttribute('aria-pressed', 'true');
    await plug(page, 'Levanter').press('Enter');
    await expect(row(page, 'Levanter')).toContainText('No response');
    await expect(row(page, 'Meltemi')).toContainText('Took the order');
    await expect(board(page).getByRole('status')).toHaveText('Meltemi Mobile: Took the order');
    await plug(page, 'Tradewind').click();
    await expect(row(page, 'Tradewind')).toContainText('Took the order');
    await expect(row(page, 'Meltemi')).toContainText('On standby');
    for (const name of ['Tradewind', 'Meltemi', 'Harmattan']) await plug(page, name).click();
    await expect(board(page).getByRole('status')).toHaveText('No provider is connected.');
  });

  test('moves its cord in 400 ms, or at once with reduced motion', async ({ page }) => {
    await page.goto('/features/provider-integration');
    const cord = board(page).locator('path[stroke-width="1.5"]:not([stroke])').last();
    await expect(cord).toHaveCSS('transition-duration', '0.4s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(cord).toHaveCSS('transition-property', 'none');
  });

  test('has no control without scripts', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/features/provider-integration');
    await expect(board(page)).toContainText('Took the order');
    await expect(board(page).getByRole('button')).toHaveCount(0);
    await expect(board(page).getByText('Choose a provider')).toBeHidden();
    await page.close();
  });
});

test('prints the sheet of /solutions/enterprises alone on one page by its link', async ({
  page,
}) => {
  const sheets = async (format = 'Letter') => {
    const file = await page.pdf({ format });
    return file.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  };
  await page.goto('/solutions/enterprises');
  expect(await sheets()).toBeGreaterThan(2);
  await page.getByRole('link', { name: 'Link to print only this sheet' }).click();
  expect([await sheets('A4'), await sheets('Letter')]).toEqual([1, 1]);
});

test('shows each story in its own color, with every figure inside its frame on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/resources/stories');
  const stories = page.getByRole('main').getByRole('article');
  const borders = await stories.evaluateAll((all) =>
    all.map((story) => getComputedStyle(story).borderTopColor),
  );
  expect(new Set(borders).size).toBe(3);
  const outside = await stories.evaluateAll((all) =>
    all.flatMap((story) =>
      [...story.querySelectorAll('dd')]
        .filter((dd) => {
          const text = document.createRange();
          text.selectNodeContents(dd);
          return text.getBoundingClientRect().right > story.getBoundingClientRect().right;
        })
        .map(({ textContent }) => textContent),
    ),
  );
  expect(outside).toEqual([]);
});
