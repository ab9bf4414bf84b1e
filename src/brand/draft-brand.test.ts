import { assert, constantFrom, double, integer, property, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { nearestReadable, type Oklch, toHex } from '../lib/color.ts';
import { markNames } from '../lib/marks.ts';
import { typeSetNames } from '../lib/type-sets.ts';
import { brandSchema } from '../schema/brand.ts';
import { type Answers, draftBrand } from './draft-brand.ts';
import { inkFault, mastFault } from './readable-color.ts';

const answers: Answers = {
  name: 'Sample: a “name” #1',
  'short-name': 'Sample',
  'legal-name': 'Sample & Sons',
  tagline: 'What it is',
  domain: 'www.sample.example',
  email: 'hello@sample.example',
  phone: '+1 555 010 0142',
  country: 'US',
  jurisdiction: 'the State of Sample',
  locale: 'en-US',
  currency: 'USD',
  type: 'engraver',
  mark: 'sim',
  ink: '#803020',
  mast: '#803020',
  lobes: '20',
  weight: '0.7',
  waves: '1',
  knot: '0.8',
};

it('drafts a valid file from any color that can be read', { timeout: 30_000 }, () => {
  const inside = (min: number, max: number) => double({ min, max, noNaN: true });
  const choices = record({
    wish: tuple(inside(0.1, 0.9), inside(0, 0.25), inside(0, 359)),
    type: constantFrom(...typeSetNames),
    mark: constantFrom(...markNames),
    lobes: integer({ min: 10, max: 36 }).map(String),
  });
  assert(
    property(choices, ({ wish, ...rest }) => {
      const ink = toHex(nearestReadable(wish as Oklch, [0.955, 0.01, 215], 4.7));
      const draft = draftBrand({ ...answers, ...rest, ink, mast: ink });
      expect(brandSchema.safeParse(parse(draft)).error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

it('keeps the words as they were given', () => {
  expect(parse(draftBrand(answers)).name).toBe(answers.name);
});

it('refuses a color that cannot be read, with the nearest that can', { timeout: 30_000 }, () => {
  expect(inkFault('#ffd400')).toMatch(/^#ffd400 reaches only 1\.\d\d:1/);
  const color = integer({ min: 0, max: 0xffffff }).map(
    (value) => `#${value.toString(16).padStart(6, '0')}`,
  );
  assert(
    property(color, (hex) => {
      for (const faultOf of [inkFault, (fill: string) => mastFault(fill, answers.ink)]) {
        const nearest = /nearest color that does is (#\w{6})$/.exec(faultOf(hex) ?? '')?.[1];
        if (nearest) expect(faultOf(nearest), hex).toBeUndefined();
      }
    }),
    { numRuns: 150 },
  );
});

it('says what is no color', () => {
  expect(inkFault('crimson')).toContain('six hexadecimal digits');
});
