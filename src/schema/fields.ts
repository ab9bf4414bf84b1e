import { z } from 'zod';
import { htmlIn } from '../lib/markdown.ts';

/*
 * The fields that content schemas are made of. The `kind` of a field decides how its words are set
 * (src/schema/walk.ts) and how the editor shows it.
 */

/** Texts are printed as they are written; only Markdown has bold words, lines and the like. */
export const withoutHtml = (schema: z.ZodString) =>
  schema.refine((text) => htmlIn(text) === undefined, {
    error: ({ input }) => `has HTML, which is printed as it is: delete ${htmlIn(String(input))}`,
  });

/** A string with characters that can be printed. */
const printable = (description: string) =>
  z
    .string()
    .trim()
    .min(1, { error: 'must not be empty', abort: true })
    .regex(/[^\p{C}\p{Z}]/u, 'has no visible character')
    // Other programs leave them in what is copied.
    .regex(/^[\P{Cc}\t\n\r]*$/u, 'contains a control character: retype the text')
    .describe(description);

/** A string used as written, because it is copied or compared: a name, an address. */
export const exact = (description: string) => withoutHtml(printable(description));

/** Words that people read on the page. A text that needs more characters belongs into Markdown. */
export const text = (description: string) =>
  exact(description).max(800, 'must have at most 800 characters').meta({ kind: 'text' });

/** Words with links, paragraphs and other Markdown. */
export const markdown = (description: string) => printable(description).meta({ kind: 'markdown' });

/** Code, in which a brace is a brace. */
export const code = (description: string) => printable(description).meta({ kind: 'code' });

const isElsewhere = (href: string) => /^(https:\/\/[^\s/]|mailto:\S+@|tel:\+?\d)/.test(href);

/** The targets that links may have, in fields and in texts. */
export const linkRule = z.string().refine((href) => /^[/#]/.test(href) || isElsewhere(href), {
  error:
    'must start with / (a page of this site), # (a place on this page), https://, mailto: or tel:',
});

export const link = (description: string) => linkRule.meta({ kind: 'link', description });

/** One to twelve entries by default: a band with more would look overloaded. */
export const list = <Entry extends z.ZodType>(entry: Entry, least = 1, most = 12) =>
  z.array(entry).min(least).max(most);

/** Fields that belong together. */
export const group = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

/** A list whose entries have these fields. */
export const groups = <Shape extends z.ZodRawShape>(
  description: string,
  [least, most]: [number, number],
  shape: Shape,
) => list(z.strictObject(shape), least, most).describe(description);

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
    .meta({ kind: 'slug', description });

/** Which entries of a register a band shows: all of them, or a list of names, in its order. */
export const refs = (register: string, description: string) =>
  z
    .union([z.literal('all'), list(slug('Name of an entry'), 1, 40)])
    .meta({ kind: 'refs', register, description });

/** One entry of a register. */
export const ref = (register: string, description: string) =>
  slug(description).meta({ kind: 'ref', register });

export const inkName = z
  .enum(['agencies', 'operators', 'enterprises', 'startups'])
  .describe('Ink of the brand');

/** The background of a band, which sets it apart from its neighbors. */
export const tone = z
  .enum(['paper', 'sheet', 'night'])
  .describe('Background: paper is the page’s own, sheet a shade darker, night dark');

/** Named by the hair; each is a file in src/art/marks/faces. */
export const face = z
  .enum([
    'crop',
    'crop-2',
    'parted',
    'parted-2',
    'curls',
    'bob',
    'bob-2',
    'long',
    'long-2',
    'bun',
    'bun-2',
    'waves',
  ])
  .optional()
  .describe('Drawn face, for a person who is invented. Without it and a photograph, the initials');

export const sample = z
  .boolean()
  .optional()
  .describe(
    'Sample: an invented entry, shown with a mark or not at all, as the brand file says. Delete this line once the entry is real',
  );

/** A day, as ISO 8601 writes it. */
export const day = z
  .union([z.string(), z.date()])
  .transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value))
  .pipe(z.iso.date('must be a date such as 2026-11-15'));

export const linkAction = group('Button that links to a page', {
  label: text('Label of the button or link'),
  href: link('Link, a page or an address'),
});

const noticeAction = group('Button whose page does not exist yet: it shows a message', {
  label: text('Button label'),
  notice: text('Message for four seconds: what is not open yet'),
});

export const action = z.union([linkAction, noticeAction]);

export const actions = list(action, 1, 2).describe('Buttons. The first is the main one');

export const card = z.strictObject({
  icon,
  title: text('Heading of the card, two to four words'),
  text: text('Text, one or two sentences'),
});

export const step = z.strictObject({
  title: text('Name of the step'),
  text: text('Text: what happens, one or two sentences'),
  when: text('Time that it takes, or its day').optional(),
});

export const stat = z.strictObject({
  value: text('Figure, usually a claim such as {claim.countries}'),
  label: text('Label: what the figure counts'),
});

export const question = z.strictObject({
  question: text('Question, as a buyer would ask it'),
  answer: markdown('Answer. Links as [text](/page); a blank line starts a paragraph'),
});

export type Action = z.infer<typeof action>;
export type Step = z.infer<typeof step>;
export type Question = z.infer<typeof question>;
export type InkName = z.infer<typeof inkName>;
export type Tone = z.infer<typeof tone>;
