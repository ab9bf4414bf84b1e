import { expect, test } from '@playwright/test';
import { inEachPalette } from '../support/in-each-palette.ts';
import { desktop } from '../support/pages.ts';

test.use({
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

/** What tells a chosen thing from the ones beside it, once every color of the site is gone. */
const choices = [
  [
    '/pricing',
    '.billing-choice :checked + span',
    '.billing-choice :not(:checked) + span',
    '',
    'background-color',
  ],
  ['/', '.swatch:has(:checked)', '.swatch:not(:has(:checked))', '::before', 'box-shadow'],
  [
    '/',
    '.carousel-dot[aria-current]',
    '.carousel-dot:not([aria-current])',
    '::before',
    'background-color',
  ],
  ['/faq', '.faq-tab:first-child', '.faq-tab:last-child', '', 'border-left-color'],
] as const;

test('what is chosen can be told under forced colors', async ({ page }) => {
  for (const [path, chosen, other, part, property] of choices) {
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
      expect.soft(await look(chosen), `${chosen} ${palette}`).not.toBe(await look(other));
    });
  }
});

test('each ink keeps its own color under forced colors', async ({ page }) => {
  await page.goto('/');
  const colors = await page
    .locator('.swatch:has([type=radio])')
    .evaluateAll((all) => all.map((ink) => getComputedStyle(ink, '::before').backgroundColor));
  expect(new Set(colors).size).toBe(colors.length);
});
