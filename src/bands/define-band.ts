import { z } from 'zod';
import type { DrawingName } from '../art/drawings/table.ts';
import type { PageFacts, Site } from '../schema/site.ts';

type Kind = {
  /** Opens a page: a page has exactly one, and it comes first. */
  isHero?: boolean;
  /** Which form it has, as long as its words have a form. */
  form?: 'hero' | 'contact' | 'sign-in' | 'sign-up';
  /** Drawings that it always shows, unless a picture takes their place. */
  draws?: readonly DrawingName[];
};

/** What a band is: the words it takes, each described. Its component is in the same folder. */
export const defineBand = <Shape extends z.ZodRawShape>(
  about: string,
  shape: Shape,
  kind: Kind = {},
) => ({ about, schema: z.strictObject(shape), ...kind });

export type WordsOf<Definition extends { schema: z.ZodType }> = z.infer<Definition['schema']>;

/** What a band's component gets. */
export type BandProps<Definition extends { schema: z.ZodType }> = {
  words: WordsOf<Definition>;
  /** Its name for links: #faq. */
  anchor?: string | undefined;
  /** Unique on its page, for ids inside it. */
  uid: string;
  /** Whether it is the first of its kind on the page, and may use ids that links from elsewhere name. */
  isFirst: boolean;
  site: Site;
  page: PageFacts;
};
