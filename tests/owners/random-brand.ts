import {
  type Arbitrary,
  array,
  constantFrom,
  double,
  integer,
  option,
  record,
  string,
  stringMatching,
  tuple,
} from 'fast-check';
import type { z } from 'zod';
import { nearestReadable, type Oklch } from '../../src/lib/color.ts';
import { markNames } from '../../src/lib/marks.ts';
import { type Ground, hardestGround, themeColors } from '../../src/lib/theme.ts';
import { typeSetNames } from '../../src/lib/type-sets.ts';
import type { brandFields } from '../../src/schema/brand.ts';

export type BrandInput = z.input<typeof brandFields>;

const rounded = (value: number) => Math.round(value * 100) / 100;
const inside = (min: number, max: number) => double({ min, max, noNaN: true }).map(rounded);
const word = stringMatching(/^[A-Z][a-z]{3,7}$/);
const hue = integer({ min: 0, max: 359 });
const wish: Arbitrary<Oklch> = tuple(inside(0.2, 0.9), inside(0, 0.2), hue);
const ground: Arbitrary<Ground> = record({ hue, tint: inside(0, 4) });

/** What an owner ends up with: the color they wished for, or the nearest that can be read. */
const readable = (color: Oklch, behind: Oklch) => nearestReadable(color, behind, 4.55);

const colors = record({
  grounds: record({ day: ground, night: ground }),
  wishes: array(wish, { minLength: 6, maxLength: 6 }),
}).map(({ grounds, wishes }) => {
  const [mast, link, ...inks] = wishes as [Oklch, Oklch, Oklch, Oklch, Oklch, Oklch];
  const bare = { light: mast, dark: mast };
  const theme = themeColors({ grounds, mast: bare, link: bare, inks: {} });
  const fill = (side: 'light' | 'dark') => {
    const seen = nearestReadable(mast, theme.paper[side], 3.05);
    const pair = { light: seen, dark: seen };
    const words = themeColors({ grounds, mast: pair, link: bare, inks: {} })['on-mast'];
    return readable(seen, words[side]);
  };
  const ground = hardestGround(theme);
  const pair = (color: Oklch) => ({
    light: readable(color, ground.light),
    dark: readable(color, ground.dark),
  });
  const [agencies, operators, enterprises, startups] = inks;
  return {
    grounds,
    mast: { light: fill('light'), dark: fill('dark') },
    link: pair(link),
    inks: {
      // Colors that are alike are told apart by their names.
      agencies: { ...pair(agencies), name: 'First ink' },
      operators: { ...pair(operators), name: 'Second ink' },
      enterprises: { ...pair(enterprises), name: 'Third ink' },
      startups: { ...pair(startups), name: 'Fourth ink' },
    },
  };
});

const address = record({
  street: tuple(integer({ min: 1, max: 999 }), word).map(
    ([number, name]) => `${number} ${name} Road`,
  ),
  city: word,
  region: option(word, { nil: undefined }),
  postalCode: option(stringMatching(/^[A-Z0-9]{5}$/), { nil: undefined }),
  country: constantFrom('US', 'GB', 'IE', 'AU', 'DE'),
});

const plate = record({
  lobes: integer({ min: 10, max: 36 }),
  weight: inside(0.5, 1.2),
  waves: integer({ min: 1, max: 3 }),
  knot: inside(0.3, 0.95),
});

const ownMark = record({ line: constantFrom('M3 3h18v18H3z'), solid: constantFrom('M8 8h8v8H8z') });

/** Any brand that an owner could write down, absurd taste included. */
export const randomBrand: Arbitrary<BrandInput> = record({
  words: tuple(word, option(word, { nil: undefined })),
  look: colors,
  host: stringMatching(/^[a-z]{5,12}$/),
  address,
  plate,
  mark: constantFrom<BrandInput['mark'] | 'own'>(...markNames, 'own'),
  own: ownMark,
  type: constantFrom(...typeSetNames),
  locale: constantFrom('en-US', 'en-GB', 'en-IE', 'en-AU', 'en-SG'),
  currency: constantFrom('USD', 'EUR', 'GBP', 'JPY', 'CHF', 'SGD'),
  tagline: string({ minLength: 3, maxLength: 20, unit: constantFrom(...'abcdefg <&>"\'{') }).filter(
    (text) => text.trim().length > 0 && !text.includes('{'),
  ),
  countries: integer({ min: 20, max: 210 }),
}).map(({ words: [first, second], look, host, mark, own, countries, tagline, ...rest }) => {
  const name = second ? `${first} ${second}` : first;
  return {
    name,
    ...(name.length > 14 && { shortName: first }),
    legalName: `${name} GmbH & Co.`,
    tagline: tagline.trim(),
    domain: `www.${host}.example`,
    email: `hello@${host}.example`,
    phone: '+49 30 5550 0142',
    jurisdiction: 'the courts of Sampleton',
    hours: {
      text: 'Monday–Tuesday, 10:00–16:00',
      days: ['Monday', 'Tuesday'],
      opens: '10:00',
      closes: '16:00',
    },
    socials: ['One', 'Two', 'Three'].map((name) => ({ name, href: `https://${host}.example/` })),
    sampleContent: true,
    mark: mark === 'own' ? own : mark,
    claims: { countries: `${countries}+` },
    ...look,
    ...rest,
  };
});
