import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { turningCarousels } from '../support/islands.ts';
import { anyPath } from '../support/pages.ts';
import { Firefox } from './firefox.ts';

const firefox = new Firefox();

// As older releases are: no anchors, no view transitions, and a visitor who wants no motion.
beforeAll(() =>
  firefox.start({
    'layout.css.anchor-positioning.enabled': false,
    'dom.viewTransitions.enabled': false,
    'ui.prefersReducedMotion': 1,
  }),
);
afterAll(() => firefox.stop());
afterEach(() => expect(firefox.faults.splice(0)).toEqual([]));

test('the settings are those that the tests mean', async () => {
  await firefox.open(anyPath);
  const settings = await firefox.page.evaluate(() => ({
    anchors: CSS.supports('left: anchor(left)'),
    transitions: 'startViewTransition' in document,
    timelines: CSS.supports('animation-timeline: scroll()'),
    rules: HTMLScriptElement.supports('speculationrules'),
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  expect(settings).toEqual({
    anchors: false,
    transitions: false,
    timelines: false,
    rules: false,
    still: true,
  });
});

test.each([1280, 1200])(
  'without anchors a dropdown still opens under its button, %i px',
  async (width) => {
    await firefox.open(anyPath, width);
    for (const trigger of await firefox.page.$$('[data-dropdown]')) {
      await trigger.click();
      const place = await trigger.evaluate((button) => {
        const panel = document.querySelector('.dropdown:popover-open')?.getBoundingClientRect();
        const from = button.getBoundingClientRect();
        return {
          beside: Math.abs((panel?.x ?? -999) - from.x),
          below: (panel?.y ?? -999) - from.bottom,
          over: (panel?.right ?? 0) - innerWidth,
        };
      });
      expect.soft(place.beside).toBeLessThanOrEqual(1);
      expect.soft(place.below).toBeGreaterThanOrEqual(-8);
      expect.soft(place.below).toBeLessThanOrEqual(24);
      expect.soft(place.over).toBeLessThanOrEqual(0);
    }
  },
);

test('without motion nothing turns by itself, and what is scrolled to is there', async () => {
  await firefox.open(turningCarousels[0]?.path ?? '/', 1280, 800, 20);
  const { page } = firefox;
  await page.$eval('.carousel-track', (track) => track.scrollIntoView({ block: 'center' }));
  await page.waitForSelector('astro-island[component-export=Carousel][data-awake]');
  // Several times the five seconds of a turn, at twenty times the speed.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20_000)));
  expect(await page.$eval('.carousel-slide', (slide) => slide.getAttribute('data-place'))).toBe(
    '0',
  );
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10).length,
  );
  expect(moving).toBe(0);
  const invisible = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p)')]
      .filter((element) => element.checkVisibility())
      .filter((element) => !element.closest('[inert], .provider-card, [popover]'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.textContent),
  );
  expect(invisible).toEqual([]);
});
