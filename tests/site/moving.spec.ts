import { expect, type Page, test } from '@playwright/test';
import { missingPaths } from '../../src/lib/routes.ts';
import { unknownPath } from './pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where a visitor meets a link to a page that does not exist yet; most are in the footer. */
const sources: Record<string, string> = {
  '/forgot-password': '/sign-in',
  '/demo': '/',
  '/careers': '/about',
  '/docs': '/faq',
};

async function expectNotFound(page: Page, path: string) {
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found');
}

for (const path of missingPaths) {
  test(`${path} is the 404 page, followed, typed and reloaded`, async ({ page }) => {
    await page.goto(sources[path] ?? '/contact');
    const followed = page.waitForResponse((answer) => new URL(answer.url()).pathname === path);
    await page.locator(`a[href="${path}"]:visible`).last().click();
    expect((await followed).status()).toBe(404);
    await page.waitForURL(path);
    await expectNotFound(page, path);

    expect((await page.goto(path))?.status()).toBe(404);
    await expectNotFound(page, path);

    expect((await page.reload())?.status()).toBe(404);
    await expectNotFound(page, path);
  });
}

test('an address that nothing links to says so and offers two ways on', async ({ page }) => {
  expect((await page.goto(unknownPath))?.status()).toBe(404);
  await expectNotFound(page, unknownPath);
  const main = page.getByRole('main');
  await expect(main).toContainText('404');
  await expect(main).toContainText(
    /The page you['’]re looking for doesn['’]t exist or has been moved\./,
  );
  await expect(main.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await main.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL('/');
});

const walks = [
  { from: '/', to: '/about' },
  { from: '/legal/terms', to: '/faq' },
  { from: '/faq', to: '/pricing' },
  { from: '/pricing', to: '/company/press' },
];

for (const { from, to } of walks) {
  test(`${to} is at its top when followed from the end of ${from}`, async ({ page }) => {
    await page.goto(from);
    const link = page.getByRole('contentinfo').locator(`a[href="${to}"]`);
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await link.click();
    await page.waitForURL(to);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}
