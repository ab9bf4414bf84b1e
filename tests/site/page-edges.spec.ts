import { expect, test } from '@playwright/test';
import { mainPaths } from '../../src/lib/routes.ts';
import { documentOf } from './built.ts';
import { content } from './pages.ts';

test('the copyright line has the visitor’s year, whenever the page was built', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${content.brand.legalName}`);
});

test('the skip link is the first thing on every main page', () => {
  for (const path of mainPaths) {
    const first = documentOf(path).body.querySelector('a, button, input, [tabindex]');
    expect.soft(first?.getAttribute('href'), path).toBe('#content');
    expect.soft(first?.textContent, path).toBe(content.words.skip);
  }
});

test('the skip link shows itself on Tab and leads past the header', async ({ page }) => {
  await page.goto('/about');
  const skip = page.getByRole('link', { name: content.words.skip });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInMain).toBe(true);
});
