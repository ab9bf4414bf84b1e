import {
  type Arbitrary,
  constantFrom,
  record,
  sample,
  shuffledSubarray,
  stringMatching,
} from 'fast-check';
import { exampleOf, heroNames, pageText, plainNames } from '../../gallery/example-pages.ts';
import { root } from '../../scripts/run.mjs';
import { drawingNames } from '../../src/art/drawings/table.ts';
import { type BandName, bands } from '../../src/bands/table.ts';
import { brandFile } from '../../src/brand/brand-file.ts';
import type { Files } from '../../src/content/file-reader.ts';
import { readContent } from '../../src/content/read-content.ts';
import { slugify } from '../../src/lib/text.ts';
import { inkName, tone } from '../../src/schema/fields.ts';
import { mapFields } from '../../src/schema/walk.ts';
import { single } from './bare.ts';
import { seed } from './owned-copy.ts';

/** Players are heavy, and one of each is enough for a page. */
const isHeavy = (band: BandName) => band === 'video' || band === 'embed';
const twice = [...plainNames, ...plainNames.filter((band) => !isHeavy(band))];
/** Before all others in the list of pages: where a test takes one page of a make, it takes this one. */
const address = stringMatching(/^\/0[a-z]{2,9}(\/[a-z0-9]{2,9}(-[a-z]{2,5})?)?$/);
const inks = constantFrom(...inkName.options);

const choice: Arbitrary<{
  address: string;
  ink: string;
  hero: BandName;
  plain: BandName[];
  drawings: { address: string; ink: string; tone: string };
}> = record({
  address,
  ink: inks,
  hero: constantFrom(...heroNames),
  plain: shuffledSubarray(twice, { minLength: twice.length }),
  drawings: record({ address, ink: inks, tone: constantFrom(...tone.options) }),
});

export const [chosen] = sample(choice, { numRuns: 1, seed }) as [
  typeof choice extends Arbitrary<infer Choice> ? Choice : never,
];

const named = /^(title|label|caption|tabsLabel|statsLabel)$/;

/** Entries that the bent site does without. */
export const goneEntries = ['faq/security-compliance', 'faq/pricing-billing', 'stories/operator'];

const { categories, stories, paymentMethods } = readContent(root, brandFile(''));
const stays = ({ id }: { id: string }) => !goneEntries.some((file) => file.endsWith(`/${id}`));
const entries: Record<string, readonly { id: string }[]> = {
  categories: categories.filter(stays),
  stories: stories.filter(stays),
  paymentMethods,
};

/** A band that a page has already, under other names, and with the first entries of its register. */
const again = (band: BandName, count: number) =>
  mapFields(bands[band].schema, exampleOf(band), (value, { kind, register = '' }, path) => {
    if (kind === 'refs') return entries[register]?.slice(0, count).map(({ id }) => id) ?? value;
    return kind === 'text' && named.test(String(path.at(-1))) ? `${value} once more` : value;
  }) as object;

const singleBand = (band: BandName) => ({
  band,
  ...(single(bands[band].schema, again(band, 1)) as object),
});

export const heroAddress = (hero: BandName) => `/opened-by/${hero}`;
export const otherHeroes = heroNames.filter((hero) => hero !== chosen.hero);

/** How many bands geometry can look at in a minute. */
const inPart = 8;
const partsOf = (name: string, list: object[]): Files =>
  Object.fromEntries(
    Array.from({ length: Math.ceil(list.length / inPart) }, (_, at) => [
      `content/pages/parts/${slugify(name)}-${at + 1}.yaml`,
      pageText(`Some ${name}, part ${at + 1}`, [
        exampleOf('head'),
        ...list.slice(at * inPart, (at + 1) * inPart),
      ]),
    ]),
  );

/**
 * A page that holds every kind of band twice, in any order; a small one for each other way to open a
 * page; one that shows every drawing; and the long ones once more, in parts.
 */
export const everyBand = (): Files => {
  const { hero, plain, address, ink, drawings } = chosen;
  const list = plain.map((band, at) =>
    plain.indexOf(band) < at ? again(band, 2) : exampleOf(band),
  );
  const shown = drawingNames.map((show) => ({
    band: 'drawing',
    title: `This is ${show}`,
    intro: 'Any drawing can stand on any page.',
    show,
    tone: drawings.tone,
  }));
  return {
    [`content/pages${address}.yaml`]: pageText('Every band', [exampleOf(hero), ...list], { ink }),
    [`content/pages${drawings.address}.yaml`]: pageText(
      'Every drawing',
      [exampleOf('head'), ...shown],
      { ink: drawings.ink },
    ),
    ...partsOf('bands', list),
    ...partsOf('drawings', shown),
    ...Object.fromEntries(
      otherHeroes.map((other) => [
        `content/pages${heroAddress(other)}.yaml`,
        pageText(`Opened by ${other}`, [singleBand(other)]),
      ]),
    ),
    ...partsOf('single bands', plainNames.map(singleBand)),
  };
};
