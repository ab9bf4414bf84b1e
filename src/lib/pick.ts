/** A whole number from `from` to `to`, both included. */
export const between = (from: number, to: number, random = Math.random) =>
  from + Math.floor(random() * (to - from + 1));

/** The index of a random item that is not the one shown last, unless it is the only one. */
export function pickOther(length: number, last: number | undefined, random = Math.random): number {
  if (last === undefined || length < 2) return between(0, length - 1, random);
  const index = between(0, length - 2, random);
  return index >= last ? index + 1 : index;
}
