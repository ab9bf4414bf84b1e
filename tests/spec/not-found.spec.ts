import { expect, test } from '@playwright/test';
import { unknownPath } from '../support/pages.ts';
import { allOf, bodyOf, expectLinks, expectWords, oneOf, textsOf } from './built-page.ts';

test('§2 Not found: its words, its two buttons, outside the main layout', () => {
  const page = bodyOf(unknownPath);
  expect(textsOf(page, 'h1')).toEqual([expect.stringMatching(/404.*Page Not Found/)]);
  expectWords(page, ["The page you're looking for doesn't exist or has been moved."]);
  expectLinks(page, { 'Back to Home': '/', 'Contact Support': '/contact' });
  expect(allOf(page, 'nav, footer')).toEqual([]);
  expect(oneOf(page, 'header a').getAttribute('href')).toBe('/');
});

test('§8 Any unknown path shows it at its own address', async ({ page }) => {
  await page.goto('/');
  await page.locator('main a[href="/demo"]').first().click();
  await expect(page).toHaveURL('/demo');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
