import { isDeepStrictEqual } from 'node:util';
import {
  type Arbitrary,
  constantFrom,
  record,
  sample,
  shuffledSubarray,
  stringMatching,
} from 'fast-check';
import { drawingNames } from '../../src/art/drawings/table.ts';
import { type BandName, bands } from '../../src/bands/table.ts';
import { brandFile } from '../../src/brand/brand-file.ts';
import type { Files } from '../../src/content/file-reader.ts';
import { readContent } from '../../src/content/read-content.ts';
import { inkName, tone } from '../../src/schema/fields.ts';
import { mapFields } from '../../src/schema/walk.ts';
import { exampleOf, heroNames, pageText, plainNames } from '../../tools/examples/example-pages.ts';
import { root } from '../../tools/setup/run.mjs';
import { single } from './bare.ts';
import { seed } from './owned-copy.ts';

/** Entries that the bent site does without. */
export const goneEntries = ['faq/security-compliance', 'faq/pricing-billing', 'stories/operator'];

const { categories, stories, paymentMethods, pages } = readContent(root, brandFile(''));
const stays = ({ id }: { id: string }) => !goneEntries.some((file) => file.endsWith(`/${id}`));
const entries: Record<string, readonly { id: string }[]> = {
  categories: categories.filter(stays),
  stories: stories.filter(stays),
  paymentMethods,
};

/** A band's example, with some entries of the register that it names. */
const exampleWith = (band: BandName, count: number) =>
  mapFields(bands[band].schema, exampleOf(band), (value, { kind, register = '' }) =>
    kind === 'refs' ? (entries[register]?.slice(0, count).map(({ id }) => id) ?? value) : value,
  ) as object;

const named = /^(title|label|caption|tabsLabel|statsLabel)$/;

/** A band with lists of one, under other names than its example, beside which it may stand. */
const singleBand = (band: BandName) => {
  const { schema } = bands[band];
  const words = mapFields(schema, exampleWith(band, 1), (value, { kind }, path) =>
    kind === 'text' && named.test(String(path.at(-1))) ? `${value} once more` : value,
  );
  return { band, ...(single(schema, words) as object) };
};

const drawing = (show: string, at: number) => ({
  band: 'drawing',
  title: `This is ${show}`,
  intro: 'Any drawing can stand on any page.',
  show,
  tone: tone.options[at % tone.options.length],
});

/** Whether a band shows some entries of a register, by their names. */
const namesEntries = (band: BandName) =>
  !isDeepStrictEqual(exampleWith(band, 2), exampleWith(band, 1));

const shown = new Set(pages.flatMap(({ bands }) => bands.map(({ band }) => band)));

/** Every band with as few entries as it may have, every drawing, and examples of what no page ships with. */
const deck = [
  ...plainNames
    .filter((band) => !shown.has(band) || namesEntries(band))
    .map((band) => ({ band, ...exampleWith(band, 2) })),
  ...plainNames.map(singleBand),
  ...drawingNames.map(drawing),
];

const deal: Arbitrary<{ folder: string; ink: string; bands: object[] }> = record({
  // Before all others in the list of pages: where a test takes one page of a make, it takes these.
  folder: stringMatching(/^0[a-z]{2,9}(-[a-z]{2,5})?$/),
  ink: constantFrom(...inkName.options),
  bands: shuffledSubarray(deck, { minLength: deck.length }),
});

const [{ folder, ink, bands: dealt }] = sample(deal, { numRuns: 1, seed }) as [
  typeof deal extends Arbitrary<infer Dealt> ? Dealt : never,
];

/** A page for each way to open one; every other band lies on one of them, in any order. */
export const dealtPages = heroNames.map((hero) => `/${folder}/${hero}`);

export const everyBand = (): Files => {
  const share = Math.ceil(dealt.length / heroNames.length);
  return Object.fromEntries(
    heroNames.map((hero, at) => [
      `content/pages${dealtPages[at]}.yaml`,
      pageText(
        `Opened by ${hero}`,
        [singleBand(hero), ...dealt.slice(at * share, (at + 1) * share)],
        { ink },
      ),
    ]),
  );
};
