import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { bandNames } from '../../src/bands/table.ts';
import type { Files } from '../../src/content/file-reader.ts';
import { parseLanguages } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { mapTexts } from '../../src/lib/text.ts';
import { pseudoContent } from '../../tests/languages/pseudo-content.ts';
import { isEarlier, toBands } from './to-bands.ts';

const shipped = readFiles('.');
const site: Record<string, unknown> = parse(
  readFileSync('scripts/migrate/earlier-site.yaml', 'utf8'),
);
const asText = (data: unknown) => (typeof data === 'string' ? data : stringify(data));
const { wiring: _, ...specimens } = parse(shipped['content/drawings.yaml'] ?? '');

/** The files of one language. */
const language = (root: string, said: (text: string) => string): Files => {
  const pages = Object.entries(site).map(([name, data]) => [root + name, said(asText(data))]);
  return {
    ...Object.fromEntries(pages),
    [`${root}specimens.yaml`]: stringify(specimens),
    [`${root}words.yaml`]: shipped['content/words.yaml'] ?? '',
    [`${root}payment-methods.yaml`]: shipped['content/payment-methods.yaml'] ?? '',
  };
};

const {
  'content/de/redirects.yaml': __,
  'content/de/pages/not-found.yaml': ___,
  ...german
} = language('content/de/', (text) => text.replaceAll(/words (\d+)/g, 'Worte $1'));

const earlier: Files = {
  ...language('content/', (text) => text),
  ...german,
  'content/de/phrases.yaml': pseudoContent(shipped)['phrases.yaml'] ?? '',
  'content/languages.yaml': '- { code: en, name: English }\n- { code: de, name: Deutsch }\n',
  'content/claims.yaml': shipped['content/claims.yaml'] ?? '',
  'content/prices.yaml': shipped['content/prices.yaml'] ?? '',
};
const now = toBands(earlier);
const brands = Object.entries(shipped).filter(([file]) => file.startsWith('brands/'));
const readBytes = () => readFileSync('docs/images/home.jpg');
const parsed = (files: Files) =>
  parseLanguages({ ...files, ...Object.fromEntries(brands) }, 'brands/brand.yaml', readBytes);

/** Every text in the files, but not the names of bands and audiences. */
const textsIn = (files: Files) => {
  const texts = new Set<string>();
  for (const [file, text] of Object.entries(files))
    mapTexts(readSource(file, text).data, (value, path) => {
      if (path.at(-2) !== 'bands' && path.at(-1) !== 'band') texts.add(value.trim());
      return value;
    });
  return texts;
};

it('a site of the earlier layout becomes one without faults, in each of its languages', () => {
  expect([isEarlier(earlier), isEarlier(now)]).toEqual([true, false]);
  const contents = parsed(now);
  const addresses = contents.map(({ pages }) => pages.map(({ address }) => address));
  expect(addresses[1]).toEqual(addresses[0]?.filter((address) => address !== '/404'));
  expect(addresses[0]).toEqual(
    expect.arrayContaining([
      '/',
      '/404',
      '/features/mobile-app',
      '/imprint',
      '/legal/cookie-policy',
      '/offers/autumn',
      '/resources/blog',
      '/resources/blog/first',
      '/resources/stories',
      '/solutions/startups',
    ]),
  );
  const bands = contents[0].pages.flatMap((page) => page.bands.map(({ band }) => band));
  // These came after the earlier layout.
  const later = ['code-reader', 'embed', 'margin', 'video'];
  expect(bandNames.filter((name) => !bands.includes(name))).toEqual(later);
});

it('loses none of its words', () => {
  const kept = textsIn(now);
  expect([...textsIn(earlier)].filter((text) => !kept.has(text))).toEqual([]);
});

it('keeps comments, and as a comment the words of bands that were not shown', () => {
  const file = 'content/pages/about.yaml';
  const about = (earlier[file] ?? '').replace(/^bands:[\s\S]*?(?=^\w)/m, 'bands: [story]\n');
  const made = toBands({ ...earlier, [file]: `# Ours\n\n${about}` });
  expect(made[file]).toMatch(/^# Ours\n/);
  expect(made[file]).toMatch(/^# values:\n# +title:/m);
  expect(() => parsed(made)).not.toThrow();
});

it('a picture takes the place of its drawing', () => {
  const [{ pages }] = parsed(now);
  const startups = pages.find(({ address }) => address === '/solutions/startups');
  expect(startups?.bands[0]).toMatchObject({ picture: { alt: 'Our shop' } });
  expect(startups?.bands[0]).not.toHaveProperty('show');
});
