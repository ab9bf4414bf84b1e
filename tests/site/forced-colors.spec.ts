import { expect, type Page, test } from '@playwright/test';
import { walk } from '../support/focus-walk.ts';
import { inEachPalette } from '../support/in-each-palette.ts';
import { bandsOf, desktop, longPath, makes } from '../support/pages.ts';

test.use({
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

/** Controls and drawings that cannot be seen any more. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const isFramed = (control: Element, part?: string) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(control, part);
      const ground = window.groundOf(control.parentElement);
      return borderTopWidth !== '0px' && window.contrast(borderTopColor, ground) >= 3;
    };
    const isSeen = (control: Element) => {
      // Its label is what is seen of it.
      if (control.matches('.sr-only')) return isFramed(control.closest('label') ?? control);
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
        control.querySelector('img') ||
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
      // What is out of the tab order is a trap for robots, out of sight.
      ...shown('a[href], button, input:not([tabindex="-1"]), textarea, summary').filter(
        (control) => !isSeen(control),
      ),
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

test('every stop of the keyboard has its ring under forced colors', async ({ page }) => {
  const withChoices = [...bandsOf('plans-hero'), ...bandsOf('sign-up')].map(({ path }) => path);
  for (const path of new Set([longPath, ...withChoices])) {
    await page.goto(path);
    expect.soft((await walk(page)).faults, path).toEqual([]);
  }
});
