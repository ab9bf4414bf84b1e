import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readFiles } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { mapTexts } from '../../src/lib/text.ts';
import { wordsOf } from '../languages/words-of.ts';
import { expectGreen, fileOf, ownedCopy, runIn, suites } from './owned-copy.ts';

// A company in Berlin that made the site its own: few pages, all in German and at German addresses,
// nothing of the samples.

const own = join(import.meta.dirname, 'nomad');

const site = ownedCopy(async (project) => {
  for (const folder of ['content', 'brands']) {
    rmSync(join(project, folder), { recursive: true });
    cpSync(join(own, folder), join(project, folder), { recursive: true });
  }
  mkdirSync(join(project, 'content/images'));
  const background = { r: 160, g: 110, b: 60 };
  const photograph = sharp({ create: { width: 1000, height: 1200, channels: 3, background } });
  await photograph.toFile(join(project, 'content/images/friederike.jpg'));
});

const pages = [
  '/',
  '/preise',
  '/kontakt',
  '/impressum',
  '/datenschutz',
  '/neues',
  '/neues/erstes-jahr',
  '/404',
];

it('has its own pages and no other, all in German', () => {
  const built = Object.keys(site.texts()).filter((file) => file.endsWith('.html'));
  expect(built.sort()).toEqual(pages.map(fileOf).sort());
  for (const page of pages) {
    expect.soft(site.document(page).documentElement.getAttribute('lang'), page).toBe('de');
  }
});

it('writes prices and dates as Germans do', () => {
  for (const page of ['/', '/preise']) {
    const said = site.document(page).body.textContent.replaceAll('\u00a0', ' ');
    expect.soft(said, page).toContain('299,90 €');
    expect.soft(said, page).toContain('1.299 €');
    expect.soft(said, page).toContain('pro Monat zzgl. MwSt.');
  }
  expect(site.text('/neues/erstes-jahr.html')).toContain('>9. März 2026</time>');
  expect(site.document('/kontakt').body.textContent).toContain('10119 Berlin');
});

/** Words of any language; codes and addresses are none. */
const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu) ?? [];

it('says nothing that the owner did not write', async () => {
  const written = new Set(['März', 'November', 'Deutsch']);
  for (const [file, text] of Object.entries(readFiles(own))) {
    mapTexts(readSource(file, text).data, (value) => {
      for (const word of wordsIn(value)) written.add(word);
      return value;
    });
  }
  const page = await site.visit();
  for (const path of pages) {
    await page.goto(`http://nomad.test${path}`);
    const said = wordsIn((await page.evaluate(wordsOf)).join(' '));
    expect.soft(said.length, path).toBeGreaterThan(20);
    const foreign = said.filter((word) => !written.has(word));
    expect.soft(foreign, path).toEqual([]);
  }
  await page.close();
});

it('is ready to go live', async () => {
  const { code, said } = await runIn(site.project, ['tools/check/check-live.ts']);
  expect(code, said).toBe(0);
});

it.each(Object.keys(suites))('the owner’s suite is green: %s', (suite) => expectGreen(site, suite));
