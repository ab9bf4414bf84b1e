import { z } from 'zod';
import type { DrawingName } from '../art/drawings/table.ts';
import type { PageFacts, Site } from '../content/schema/site.ts';

type Kind = {
  /** Opens a page: a page has exactly one, and it comes first. */
  isHero?: boolean;
  /** The form it has, if its words include one. */
  form?: 'hero' | 'contact' | 'sign-in' | 'sign-up';
  /** Drawings that it always shows, unless a picture replaces them. */
  draws?: readonly DrawingName[];
};

/** Defines a kind of band by the words it takes. Its component is in the same folder. */
export const defineBand = <Shape extends z.ZodRawShape>(
  about: string,
  shape: Shape,
  kind: Kind = {},
) => ({ about, schema: z.strictObject(shape), ...kind });

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
