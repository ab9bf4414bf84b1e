import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributeOf, htmlElements } from '../../server/headers/html-elements.ts';
import { settle } from '../support/settle.ts';
import { violations } from '../support/violations.ts';
import { ownedCopy } from './owned-copy.ts';

// The shipped site, built to be looked at before it goes live. Its forms only pretend, so it can do
// without the intake.

const site = ownedCopy(
  (project) => {
    const file = join(project, 'content/words.yaml');
    const words = readFileSync(file, 'utf8').replace(/^preview: .*\n/m, '');
    writeFileSync(file, `${words}preview: Vorschau\n`);
    rmSync(join(project, 'intake'), { recursive: true });
  },
  { STAGE: 'preview' },
);

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

test('search engines are told to leave out every page, and everything else', () => {
  const pages = Object.entries(site.texts()).filter(([file]) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  for (const [file, text] of pages) {
    const robots = [...htmlElements(text)].filter((each) => attributeOf(each, 'name') === 'robots');
    expect(
      robots.map((each) => attributeOf(each, 'content')),
      file,
    ).toEqual(['noindex']);
  }
  expect(site.text('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(readFileSync(join(site.dist, '_headers'), 'utf8')).toMatch(
    /^\/\*\n(?: {2}.*\n)* {2}x-robots-tag: noindex$/m,
  );
});

test('a mark says so on every page, in the words of the owner', () => {
  const pages = Object.entries(site.texts()).filter(([file]) => file.endsWith('.html'));
  for (const [file, text] of pages) expect(text, file).toContain('>Vorschau</aside>');
});

test.each(sizes)('the mark covers no control and no message, at $width px', async (size) => {
  const page = await site.visit();
  await page.setViewportSize(size);
  await page.clock.install();
  for (const path of ['/', '/pricing', '/contact', '/sign-in', '/404']) {
    await page.goto(`http://site.test${path}`);
    const popup = async () => {
      await page.clock.runFor(1000);
      return page.locator('.popup').isVisible();
    };
    if (path === '/' && size.width > 1000) await expect.poll(popup, { timeout: 30_000 }).toBe(true);
    const covered = await page.evaluate(() => {
      const mark = document.querySelector('.stage-mark')?.getBoundingClientRect();
      if (!mark?.width) return ['there is no mark'];
      const isUnder = (element: Element) => {
        const box = element.getBoundingClientRect();
        return (
          element.checkVisibility() &&
          box.left < mark.right &&
          box.right > mark.left &&
          box.top < mark.bottom &&
          box.bottom > mark.top
        );
      };
      const found = new Set<string>();
      const controls = document.querySelectorAll('a, button, input, textarea, summary, .popup');
      for (let y = 0; y < document.documentElement.scrollHeight; y += mark.height) {
        scrollTo({ top: y, behavior: 'instant' });
        for (const element of controls) if (isUnder(element)) found.add(element.outerHTML);
      }
      return [...found];
    });
    expect(covered, path).toEqual([]);
  }
  await page.close();
});

test('it hinders nobody: last in the document, not pressed, not printed, and fine with axe', async () => {
  const page = await site.visit();
  for (const path of ['/', '/sign-in', '/404']) {
    const mark = page.locator('.stage-mark');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, media: 'screen' });
      await page.goto(`http://site.test${path}`);
      await settle(page);
      expect(await violations(page), `${path}, ${colorScheme}`).toEqual([]);
    }
    expect(await mark.isVisible()).toBe(true);
    const isLast = await mark.evaluate(
      (element) => !element.parentElement?.querySelector(':scope > .stage-mark ~ :not(script)'),
    );
    expect(isLast, path).toBe(true);
    expect(await mark.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
    await page.emulateMedia({ media: 'print' });
    expect(await mark.isVisible()).toBe(false);
  }
  await page.close();
});
