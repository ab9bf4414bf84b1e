import { expect, test } from '@playwright/test';
import { anyPath, content, longPath, onward } from '../support/pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page is at its top when followed from the end of another', async ({ page }) => {
  await page.goto(longPath);
  const link = page.locator(onward).last();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(href);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the copyright line has the visitor’s year, whenever the page was built', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await page.goto(anyPath);
  const line = content.words.copyright.replace('{year}', '2031');
  await expect(page.getByRole('contentinfo')).toContainText(line);
});

test('the skip link shows itself on Tab and leads past the header', async ({ page }) => {
  await page.goto(anyPath);
  const skip = page.getByRole('link', { name: content.words.skip });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  // In the page, or in its footer where the page has nothing to press.
  await expect(page.locator(':is(main, footer) :focus')).toHaveCount(1);
});
