import { expect, test } from '@playwright/test';
import { inEachPalette } from '../support/in-each-palette.ts';
import { faqs, inkForms, planBands, turningCarousels } from '../support/islands.ts';
import { desktop } from '../support/pages.ts';

test.use({
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

/** What tells a chosen thing from the ones beside it, once every color of the site is gone. */
const choices = [
  {
    places: planBands,
    chosen: '.billing-choice:has(:checked)',
    other: '.billing-choice:not(:has(:checked))',
    property: 'background-color',
  },
  {
    places: inkForms,
    chosen: '.swatch:checked',
    other: '.swatch:not(:checked)',
    property: '--ring',
  },
  {
    places: turningCarousels,
    chosen: '.carousel-dot[aria-current]',
    other: '.carousel-dot:not([aria-current])',
    part: '::before',
    property: 'background-color',
  },
  {
    places: faqs.filter(({ categories }) => categories.length > 1),
    chosen: '.faq-tab:first-child',
    other: '.faq-tab:last-child',
    property: 'border-left-color',
  },
];

for (const { places, chosen, other, part = '', property } of choices) {
  for (const path of new Set(places.map((place) => place.path))) {
    test(`${path}: ${chosen} can be told from the others under forced colors`, async ({ page }) => {
      const look = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate(
            (element, [part, property]) => {
              const value = getComputedStyle(element, part).getPropertyValue(property);
              // No fill, and a fill in the color of the ground, look the same.
              return value.endsWith(', 0)') ? window.groundOf(element) : value;
            },
            [part, property] as const,
          );
      await inEachPalette(page, path, async (palette) => {
        expect.soft(await look(chosen), palette).not.toBe(await look(other));
      });
    });
  }
}

for (const { path } of inkForms) {
  test(`${path}: each ink keeps its own color under forced colors`, async ({ page }) => {
    await page.goto(path);
    const colors = await page
      .locator('.swatch:has([type=radio])')
      .evaluateAll((all) => all.map((ink) => getComputedStyle(ink, '::before').backgroundColor));
    expect(new Set(colors).size).toBe(colors.length);
  });
}
