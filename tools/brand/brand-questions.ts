import { domainToASCII } from 'node:url';
import { z } from 'zod';
import type { Answers } from '../../src/brand/draft-brand.ts';
import { inkFault, mastFault } from '../../src/brand/readable-color.ts';
import { issuesOf } from '../../src/content/zod-issues.ts';
import { slugify } from '../../src/lib/text.ts';
import { brandFields } from '../../src/schema/brand.ts';
import { countryOf, currencyOf, lawOf } from './brand-places.ts';

export type BrandQuestion = {
  asks: string;
  /** From the answers before it. */
  suggest: (answers: Answers) => string;
  /** Says what is wrong with an answer. */
  check: (answer: string, answers: Answers) => string | undefined;
};

const { plate, address, ...fields } = brandFields.shape;

/** A question about a field of the brand file, in the words that describe the field to editors. */
const field = (schema: z.ZodType, suggest: BrandQuestion['suggest']): BrandQuestion => ({
  asks: schema.description ?? '',
  suggest,
  check: (answer) => schema.safeParse(answer).error?.issues.flatMap(issuesOf)[0]?.message,
});

const number = (name: keyof typeof plate.shape, suggestion: string) => {
  const schema = plate.shape[name];
  const typed = z.preprocess((answer) => (answer === '' ? undefined : Number(answer)), schema);
  return field(typed.describe(schema.description ?? ''), () => suggestion);
};

/** The file is named after it. */
const name = fields.name.refine(slugify, 'must have letters or digits');

/** What `npm run brand new` asks, by flag, in this order. */
export const asked: Partial<Record<keyof Answers, BrandQuestion>> = {
  name: field(name, () => ''),
  domain: field(fields.domain, (answers) => `www.${slugify(answers.name)}.example`),
  email: field(
    fields.email,
    ({ domain }) => `hello@${domainToASCII(domain).replace(/^www\./, '')}`,
  ),
  phone: field(fields.phone, () => '+1 (555) 010-0142'),
  country: field(address.shape.country, ({ domain, phone }) => countryOf(domain, phone)),
  currency: field(fields.currency, ({ country }) => currencyOf(country)),
  ink: { asks: 'House ink, such as #1a47c0', suggest: () => '#1a47c0', check: inkFault },
  mast: {
    asks: 'Fill of the main buttons',
    suggest: ({ ink }) => ink,
    check: (answer, { ink }) => mastFault(answer, ink),
  },
  type: field(fields.type, () => 'engraver'),
  lobes: number('lobes', '20'),
};

/** What is not asked, but has a flag. */
export const unasked: Partial<Record<keyof Answers, BrandQuestion>> = {
  waves: number('waves', '1'),
  weight: number('weight', '0.7'),
  knot: number('knot', '0.8'),
  mark: field(fields.mark, () => 'sim'),
  locale: field(fields.locale, ({ country }) => `en-${country}`),
  'legal-name': field(fields.legalName, (answers) => answers.name),
  tagline: field(fields.tagline, () => 'White-label eSIM platform'),
  jurisdiction: field(fields.jurisdiction, ({ country }) => lawOf(country)),
  'short-name': field(fields.shortName.or(z.literal('')), (answers) =>
    answers.name.length > 14 ? (answers.name.split(' ')[0] ?? '').slice(0, 14) : '',
  ),
};
