import { z } from 'zod';
import { keepLastWord, keepTogether } from '../../lib/keep-together.ts';
import { figure, picture } from './pictures.ts';

/** Taken as it is written: names, addresses and codes, and whatever else is copied or compared. */
export const exact = (description: string) =>
  z.string().trim().min(1, 'must not be empty').describe(description);

/** The language of the files in hand. Schemas are made once, and parsing takes no such argument. */
let spoken = 'en';
export const readIn = (code: string) => {
  spoken = code;
};

/** Words that are read on the page: what must not be torn stays on one line. */
export const text = (description: string) =>
  exact(description)
    .meta({ kind: 'text' })
    .transform((value) => keepTogether(value, spoken));

/** The same, with links, paragraphs and whatever else Markdown has. */
export const markdown = (description: string) => text(description).meta({ kind: 'markdown' });

/**
 * The sentences that open a page or a band: besides, no short word is left alone at their end.
 * Headings are balanced by the browser, which does that worse with words that are tied together.
 */
export const lead = (description: string) =>
  exact(description)
    .meta({ kind: 'text' })
    .transform((value) => keepLastWord(keepTogether(value, spoken)));

const isElsewhere = (href: string) => /^(https:\/\/[^\s/]|mailto:\S+@|tel:\+?\d)/.test(href);

export const link = (description: string) =>
  z
    .string()
    .refine((href) => /^[/#]/.test(href) || isElsewhere(href), {
      error:
        'must start with / (a page of this site), # (a place on this page), https://, mailto: or tel:',
    })
    .meta({ kind: 'link', description });

/** What a band can show and still look meant: one entry to twelve. */
export const list = <Entry extends z.ZodType>(entry: Entry, least = 1, most = 12) =>
  z.array(entry).min(least).max(most);

export const icon = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be an icon name in lower case, such as "credit-card"')
  .meta({
    kind: 'icon',
    description: 'Name of a line icon from lucide.dev, such as "credit-card"',
  });

export const slug = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
    .describe(description);

export const audience = z
  .enum(['agencies', 'operators', 'enterprises', 'startups'])
  .describe('Whose ink this is printed in');

export const hair = z
  .enum(['crop', 'parted', 'curls', 'bob', 'long', 'bun', 'waves'])
  .optional()
  .describe('Hair of the drawn portrait; the rest of the face follows from the name');

export const sample = z
  .boolean()
  .optional()
  .describe('Invented, and marked as a sample. Take this line out once the entry is real');

/** A day, as ISO 8601 writes it. */
export const day = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value))
  .pipe(z.iso.date('must be a date such as 2026-11-15'));

export const meta = z
  .strictObject({
    title: exact('Page title, without the brand suffix. With the suffix at most 60 characters'),
    description: z
      .string()
      .min(70, 'must have 70 to 160 characters')
      .max(160, 'must have 70 to 160 characters')
      .describe('What search engines and shared links say about the page: 70 to 160 characters'),
    share: picture(
      'share',
      'The picture that shared links show, in place of the drawn one',
    ).optional(),
    updated: day.describe('Day on which the words of this page last changed, for the sitemap'),
  })
  .describe('What the page tells search engines and shared links');

export const product = exact(
  'Name of the product that the page presents, for search engines; without it, the brand’s name',
).optional();

export const linkAction = z
  .strictObject({
    label: text('Words on the button or link'),
    href: link('Where it leads'),
  })
  .describe('A button that leads to a page');

const noticeAction = z
  .strictObject({
    label: text('Words on the button'),
    notice: text('Message shown for four seconds: says what is not open yet'),
  })
  .describe('A button whose target is not open yet: it answers with a message');

export const action = z.union([linkAction, noticeAction]);

export const card = z.strictObject({
  icon,
  title: text('Heading of the card, two to four words'),
  text: text('One or two sentences'),
});

export const cards = z.strictObject({
  title: text('Heading above the cards'),
  intro: lead('One or two sentences under the heading'),
  items: list(card),
});

export const step = z.strictObject({
  title: text('Name of the step'),
  text: text('What happens in it, one or two sentences'),
  when: text('Time it takes or the day it happens on').optional(),
});

export const stat = z.strictObject({
  value: text('The figure, usually a claim such as {claim.countries}'),
  label: text('What the figure counts'),
});

export const question = z.strictObject({
  question: text('The question, as a buyer would ask it'),
  answer: markdown('The answer. Links as [words](/page); a blank line starts a paragraph'),
});

export const closing = z
  .strictObject({
    title: text('Heading of the closing band'),
    text: lead('One sentence under it'),
    actions: list(action, 1, 2).describe('Buttons: the first is the main one'),
  })
  .describe('The call to action that ends the page');

export const hero = z.strictObject({
  title: text('Headline: a full sentence'),
  lead: lead('Two or three sentences under the headline'),
  actions: list(action, 1, 2).describe('Buttons: the first is the main one'),
});

export const moment = z
  .strictObject({
    title: text('Heading over the drawing: what it shows, as a sentence or a claim'),
    intro: text('One or two sentences under it'),
    picture: figure,
  })
  .describe('The band with the page’s second drawing');

export type Meta = z.infer<typeof meta>;
type Card = z.infer<typeof card>;
export type Cards = { title: string; intro: string; items: Card[] };
export type Step = z.infer<typeof step>;
export type Stat = z.infer<typeof stat>;
export type Question = z.infer<typeof question>;
export type Closing = z.infer<typeof closing>;
export type HeroWords = z.infer<typeof hero>;
export type Moment = z.infer<typeof moment>;
export type Audience = z.infer<typeof audience>;
