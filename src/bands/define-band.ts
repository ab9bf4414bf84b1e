import { z } from 'zod';
import type { DrawingName } from '../schema/drawings.ts';
import type { PageFacts, Site } from '../schema/site.ts';

/** What the reader and the checks know of a band. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has words of its own
export type Kind<Words = any> = {
  /** Opens a page: a page has exactly one, and it comes first. */
  isHero?: boolean;
  /** Closes a page with a call to action. */
  isClosing?: boolean;
  /** The form it has, if its words include one. */
  form?: 'hero' | 'contact' | 'form' | 'sign-in' | 'sign-up';
  /** Its form is a demo, wherever the other forms are sent to. */
  isDemo?: boolean;
  /** The fields that one of its looks cannot do without, by the name of the look. */
  needs?: Record<string, readonly string[]>;
  /** Drawings that it always shows, unless a picture replaces them. */
  draws?: readonly DrawingName[];
  /** The ids in it that links can lead to, besides its own. */
  places?: (words: Words, site: Pick<Site, 'categories'>) => readonly string[];
  /** What texts can say of a site that has it: {if search}. Asked of words that are not checked yet. */
  tells?: (words: Words) => readonly ('ink' | 'search')[];
  /** What is wrong with several fields together, which a schema cannot express. */
  faults?: (words: Words) => readonly { field: string; message: string; at?: string }[];
  /** The entries that it lists. Without any, the band is not shown. */
  entries?: (words: Words, site: Pick<Site, 'pages' | 'stories'>) => readonly unknown[];
};

/** Defines a kind of band by the words it takes. Its component is in the same folder. */
export const defineBand = <Shape extends z.ZodRawShape>(
  about: string,
  shape: Shape,
  kind: Kind<z.infer<z.ZodObject<Shape, z.core.$strict>>> = {},
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
