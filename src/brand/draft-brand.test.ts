import { assert, constantFrom, double, integer, property, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { markNames } from '../lib/mark.ts';
import { nearestReadable } from '../lib/nearest-readable.ts';
import type { Oklch } from '../lib/oklch.ts';
import { typeSetNames } from '../lib/type-sets.ts';
import { inkAnswer, mastAnswer } from './color-answer.ts';
import { type Answers, draftBrand, groundsFor } from './draft-brand.ts';
import { brandSchema } from './schema.ts';

const inside = (min: number, max: number) => double({ min, max, noNaN: true });
const wish = tuple(inside(0.1, 0.9), inside(0, 0.25), inside(0, 359));

const answers = (given: Partial<Answers>): Answers => ({
  name: 'Sample: a “name” #1',
  shortName: 'Sample',
  legalName: 'Sample & Sons',
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
  ink: [0.45, 0.1, 32],
  mast: [0.45, 0.1, 32],
  plate: { lobes: 20, weight: 0.7, waves: 1, knot: 0.8 },
  ...given,
});

it('drafts a valid file from any color that can be read', { timeout: 30_000 }, () => {
  const choices = record({
    wish,
    type: constantFrom(...typeSetNames),
    mark: constantFrom(...markNames),
    lobes: integer({ min: 10, max: 36 }),
  });
  assert(
    property(choices, ({ wish, type, mark, lobes }) => {
      const ink = nearestReadable(wish as Oklch, [0.955, 0.01, 215], 4.7);
      const plate = { lobes, weight: 0.7, waves: 1, knot: 0.8 };
      const draft = draftBrand(answers({ ink, mast: ink, type, mark, plate }));
      const result = brandSchema.safeParse(parse(draft));
      expect(result.error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

it('keeps the words as they were given', () => {
  expect(parse(draftBrand(answers({}))).name).toBe('Sample: a “name” #1');
});

const grounds = groundsFor([0.45, 0.1, 32]);

it('refuses a color that cannot be read, with the nearest that can', () => {
  const answer = inkAnswer('#ffd400', grounds);
  expect(answer).toHaveProperty('problem', expect.stringMatching(/#ffd400 reaches only 1\.\d\d:1/));
  const nearest = 'nearest' in answer ? (answer.nearest ?? '') : '';
  expect(inkAnswer(nearest, grounds)).toHaveProperty('color');
});

it('takes the nearest color that it names, whatever was asked for', { timeout: 30_000 }, () => {
  assert(
    property(integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      for (const ask of [inkAnswer, mastAnswer]) {
        const answer = ask(hex, grounds);
        if ('nearest' in answer && answer.nearest)
          expect(ask(answer.nearest, grounds), hex).toHaveProperty('color');
      }
    }),
    { numRuns: 150 },
  );
});

it('says what is no color', () => {
  expect(inkAnswer('crimson', grounds)).toHaveProperty(
    'problem',
    expect.stringContaining('six hexadecimal digits'),
  );
});
