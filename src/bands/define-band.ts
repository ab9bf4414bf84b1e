import { z } from 'zod';
import type { DrawingName } from '../schema/drawings.ts';
import type { PageFacts, Site } from '../schema/site.ts';

/** Properties of a kind of band that the reader and the checks ask for. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has its own words
export type Kind<Words = any> = {
  /** Opens a page: a page has exactly one, and it comes first. */
  isHero?: boolean;
  /** Closes a page with a call to action. */
  isClosing?: boolean;
  /** The kind of its form, if its words include one. */
  form?: 'hero' | 'contact' | 'form' | 'sign-in' | 'sign-up';
  /** Its form is never sent, even if the other forms are. */
  isDemo?: boolean;
  /** The fields that one of its looks cannot do without, by the name of the look. */
  needs?: Record<string, readonly string[]>;
  /** Drawings that it always shows, unless a picture replaces them. */
  draws?: readonly DrawingName[];
  /** The ids in it that links can point to, besides its own. */
  places?: (words: Words, site: Pick<Site, 'categories'>) => readonly string[];
  /** The conditions that it makes true in texts, such as {if search}. Its words may not be checked yet. */
  features?: (words: Words) => readonly ('ink' | 'search')[];
  /** Problems of several fields together, which a schema cannot express. */
  problems?: (words: Words) => readonly { field: string; message: string; at?: string }[];
  /** The entries that it lists. Without any, the band is not shown. */
  entries?: (words: Words, site: Pick<Site, 'pages' | 'stories'>) => readonly unknown[];
};

/** Defines a kind of band by the words it takes. Its component is in the same folder. */
export const defineBand = <Shape extends z.ZodRawShape>(
  about: string,
  shape: Shape,
  kind: Kind<z.infer<z.ZodObject<Shape, z.core.$strict>>> = {},
) => ({ about, schema: z.strictObject(shape), ...kind });

/** The looks of a kind of band: a description for each name. The first is the default. */
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
