import type { z } from 'zod';
import type { Brand } from '../../content/schema/brand.ts';

type Schema = z.ZodType;
type Others = Record<string, { schema: Schema }>;

/** Defines a drawing by the words and figures it takes, and other drawings whose words it shows. */
export const defineDrawing = <Words extends Schema, Needs extends Others = Record<never, never>>(
  about: string,
  schema: Words,
  needs = {} as Needs,
) => ({ about, schema: schema.describe(about), needs });

type Definition = { schema: Schema; needs: Others };

export type WordsOf<Drawn extends { schema: Schema }> = z.infer<Drawn['schema']>;

/** The props of a drawing's component. */
export type DrawingProps<Drawn extends Definition> = {
  words: WordsOf<Drawn>;
  /** The words of the drawings that it needs. */
  others: { [Name in keyof Drawn['needs']]: WordsOf<Drawn['needs'][Name]> };
  brand: Brand;
  /** Unique on its page, for ids inside it. */
  id: string;
  className?: string;
};
