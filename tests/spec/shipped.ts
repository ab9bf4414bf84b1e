import type { Content } from '../../src/content/parse-content.ts';
import { content as read } from '../support/pages.ts';

/** Every page with all its bands. */
type Whole = {
  [Key in keyof Content]: Content[Key] extends { bands: readonly string[] }
    ? Required<Content[Key]>
    : Content[Key];
} & {
  landing: { hero: Required<Content['landing']['hero']> };
  contact: Required<Content['contact']>;
};

/** The content that ships, which the specification describes: no band is left out. */
export const content = read as Whole;
