import { expect, test } from '@playwright/test';
import { expectLinks } from './expect-links.ts';
import { openOnce } from './open-once.ts';

test.describe('§2 Not found', () => {
  const page = openOnce('/no/such-page');

  test('404 “Page Not Found” and its text', async () => {
    await expect(page().getByRole('heading', { level: 1 })).toContainText('404');
    await expect(page().getByRole('heading', { level: 1 })).toContainText('Page Not Found');
    await expect(
      page().getByText("The page you're looking for doesn't exist or has been moved.", {
        exact: true,
      }),
    ).toBeVisible();
  });

  test('Back to Home and Contact Support', async () => {
    await expectLinks(page(), 'Back to Home', '/');
    await expectLinks(page(), 'Contact Support', '/contact');
  });

  test('stands outside the main layout, with a logo that links home', async () => {
    await expect(page().getByRole('contentinfo')).toHaveCount(0);
    await expect(page().getByRole('navigation')).toHaveCount(0);
    await expect(page().getByRole('banner').getByRole('link')).toHaveAttribute('href', '/');
  });
});

test('§8 any unknown path shows the page at its own address', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View Demo Dashboard' }).click();
  await expect(page).toHaveURL(/\/demo$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
