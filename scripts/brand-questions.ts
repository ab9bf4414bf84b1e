import type { z } from 'zod';
import { colorOf, inkAnswer, mastAnswer } from '../src/brand/color-answer.ts';
import { type Answers, groundsFor } from '../src/brand/draft-brand.ts';
import { brandFields } from '../src/brand/schema.ts';
import { flattenIssues } from '../src/content/flatten-issues.ts';
import type { Oklch } from '../src/lib/oklch.ts';
import { slugify } from '../src/lib/slugify.ts';

/** Answers as they were typed, by the flag that gives them. */
export type Typed = Record<string, string>;

type Question = {
  flag: string;
  asks: string;
  /** Asked for; the others are taken from flags or from what is known. */
  isAsked?: boolean;
  suggest: (typed: Typed) => string;
  /** What is wrong with an answer, if anything; and a better one, where there is one. */
  check: (answer: string, typed: Typed) => { problem: string; nearest?: string } | undefined;
};

const shape = brandFields.shape;

/** The first thing that a field's schema has against an answer. */
function problemOf(error: z.ZodError | undefined) {
  const [first] = error?.issues.flatMap(flattenIssues) ?? [];
  return first && { problem: first.message };
}

type Field = 'name' | 'legalName' | 'tagline' | 'domain' | 'email' | 'phone' | 'jurisdiction';

const field = (name: Field | 'locale' | 'currency' | 'type' | 'mark') => (answer: string) => {
  const result = shape[name].safeParse(answer);
  return problemOf(result.error);
};

const number = (name: 'lobes' | 'weight' | 'waves' | 'knot') => (answer: string) => {
  const result = shape.plate.shape[name].safeParse(answer === '' ? undefined : Number(answer));
  return problemOf(result.error);
};

const refusal = (answer: ReturnType<typeof inkAnswer>) =>
  'problem' in answer ? answer : undefined;

/** An ink is judged on the paper that it will bring along. */
const askInk = (answer: string) =>
  inkAnswer(answer, groundsFor(isColor(answer) ? colorOf(answer) : grey));
const isColor = (answer: string) => /^#[0-9a-f]{6}$/i.test(answer);
const grey: Oklch = [0.45, 0, 0];

const inkOf = (typed: Typed): Oklch => {
  const answer = askInk(typed.ink ?? '');
  return 'color' in answer ? answer.color : grey;
};

/** In the order in which they are asked; a suggestion may build on the answers before it. */
export const questions: Question[] = [
  {
    flag: 'name',
    asks: 'Name of the product',
    isAsked: true,
    suggest: () => '',
    check: (answer) =>
      slugify(answer) || !answer
        ? field('name')(answer)
        : { problem: 'must have letters or digits, to name the file after it' },
  },
  {
    flag: 'domain',
    asks: 'Host name of the live site',
    isAsked: true,
    suggest: ({ name = '' }) => `www.${slugify(name)}.example`,
    check: field('domain'),
  },
  {
    flag: 'email',
    asks: 'Where visitors write to',
    isAsked: true,
    suggest: ({ domain = '' }) => `hello@${domain.replace(/^www\./, '')}`,
    check: field('email'),
  },
  {
    flag: 'phone',
    asks: 'Phone number, in international form',
    isAsked: true,
    suggest: () => '+1 (555) 010-0142',
    check: field('phone'),
  },
  {
    flag: 'currency',
    asks: 'Currency of the prices',
    isAsked: true,
    suggest: () => 'USD',
    check: field('currency'),
  },
  {
    flag: 'ink',
    asks: 'House ink, as a color such as #1a47c0',
    isAsked: true,
    suggest: () => '#1a47c0',
    check: (answer) => refusal(askInk(answer)),
  },
  {
    flag: 'mast',
    asks: 'Fill of the main buttons',
    isAsked: true,
    suggest: ({ ink = '' }) => ink,
    check: (answer, typed) => refusal(mastAnswer(answer, groundsFor(inkOf(typed)))),
  },
  {
    flag: 'type',
    asks: 'Typefaces: engraver or almanac',
    isAsked: true,
    suggest: () => 'engraver',
    check: field('type'),
  },
  {
    flag: 'lobes',
    asks: 'Lobes of the rosette, 10 to 36',
    isAsked: true,
    suggest: () => '20',
    check: number('lobes'),
  },
  { flag: 'waves', asks: 'Waves', suggest: () => '1', check: number('waves') },
  { flag: 'weight', asks: 'Line weight', suggest: () => '0.7', check: number('weight') },
  { flag: 'knot', asks: 'Knots', suggest: () => '0.8', check: number('knot') },
  { flag: 'mark', asks: 'Logo mark', suggest: () => 'sim', check: field('mark') },
  { flag: 'locale', asks: 'Locale', suggest: () => 'en-US', check: field('locale') },
  {
    flag: 'legal-name',
    asks: 'Name of the company',
    suggest: ({ name = '' }) => name,
    check: field('legalName'),
  },
  {
    flag: 'tagline',
    asks: 'What the product is',
    suggest: () => 'White-label eSIM platform',
    check: field('tagline'),
  },
  {
    flag: 'country',
    asks: 'Country code',
    suggest: ({ locale = '' }) => new Intl.Locale(locale).region ?? 'US',
    check: (answer) => problemOf(shape.address.shape.country.safeParse(answer).error),
  },
  {
    flag: 'jurisdiction',
    asks: 'Whose law governs the terms',
    suggest: ({ country = '', locale = '' }) =>
      `the courts of ${new Intl.DisplayNames(locale, { type: 'region' }).of(country)}`,
    check: field('jurisdiction'),
  },
  {
    flag: 'short-name',
    asks: 'Name in page titles',
    suggest: ({ name = '' }) => (name.length > 14 ? (name.split(' ')[0] ?? '').slice(0, 14) : ''),
    check: () => undefined,
  },
];

/** The answers as the draft takes them. Every one has passed its check. */
export function answersOf(typed: Typed): Answers {
  const get = (flag: string) => typed[flag] ?? '';
  const ink = inkOf(typed);
  const mast = mastAnswer(get('mast'), groundsFor(ink));
  return {
    name: get('name'),
    shortName: get('short-name') || undefined,
    legalName: get('legal-name'),
    tagline: get('tagline'),
    domain: get('domain'),
    email: get('email'),
    phone: get('phone'),
    country: get('country'),
    jurisdiction: get('jurisdiction'),
    locale: get('locale'),
    currency: get('currency'),
    type: get('type'),
    mark: get('mark'),
    ink,
    mast: 'color' in mast ? mast.color : ink,
    plate: {
      lobes: Number(get('lobes')),
      weight: Number(get('weight')),
      waves: Number(get('waves')),
      knot: Number(get('knot')),
    },
  };
}
