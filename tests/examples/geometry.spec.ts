import { expect, type Page } from '@playwright/test';
import { outsideWindow, sidewaysScroll } from '../../tools/check/look/fit-rules.ts';
import { installVisible } from '../../tools/check/look/visible.ts';
import { pathOf, paths, test } from './examples-site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => {
        const { left, right, top, height } = part.getBoundingClientRect();
        const row = Math.round((top + scrollY + height / 2) / 12);
        return { left, right, top, height, row, words: part.textContent?.trim().slice(0, 40) };
      }),
  );

/** Elements of one row with different heights or tops. */
async function unlike(page: Page, selector: string, side: 'top' | 'height') {
  const rows = Map.groupBy(await boxesOf(page, selector), ({ row }) => row);
  return [...rows.values()]
    .filter((row) => row.some((one) => Math.abs(one[side] - (row[0]?.[side] ?? 0)) > 1))
    .map((row) => row.map(({ words }) => words).join(' | '));
}

for (const path of paths) {
  test(`${path} has rows of equally high buttons, and breaks long words`, async ({ page }) => {
    await page.goto(path);
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const buttons = 'main :is(a, button).border-edge, main :is(a, button).bg-mast';
      expect.soft(await unlike(page, buttons, 'height'), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await page.evaluate(installVisible);
    await page.evaluate(() => {
      const parts = document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, summary)');
      // Figures and labels stay on one line: their fields take few letters.
      const kept = '.whitespace-nowrap, .shrink-0, figure *, [role=img] *, .table-frame *';
      for (const part of [...parts].filter((each) => !each.matches(kept)))
        for (const node of part.childNodes)
          if (node instanceof Text && node.data.trim())
            node.data = `Kundenzufriedenheitsmessungsinstrumente ${node.data}`;
    });
    expect(await page.evaluate(sidewaysScroll)).toEqual([]);
    expect(await page.evaluate(outsideWindow)).toEqual([]);
  });
}

test('aligns and joins the plans, monthly and yearly', async ({ page }) => {
  await page.goto(pathOf('hero', 'plans'));
  for (const choice of ['monthly', 'yearly']) {
    await page.locator(`.billing-choice [value=${choice}]`).first().check({ force: true });
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const at = `${choice}, ${width} px`;
      expect.soft(await unlike(page, '.plan-row > .plan :is(a, button)', 'top'), at).toEqual([]);
      const plans = await boxesOf(page, '.plan-row > .plan');
      const gaps = plans.slice(1).map(({ left }, at) => left - (plans[at]?.right ?? 0));
      expect
        .soft(
          gaps.filter((gap) => gap > 1),
          at,
        )
        .toEqual([]);
    }
  }
});

/** Pairs of a selected control and another one, which must differ without the site's colors. */
const choices = [
  ['plans', '.billing-choice:has(:checked)', '.billing-choice:not(:has(:checked))', ''],
  ['testimonials', '.carousel-dot[aria-current]', '.carousel-dot:not([aria-current])', '::before'],
] as const;

for (const [band, chosen, other, part] of choices)
  test(`${band} marks the selected control in forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(pathOf(band));
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);
    expect(await look(chosen)).not.toBe(await look(other));
  });
