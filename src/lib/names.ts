import { asTyped } from './text.ts';

type Named = { name: string; shortName?: string | undefined };

/** The name for titles, the header and drawings, where there is little room. */
export const shownName = ({ name, shortName }: Named) => shortName ?? name;

/** First letters of the first two words that have any. Styles make them capitals, as `lang` has it. */
export const initialsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');

/** The width of a name in average letters. M and W count for more. */
export const lettersIn = (name: string) =>
  [...asTyped(name)].reduce((sum, letter) => sum + (/[MW]/i.test(letter) ? 1.6 : 1), 0);

/** Whether a name is set smaller and may wrap onto two lines. */
export const isLong = (name: string) => lettersIn(name) > 9;

/** Classes for a name on a drawing. A short name is truncated if a visitor tries a longer one. */
export const nameLook = (name: string) => (isLong(name) ? 'leading-tight' : 'wide truncate');

/** Classes for a name on the eSIM card: large where it fits, otherwise small. */
export function cardLook(name: string): string {
  if (isLong(name)) return 'text-base';
  const narrow = name.match(/[fijlrt]/gi)?.length ?? 0;
  const isShort = lettersIn(name) - 0.4 * narrow <= 6.5;
  return `wide truncate ${isShort ? 'text-xl' : 'text-base @[20rem]:text-xl'}`;
}
