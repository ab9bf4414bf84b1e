import { expect, type Page } from '@playwright/test';
import { entriesOf } from '../../src/bands/refs.ts';
import { bandsOf, content } from './pages.ts';
import { stopClock } from './stop-clock.ts';

/** Each with its place among those of its page, and a name for both. */
export const numbered = <Item extends { path: string }>(items: Item[]) =>
  items.map((item, at) => {
    const nth = items.slice(0, at).filter(({ path }) => path === item.path).length;
    return { ...item, nth, where: nth ? `${item.path} (${nth + 1})` : item.path };
  });

export const carousels = numbered(bandsOf('testimonials'));

/** Those with more than are in view at once. */
export const turningCarousels = carousels.filter(({ words }) => words.items.length > 2);

/** With the categories it shows, and what stands before its ids. */
export const faqs = numbered(bandsOf('faq')).map((band) => ({
  ...band,
  prefix: band.nth ? `b${band.index}-` : '',
  categories: entriesOf(content.categories, band.words.categories),
}));

/** The tiles with a card of details. */
export const providerTiles = numbered(
  bandsOf('setup').flatMap(({ path, words }) =>
    words.providers.tiles.flatMap(({ name, status, customInfo }) =>
      status === 'custom' && customInfo ? [{ path, words, name, customInfo }] : [],
    ),
  ),
);

/** Sets of plans with a switch between monthly and yearly prices. */
export const planBands = numbered([...bandsOf('plans-hero'), ...bandsOf('plans')]).flatMap(
  ({ path, nth, where, words }) => {
    const set = content.plans[words.plans];
    const priced = (set?.plans ?? []).flatMap(({ name, price }) => {
      const found = price === undefined ? undefined : content.prices.plans[price];
      return found ? [{ name, price: found }] : [];
    });
    return set && priced.some(({ price }) => price.monthly > 0)
      ? [{ path, nth, where, set, priced }]
      : [];
  },
);

export const heroForms = bandsOf('landing-hero').flatMap(({ path, words: { form } }) =>
  form ? [{ path, form }] : [],
);

export const inkForms = bandsOf('landing-hero').flatMap(({ path, words: { ink, picture } }) =>
  ink && !picture ? [{ path, ink }] : [],
);

/** While forms only pretend, nothing leaves the browser. */
export const pretends = content.brand.forms === 'off';

export const contactForms = bandsOf('contact').flatMap(({ path, words: { form } }) =>
  form && pretends ? [{ path, form }] : [],
);

export const signUps = pretends ? bandsOf('sign-up') : [];

type Answered = { label: string; notice: string };

function answeredIn(data: unknown): Answered[] {
  if (!data || typeof data !== 'object') return [];
  const inside = Object.values(data).flatMap(answeredIn);
  return 'label' in data && 'notice' in data ? [data as Answered, ...inside] : inside;
}

/** Pages with buttons that a message answers. */
export const answering = content.pages.flatMap(({ address: path, bands }) => {
  const [first, ...others] = answeredIn(bands);
  return first ? [{ path, first, buttons: [first, ...others] }] : [];
});

/** Pages in whose corner recent activity comes up. */
export const activePages = content.pages.flatMap(({ address: path, activity, frame }) =>
  activity && content.activity ? [{ path, frame, words: content.activity }] : [],
);

/** An island by the name of its component. */
export const islandOf = (page: Page, name: string, nth = 0) =>
  page.locator(`astro-island[component-export="${name}"]`).nth(nth);

/** Waits until React has taken an island over. */
export const expectAwake = (page: Page, name: string, nth = 0) =>
  expect(islandOf(page, name, nth)).toHaveAttribute('data-awake', '');

/** The transient message. */
export const noticeOf = (page: Page) => page.getByRole('status').locator('#notice');

/** Holds the script of an island back until the returned function is called. */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/_astro/${name}.*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page at a carousel, with the clock stopped and the pointer elsewhere. */
export async function openCarousel(page: Page, { path = '/', nth = 0 }, width = 1280) {
  await page.setViewportSize({ width, height: 800 });
  await stopClock(page);
  await page.goto(path);
  await page.mouse.move(1, 1);
  await page.locator('.carousel-track').nth(nth).scrollIntoViewIfNeeded();
  await expectAwake(page, 'Carousel', nth);
}

/** The slides that can be reached, which are those in view, by their numbers. */
export const expectInView = (page: Page, numbers: number[], nth = 0) =>
  expect
    .poll(() =>
      islandOf(page, 'Carousel', nth)
        .locator('.carousel-slide')
        .evaluateAll((all) =>
          all.flatMap((slide, at) => (slide.hasAttribute('inert') ? [] : [at + 1])),
        ),
    )
    .toEqual(numbers);

/** Moves a stopped clock to so many milliseconds after the page's start. */
export async function passTo(page: Page, ms: number) {
  const now = await page.evaluate(() => performance.now());
  await page.clock.runFor(ms - now);
}

export const popupSize = { width: 1024, height: 700 };

/** Opens a page with the clock stopped at the moment at which the popup's code has come. */
export async function openBeforePopup(page: Page, path = '/') {
  await page.setViewportSize(popupSize);
  await stopClock(page);
  await page.goto(path);
  await passTo(page, 3000);
  await expectAwake(page, 'Popup');
}

/** Every roll of the dice gives this, from 0 to less than 1. */
export const loadDice = (page: Page, roll: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, roll);

/** A popup that is hidden until just before, and shown then, or the other way round. */
export async function expectPopupAfter(page: Page, ms: number, isShown: boolean) {
  const popup = page.locator('aside.popup');
  await page.clock.runFor(ms - 100);
  await expect(popup).toBeVisible({ visible: !isShown });
  await page.clock.runFor(101);
  await expect(popup).toBeVisible({ visible: isShown });
}
