type Named = { name: string; shortName?: string | undefined };

/** The short name, for titles, the header and drawings. */
export const shownName = ({ name, shortName }: Named) => shortName ?? name;

/** The initials of the first two words. CSS makes them uppercase, by the rules of `lang`. */
export const initialsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');

const widthOf = (letter: string) => {
  if (/\p{Default_Ignorable_Code_Point}/u.test(letter)) return 0;
  return /[MW]/i.test(letter) ? 1.6 : 1;
};

/** The width of a name in average letters. M and W count for more. */
export const lettersIn = (name: string) =>
  [...name].reduce((sum, letter) => sum + widthOf(letter), 0);

/** Whether a name is printed smaller and may wrap onto two lines. */
export const isLong = (name: string) => lettersIn(name) > 9;

/** The size step of a name on the eSIM card: 1 is the largest. At the smallest, the name may wrap. */
export function nameStep(name: string): number {
  const letters = lettersIn(name);
  if (letters <= 11) return 1;
  return letters <= 17 ? 2 : 3;
}

/** A name as part of a host name: “Bluebird Holidays” becomes bluebird-holidays. */
export const hostPart = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
