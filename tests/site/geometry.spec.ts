import { expect, type Page, test } from '@playwright/test';
import { resize } from '../support/drawn.ts';
import { openInFaces } from '../support/faces.ts';
import { planBands } from '../support/islands.ts';
import { anyPath, content, everyPath, mainPaths, makes, phone } from '../support/pages.ts';
import { sightFaults, widths } from '../support/sight-faults.ts';
import { tornWords, unfold } from '../support/text-faults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Long pages are looked at as a whole, at every width.
test.describe.configure({ timeout: 180_000 });

/** A window as high as the page at that width, and some room for what floats at its bottom. */
async function showWhole(page: Page, width: number) {
  await resize(page, { width, height: 800 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await resize(page, { width, height: height + 400 });
}

for (const path of everyPath) {
  test(`${path} stands in line and whole at every width`, async ({ page }) => {
    await openInFaces(page, path);
    for (const width of widths) {
      await showWhole(page, width);
      expect.soft(await sightFaults(page), `at ${width} px`).toEqual([]);
    }
    await unfold(page);
    for (const width of [320, 768, 1280]) {
      await showWhole(page, width);
      expect.soft(await tornWords(page), `torn at ${width} px`).toEqual([]);
    }
  });
}

for (const path of new Set(planBands.map((each) => each.path))) {
  test(`${path} keeps its plans in line and joined on the yearly view`, async ({ page }) => {
    await openInFaces(page, path);
    for (const choice of await page.locator('[data-billing=yearly]').all()) {
      await choice.check({ force: true });
    }
    for (const width of [1024, 1060, 1100, 1280, 1440]) {
      await showWhole(page, width);
      expect.soft(await sightFaults(page), `at ${width} px`).toEqual([]);
      expect.soft(await gaps(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('rows of the overlay menu are 44 px high', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(anyPath);
  await page.getByRole('button', { name: content.words.openMenu }).click();
  for (const link of await page.getByRole('dialog').getByRole('link').all()) {
    expect
      .soft((await link.boundingBox())?.height, (await link.textContent()) ?? '')
      .toBeGreaterThanOrEqual(44);
  }
});

/** How far the sheets of neighboring plans in one row stand apart, where they do. */
const gaps = (page: Page) =>
  page.locator('.plan-row > .plan + .plan').evaluateAll((plans) =>
    plans
      .map((plan) => {
        const before = plan.previousElementSibling?.getBoundingClientRect().right ?? 0;
        return Math.round(plan.getBoundingClientRect().left - before);
      })
      .filter((gap) => gap > 0),
  );

/** Where the headings of a page are, as the visitor sees them. */
const headings = (page: Page) =>
  page
    .locator('main :is(h1, h2)')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));

for (const path of makes.filter((path) => mainPaths.includes(path)).slice(0, 3)) {
  for (const width of [390, 1280]) {
    test(`${path} comes back to where it was left at ${width} px, on reload and on Back`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openInFaces(page, path);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.6));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      const left = await headings(page);
      await page.reload();
      await expect.poll(() => headings(page)).toEqual(left);
      await page.goto(anyPath);
      await page.goBack();
      await expect.poll(() => headings(page)).toEqual(left);
    });
  }
}
