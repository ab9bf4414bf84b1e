import { z } from 'zod';
import type { Brand } from '../../content/schema/brand.ts';
import { text } from '../../content/schema/fields.ts';

type Schema = z.ZodType;
type Others = Record<string, { schema: Schema }>;

const label = text('What the drawing shows, in one sentence, for those who do not see it');

/** Defines a drawing by the words and figures it takes, and other drawings whose words it shows. */
export const defineDrawing = <
  Shape extends z.ZodRawShape,
  Needs extends Others = Record<never, never>,
>(
  about: string,
  shape: Shape,
  needs = {} as Needs,
) => ({ about, schema: z.strictObject({ label, ...shape }).describe(about), needs });

/** Defines a drawing that has no words of its own and shows those of others. */
export const defineView = <Needs extends Others>(about: string, needs: Needs) => ({
  about,
  schema: z.undefined(),
  needs,
});

export const sample = text('The words that mark it as a sample');

export const shop = text('Whose shop it is, invented. Without it, the brand’s own name').optional();

export const pair = z.strictObject({
  term: text('What is named'),
  value: text('Its sample value'),
});

export const health = z.enum(['up', 'down', 'standby']).describe('Which sign stands before it');

export type Health = z.infer<typeof health>;

export const activationCode = z
  .string()
  .max(42, 'must fit the drawn QR code: 42 characters at most')
  .startsWith('LPA:1$')
  .describe('What the QR code says: a sample activation code');

export type WordsOf<Drawn extends { schema: Schema }> = z.infer<Drawn['schema']>;

export type AnyDrawing = { schema: Schema; needs: Others };

/** The props of a drawing's component. */
export type DrawingProps<Drawn extends AnyDrawing> = {
  words: WordsOf<Drawn>;
  /** The words of the drawings that it needs. */
  others: { [Name in keyof Drawn['needs']]: WordsOf<Drawn['needs'][Name]> };
  brand: Brand;
  /** Unique on its page, for ids inside it. */
  id: string;
  className?: string;
};
