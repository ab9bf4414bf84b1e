import { z } from 'zod';
import type { DrawingName } from '../art/drawings/table.ts';
import type { PageFacts, Site } from '../content/schema/site.ts';

type Kind = {
  /** Opens a page: a page has exactly one, and it comes first. */
  isHero?: boolean;
  /** The form it has, if its words include one. */
  form?: 'hero' | 'contact' | 'sign-in' | 'sign-up';
  /** The fields that one of its looks cannot do without, by the name of the look. */
  needs?: Record<string, readonly string[]>;
  /** Drawings that it always shows, unless a picture replaces them. */
  draws?: readonly DrawingName[];
};

/** Defines a kind of band by the words it takes. Its component is in the same folder. */
export const defineBand = <Shape extends z.ZodRawShape>(
  about: string,
  shape: Shape,
  kind: Kind = {},
) => ({ about, schema: z.strictObject(shape), ...kind });

/** How a kind of band can look: each look by its name, with what it is. The first is the usual one. */
export const looks = <Name extends string>(table: Record<Name, string>) => {
  const names = Object.keys(table) as [Name, ...Name[]];
  const description = names.map((name) => `${name}: ${table[name]}`).join('; ');
  return z.enum(names).default(names[0]).meta({ description, looks: table });
};

export type WordsOf<Definition extends { schema: z.ZodType }> = z.infer<Definition['schema']>;

/** The props of a band's component. */
export type BandProps<Definition extends { schema: z.ZodType }> = {
  words: WordsOf<Definition>;
  /** Its id for links: faq in #faq. */
  anchor?: string | undefined;
  /** Unique on its page, for ids inside it. */
  uid: string;
  /** Whether it is the first of its kind on the page: only the first has ids that pages link to. */
  isFirst: boolean;
  site: Site;
  page: PageFacts;
};
