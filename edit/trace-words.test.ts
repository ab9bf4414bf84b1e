import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseFileName } from '../src/content/file-kinds.ts';
import type { Band } from '../src/content/page-schema.ts';
import { readLanguages } from '../src/content/read-content.ts';
import { mapTexts } from '../src/lib/data.ts';
import { exampleOf } from '../tests/support/example-pages.ts';
import { markOf, marksIn, withoutMarks } from './mark-text.ts';
import { numberOf } from './place-number.ts';
import { Project } from './project.ts';
import { Snapshot } from './snapshot.ts';
import { traceWords } from './trace-words.ts';

const [marked] = readLanguages('.', undefined, { trace: traceWords });
const [plain] = readLanguages('.');

/** The first band of this kind on a page. */
function bandOn<Name extends Band['band']>(address: string, name: Name) {
  const page = marked.pages.find((each) => each.address === address);
  return page?.bands.find(({ band }) => band === name) as Extract<Band, { band: Name }>;
}

it('reads back the numbers it writes', () => {
  const numbers = [0, 1, 191, 192, 36_864, 2 ** 36 - 1];
  expect(marksIn(`a${numbers.map(markOf).join('')}`)).toEqual(numbers);
  // Some letters have a selector of their own.
  expect(withoutMarks(`辻\u{e0100}${markOf(7)} two${markOf(8)}`)).toBe('辻\u{e0100} two');
});

it('leaves all words as they are, but for marks', () => {
  // Amounts are numbers, and have their marks beside them.
  expect(mapTexts(marked, withoutMarks)).toMatchObject(plain);
});

it('marks what is read, and where it is from', () => {
  const [number = -1] = marksIn(bandOn('/', 'landing-hero').title);
  expect(number).toBe(
    numberOf({
      file: 'content/pages/index.yaml',
      path: ['bands', 0, 'title'],
    }),
  );
  // A page of text has its words at the top of its file.
  const text = bandOn('/legal/terms', 'text');
  expect(marksIn(text.heading)[0]).toBe(
    numberOf({
      file: 'content/pages/legal/terms.md',
      path: ['heading'],
    }),
  );
  expect(marksIn(text.body).length).toBeGreaterThan(20);
});

it('finds the place of a mark', () => {
  const snapshot = new Snapshot(new Project());
  const places = [
    { file: 'content/pages/index.yaml', path: ['bands', 0, 'title'] },
    { file: 'content/pages/legal/terms.md', path: ['body'] },
    { file: 'content/prices.yaml', path: ['plans', 'pricing-starter', 'yearly'] },
    // The site has a text for it if the file has none.
    { file: 'content/words.yaml', path: ['preview'] },
  ];
  for (const place of places) expect(snapshot.placeOf(numberOf(place))).toEqual(place);
  expect(() => snapshot.placeOf(7)).toThrow('was deleted from its file');
});

it('marks the prices of plans, which are computed where they are printed', () => {
  const [number = -1] = marksIn(marked.prices.plans['pricing-starter']?.marks?.yearly ?? '');
  expect(number).toBe(
    numberOf({
      file: 'content/prices.yaml',
      path: ['plans', 'pricing-starter', 'yearly'],
    }),
  );
});

it('marks a picture of the owner’s in the words that are read out for it', () => {
  const file = 'content/pages/own.yaml';
  const picture = { file: 'images/shop.jpg', alt: 'Our shop' };
  const { schema = z.any() } = parseFileName(file) ?? {};
  const bands = [{ ...exampleOf('hero'), show: undefined, look: 'plate', picture }];
  const traced = traceWords({ bands }, file, schema);
  const [number = -1] = marksIn(traced.bands[0]?.picture.alt ?? '');
  expect(number).toBe(numberOf({ file, path: ['bands', 0, 'picture'] }));
});

it('marks no name, address, title or code', () => {
  const { navigation, brand, pages, plans, stories } = marked;
  const unmarked = [
    pages.map(({ meta, address, bands }) => [
      meta,
      address,
      bands.map(({ band, id }) => [band, id]),
    ]),
    navigation.groups.map(({ id, items }) => [id, items.map(({ href }) => href)]),
    bandOn('/', 'cards').items.map(({ icon, show }) => [icon, show]),
    bandOn('/about', 'team').members.map(({ id, name, face }) => [id, name, face]),
    bandOn('/', 'payments').methods,
    Object.values(plans).map((set) => set.plans.map(({ price }) => price)),
    stories.map(({ id, company }) => [id, company]),
    brand,
  ];
  expect(marksIn(JSON.stringify(unmarked))).toEqual([]);
});
