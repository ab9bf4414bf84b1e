import { expect, type Page, test } from '@playwright/test';
import { faqs, planBands } from '../support/islands.ts';
import { everyPath } from '../support/pages.ts';

for (const { path, nth, where, set, priced } of planBands) {
  test(`prices printed from ${where} stand whole under their headings, monthly and yearly`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    const plans = page.locator('.plans').nth(nth);
    await expect(plans.locator('.billing-toggle')).toBeHidden();
    const yearly = plans.locator('.when-yearly:visible');
    await expect(plans.locator('.when-monthly:visible')).toHaveCount(priced.length);
    await expect(yearly).toHaveCount(priced.length);
    for (const price of await yearly.all()) await expect(price).toContainText(set.words.yearly);
    for (const part of await page.locator('main :is(.plan, tr, figure)').all()) {
      await expect(part).toHaveCSS('break-inside', 'avoid');
    }
    for (const heading of await page.locator('main :is(h2, h3)').all()) {
      await expect(heading).toHaveCSS('break-after', 'avoid');
    }
  });
}

/** A page as it is printed by somebody who sees it dark. */
async function openPrinted(page: Page, path: string) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(path);
}

for (const path of [...new Set(faqs.map((faq) => faq.path))]) {
  test(`${path} prints every question of every category with its answer`, async ({ page }) => {
    await openPrinted(page, path);
    const answers = page.locator('.faq .question-answer');
    const count = faqs
      .filter((faq) => faq.path === path)
      .flatMap(({ categories }) => categories.flatMap(({ questions }) => questions)).length;
    await expect(answers).toHaveCount(count);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    for (const title of await page.locator('.faq-panel-title').all())
      await expect(title).not.toHaveCSS('position', 'absolute');
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
}

for (const path of everyPath) {
  test(`${path} prints all its answers, dark on white, without what only a screen can use`, async ({
    page,
  }) => {
    await openPrinted(page, path);
    for (const answer of await page.locator('.question-answer').all())
      await expect.soft(answer).toBeVisible();
    const faults = await page.evaluate(() => {
      const lightness = (color: string) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.fillStyle = 'white';
        context.fillRect(0, 0, 1, 1);
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
      };
      const grounds = [document.body, ...document.querySelectorAll('main section, .night')];
      return grounds
        .filter((ground) => ground.checkVisibility())
        .map((ground) => ({ ground, style: getComputedStyle(ground) }))
        .filter(
          ({ style }) => lightness(style.backgroundColor) < 200 || lightness(style.color) > 120,
        )
        .map(({ ground }) => ground.outerHTML.slice(0, 120));
    });
    expect(faults).toEqual([]);
    for (const part of ['.site-header', '.popup', '.notice', 'footer nav'])
      for (const each of await page.locator(part).all()) await expect.soft(each).toBeHidden();
  });
}
