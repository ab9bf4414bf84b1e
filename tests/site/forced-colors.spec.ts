import { expect, type Page, test } from '@playwright/test';
import { drawn } from './drawn.ts';
import { walk } from './focus-walk.ts';
import { installColors } from './page-colors.ts';
import { desktop, everyPath } from './pages.ts';
import { settle } from './settle.ts';

test.use({
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
});

/** Light and dark palettes: a visitor's own colors are one or the other. */
const palettes = ['light', 'dark'] as const;

/** Controls that are neither words, nor framed, nor a mark that can be seen on its ground. */
const lostControls = (page: Page) =>
  page.evaluate(() => {
    const isFramed = (control: Element, part?: string) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(control, part);
      const ground = window.groundOf(control.parentElement);
      return borderTopWidth !== '0px' && window.contrast(borderTopColor, ground) >= 3;
    };
    return [...document.querySelectorAll('a[href], button, input, textarea, summary')]
      .filter((control) => control.checkVisibility({ opacityProperty: true }))
      .filter((control) => {
        if (control.matches('[type=checkbox]'))
          return getComputedStyle(control).appearance === 'none';
        const ground = window.groundOf(control);
        const icon = control.querySelector('svg');
        return !(
          (control.textContent?.trim() &&
            window.contrast(getComputedStyle(control).color, ground) >= 4.5) ||
          (icon && window.contrast(getComputedStyle(icon).color, ground) >= 3) ||
          isFramed(control) ||
          isFramed(control, '::before')
        );
      })
      .map((control) => control.outerHTML);
  });

/** Filled buttons lose their fill; what is left of each is its frame. */
const unframedButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bg-mast, .bg-strong')]
      .filter(
        (button) => button.checkVisibility() && getComputedStyle(button).borderTopWidth === '0px',
      )
      .map((button) => button.outerHTML),
  );

/** Pictures of which nothing stands out from the page: their shapes keep the colors they are given. */
const lostDrawings = (page: Page) =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll('svg')]
      .filter((drawing) => drawing.checkVisibility({ visibilityProperty: true }))
      .filter((drawing) => {
        const shapes = [...drawing.querySelectorAll('path, circle, rect, line, text, use')];
        return !shapes.some((shape) => {
          const { stroke, fill } = getComputedStyle(shape);
          return [stroke, fill].some(
            (paint) =>
              paint.startsWith('url') || (paint !== 'none' && window.contrast(paint, ground) >= 3),
          );
        });
      })
      .map((drawing) => drawing.outerHTML.slice(0, 300));
  });

for (const path of everyPath) {
  test(`${path}: controls and drawings stay in sight under forced colors`, async ({ page }) => {
    // A theme that was chosen here before must not stand against the colors of the system.
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(path);
    await installColors(page);
    await settle(page);
    for (const colorScheme of palettes) {
      await page.emulateMedia({ colorScheme });
      await drawn(page);
      expect.soft(await lostControls(page), colorScheme).toEqual([]);
      expect.soft(await unframedButtons(page), colorScheme).toEqual([]);
      expect.soft(await lostDrawings(page), colorScheme).toEqual([]);
    }
  });
}

type Choice = { path: string; name: string; one: string; other: string; part?: string; of: string };

/** What tells a chosen thing from the ones beside it, once every color of the site is gone. */
const choices: Choice[] = [
  {
    path: '/pricing',
    name: 'the billing period',
    one: '.billing-choice :checked + span',
    other: '.billing-choice :not(:checked) + span',
    of: 'background-color',
  },
  {
    path: '/',
    name: 'an ink',
    one: '.swatch:has(:checked)',
    other: '.swatch:not(:has(:checked))',
    part: '::before',
    of: 'box-shadow',
  },
  {
    path: '/',
    name: 'a testimonial',
    one: '.carousel-dot[aria-current]',
    other: '.carousel-dot:not([aria-current])',
    part: '::before',
    of: 'background-color',
  },
  {
    path: '/faq',
    name: 'a category of questions',
    one: '.faq-tab:first-child',
    other: '.faq-tab:last-child',
    of: 'border-left-color',
  },
];

for (const { path, name, one, other, part, of } of choices) {
  test(`${name} that is chosen can be told under forced colors`, async ({ page }) => {
    await page.goto(path);
    await installColors(page);
    await settle(page);
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, [part, of]) => {
            const value = getComputedStyle(element, part).getPropertyValue(of);
            // No fill, and a fill in the color of the ground, look the same.
            return value.endsWith(', 0)') ? window.groundOf(element) : value;
          },
          [part, of] as const,
        );
    for (const colorScheme of palettes) {
      await page.emulateMedia({ colorScheme });
      await drawn(page);
      expect(await look(one), colorScheme).not.toBe(await look(other));
    }
  });
}

test('each ink keeps its own color under forced colors', async ({ page }) => {
  await page.goto('/');
  const colors = await page
    .locator('.swatch:has([type=radio])')
    .evaluateAll((swatches) =>
      swatches.map((swatch) => getComputedStyle(swatch, '::before').backgroundColor),
    );
  expect(new Set(colors).size).toBe(colors.length);
});

for (const path of ['/', '/pricing', '/faq', '/sign-up']) {
  test(`${path}: every stop of the keyboard has its ring under forced colors`, async ({ page }) => {
    await page.goto(path);
    expect((await walk(page)).faults).toEqual([]);
  });
}
