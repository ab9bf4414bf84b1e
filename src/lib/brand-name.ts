type Named = { name: string; shortName?: string | undefined };

/** The name where room is short: in titles, in the header and on drawings. */
export const shownName = ({ name, shortName }: Named) => shortName ?? name;

/** How many letters of common width a name takes: M and W are wider. */
export const lettersIn = (name: string) =>
  [...name].reduce((sum, letter) => sum + (/[MW]/i.test(letter) ? 1.6 : 1), 0);

/** Whether a name is set smaller, and may take two lines where there is little room. */
export const isLong = (name: string) => lettersIn(name) > 9;

/** How a drawing sets a name. What a visitor tries instead is cut where it does not fit. */
export const nameLook = (name: string) => (isLong(name) ? 'leading-tight' : 'wide truncate');

/** How the eSIM card sets a name: large wherever it fits, and small on a small card. */
export function cardLook(name: string): string {
  if (isLong(name)) return 'text-base';
  const narrow = name.match(/[fijlrt]/gi)?.length ?? 0;
  const isShort = lettersIn(name) - 0.4 * narrow <= 6.5;
  return `wide truncate ${isShort ? 'text-xl' : 'text-base @[20rem]:text-xl'}`;
}
