import { asTyped } from './keep-together.ts';

/** How many letters the longest of these texts shows. */
export const longest = (texts: readonly string[]) =>
  Math.max(0, ...texts.map((text) => asTyped(text).length));
