import { expect, type Page, test } from '@playwright/test';
import { resize } from '../support/drawn.ts';
import { openInFaces } from '../support/faces.ts';
import { activePages, loadDice } from '../support/islands.ts';
import { bandsOf, content, desktop, longPath, pageAt } from '../support/pages.ts';
import { stopClock } from '../support/stop-clock.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Size = { width: number; height: number };
type Box = { left: number; top: number; right: number; bottom: number };

const sizes = [
  [390, 844],
  [600, 900],
  [768, 700],
  [768, 1024],
  [1024, 700],
  [1024, 768],
  [1152, 720],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1920, 1080],
  [2560, 1440],
].map(([width, height]) => ({ width, height }) as Size);

/** How far a box is from the side where lines begin. */
const fromStart = (box: Box | undefined, { width }: Size) =>
  content.language.dir === 'rtl' ? width - (box?.right ?? 0) : box?.left;

/** Where elements stand on the page, however far it is scrolled. */
const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return { left, top: top + scrollY, right, bottom: bottom + scrollY };
      }),
  );

/** The lines of text inside an element, each with its own box. */
const linesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((parts) => {
    const range = document.createRange();
    const lines: Box[] = [];
    for (const part of parts) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (!texts.currentNode.parentElement?.checkVisibility()) continue;
        range.selectNodeContents(texts.currentNode);
        for (const { left, top, right, bottom, width } of range.getClientRects()) {
          if (width > 1) lines.push({ left, top: top + scrollY, right, bottom: bottom + scrollY });
        }
      }
    }
    return lines;
  });

const meet = (one: Box, other: Box, gap = 0) =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

/** Whether a box reaches into the circle that fills a square. */
const reaches = (box: Box, plate: Box) => {
  const [x, y] = [(plate.left + plate.right) / 2, (plate.top + plate.bottom) / 2];
  const between = (low: number, at: number, high: number) => Math.min(Math.max(at, low), high);
  const away = Math.hypot(between(box.left, x, box.right) - x, between(box.top, y, box.bottom) - y);
  return away < (plate.right - plate.left) / 2;
};

const sheets = '.hero-card, .hero-shop, .ink-form';

/** Sheets that meet; the actions hang on their own panel. */
async function meetings(page: Page) {
  const [card, shop, panel, actions] = await Promise.all(
    [...sheets.split(', '), '.ink-actions'].map(async (sheet) => (await boxesOf(page, sheet))[0]),
  );
  const pairs = [
    [card, shop],
    [card, panel],
    [shop, panel],
    [card, actions],
    [shop, actions],
  ];
  return pairs.filter(([one, other]) => one && other && meet(one, other, 8)).length;
}

for (const { path, words } of bandsOf('landing-hero'))
  test(`sheets of the hero of ${path} never touch, and choosing an ink moves none`, async ({
    page,
  }) => {
    await openInFaces(page, path);
    const standing: Box[][] = [];
    for (const isChosen of words.ink && !words.picture ? [false, true] : [false]) {
      if (isChosen) await page.locator('.swatch').nth(2).click();
      for (const [at, size] of sizes.entries()) {
        await resize(page, size);
        const where = `at ${size.width} px${isChosen ? ', chosen' : ''}`;
        expect.soft(await meetings(page), where).toBe(0);
        const [actions] = await boxesOf(page, '.ink-actions');
        const figures = await linesOf(page, '.plate-stage + section');
        expect
          .soft(
            figures.some((line) => actions && meet(line, actions)),
            where,
          )
          .toBe(false);
        const boxes = await boxesOf(page, `${sheets}, .plate-stage + section`);
        if (isChosen) expect.soft(boxes, where).toEqual(standing[at]);
        else standing.push(boxes);
      }
    }
  });

for (const { path, plate, words, isHero } of [
  ...bandsOf('landing-hero').map(({ path }) => ({
    path,
    plate: '.hero-rosette',
    words: '.plate-stage h1, .plate-stage h1 ~ *',
    isHero: true,
  })),
  ...[...new Set(bandsOf('promo').map(({ path }) => path))].map((path) => ({
    path,
    plate: '.promo-plate',
    words: 'aside p',
    isHero: false,
  })),
]) {
  test(`no words of ${path} lie on ${plate}, which is not cut above or below`, async ({ page }) => {
    await openInFaces(page, path);
    for (const size of sizes) {
      await resize(page, size);
      const [rosette] = await boxesOf(page, plate);
      if (!rosette) continue;
      const lines = await linesOf(page, words);
      expect(lines.length).toBeGreaterThan(0);
      const where = `at ${size.width} px`;
      expect.soft(rosette.right - rosette.left, where).toBeGreaterThan(100);
      expect
        .soft(
          lines.filter((line) => reaches(line, rosette)),
          where,
        )
        .toEqual([]);
      if (!isHero) continue;
      const [stage] = await boxesOf(page, '.plate-stage');
      expect.soft(rosette.bottom, where).toBeLessThanOrEqual(stage?.bottom ?? 0);
    }
  });
}

for (const { path, words: popup } of activePages) {
  if (pageAt(path)?.bands[0]?.band !== 'landing-hero') continue;
  test(`the recent activity covers no text and no control of the hero of ${path}`, async ({
    page,
  }) => {
    const lengths = popup.messages.map(
      ({ name, location, message }) => `${name}${location}${message}`.length,
    );
    const longest = (lengths.indexOf(Math.max(...lengths)) + 0.5) / popup.messages.length;
    await loadDice(page, longest);
    await stopClock(page);
    await page.setViewportSize(desktop);
    await page.goto(path);
    const shown = page.getByRole('complementary', { name: popup.label });
    // Its code comes in between: time moves on until it has shown itself, and then stands still.
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(shown).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [100] });
    for (const size of sizes.filter(({ width }) => width >= 768)) {
      await page.setViewportSize(size);
      const look = async () => {
        const [box] = await boxesOf(page, '.popup');
        const lines = await linesOf(page, '.plate-stage');
        const controls = await boxesOf(page, '.plate-stage :is(a, button, input)');
        return {
          place: [fromStart(box, size), size.height - (box?.bottom ?? 0)],
          covered: [...lines, ...controls].filter((part) => box && meet(part, box)),
        };
      };
      // A stopped clock also stops the frames by which a page tells that it has its new size.
      await expect
        .poll(look, { message: `at ${size.width} × ${size.height}` })
        .toEqual({ place: [20, 20], covered: [] });
    }
  });
}

test('words in the display face keep their gap', async ({ page }) => {
  await openInFaces(page, longPath);
  const gaps = await page.locator('h1, h2, .font-display').evaluateAll((parts) => {
    const range = document.createRange();
    return parts.flatMap((part) => {
      const text = part.firstChild;
      const at = text instanceof Text ? text.data.trim().indexOf(' ') : -1;
      if (!(text instanceof Text) || at < 0 || !part.checkVisibility()) return [];
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { fontSize, fontStretch } = getComputedStyle(part);
      const share = range.getBoundingClientRect().width / Number.parseFloat(fontSize);
      // A gap at the end of a line takes no room.
      return Number.parseFloat(fontStretch) < 100 || share === 0 ? [] : [share];
    });
  });
  expect(gaps).not.toHaveLength(0);
  expect(Math.min(...gaps)).toBeGreaterThan(0.22);
});

for (const { path, words } of bandsOf('landing-hero')) {
  if (words.picture) continue;
  test(`${path}: the eSIM card keeps an outline in forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const edge = page.locator('.hero-card > div');
    await expect(edge).toHaveCSS('border-top-width', '1px');
    await expect(edge).toHaveCSS('clip-path', 'none');
  });
}
