import { expect, type Page, test } from '@playwright/test';
import { drawn } from './drawn.ts';
import { walk } from './focus-walk.ts';
import { installColors } from './page-colors.ts';
import { desktop, makes } from './pages.ts';
import { settle } from './settle.ts';

test.use({
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

/** Opens a page, and asks it again in a light and a dark palette: a visitor's own colors are one or the other. */
async function inEachPalette(page: Page, path: string, ask: (palette: string) => Promise<void>) {
  await page.goto(path);
  await installColors(page);
  await settle(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await drawn(page);
    await ask(`${path}, ${colorScheme}`);
  }
}

/** Controls and drawings that cannot be seen any more. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const isFramed = (control: Element, part?: string) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(control, part);
      const ground = window.groundOf(control.parentElement);
      return borderTopWidth !== '0px' && window.contrast(borderTopColor, ground) >= 3;
    };
    const isSeen = (control: Element) => {
      if (control.matches('[type=checkbox]'))
        return getComputedStyle(control).appearance !== 'none';
      // Filled buttons lose their fill; what is left of each is its frame.
      if (control.matches('.bg-mast, .bg-strong')) return isFramed(control);
      const ground = window.groundOf(control);
      const stands = (element: Element | null, least: number) =>
        element && window.contrast(getComputedStyle(element).color, ground) >= least;
      return (
        (control.textContent?.trim() && stands(control, 4.5)) ||
        stands(control.querySelector('svg'), 3) ||
        isFramed(control) ||
        isFramed(control, '::before')
      );
    };
    const paper = getComputedStyle(document.body).backgroundColor;
    /** Shapes keep the colors they are given: one of them must stand out from the page. */
    const isDrawn = (drawing: Element) =>
      [...drawing.querySelectorAll('path, circle, rect, line, text, use')].some((shape) => {
        const { stroke, fill } = getComputedStyle(shape);
        return [stroke, fill].some(
          (paint) =>
            paint.startsWith('url') || (paint !== 'none' && window.contrast(paint, paper) >= 3),
        );
      });
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    return [
      ...shown('a[href], button, input, textarea, summary').filter((control) => !isSeen(control)),
      ...shown('svg').filter((drawing) => !isDrawn(drawing)),
    ].map(({ outerHTML }) => outerHTML.slice(0, 300));
  });

for (const path of makes) {
  test(`${path}: controls and drawings stay in sight under forced colors`, async ({ page }) => {
    // A theme that was chosen here before must not stand against the colors of the system.
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await inEachPalette(page, path, async (palette) => {
      expect.soft(await lost(page), palette).toEqual([]);
    });
  });
}

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

test('every stop of the keyboard has its ring under forced colors', async ({ page }) => {
  for (const path of ['/pricing', '/sign-up']) {
    await page.goto(path);
    expect.soft((await walk(page)).faults, path).toEqual([]);
  }
});
