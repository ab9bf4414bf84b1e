import { expect, test } from '@playwright/test';

test('§2 Landing page: pricing links to #faq, a strip of common questions', async ({ page }) => {
  await page.goto('/');
  await page.locator('main a[href="#faq"]').click();
  await expect(page).toHaveURL(/\/#faq$/);
  await expect(page.locator('#faq')).toBeInViewport();
  const question = page.locator('#faq details').first();
  await question.locator('summary').click();
  await expect(question.locator('.question-answer')).toBeVisible();
});
