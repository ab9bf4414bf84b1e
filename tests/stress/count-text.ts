/** Counts of equal things, most first: “404 × 9,200, 400 × 610”. */
export const countText = (things: readonly (string | number)[]): string =>
  [...Map.groupBy(things, (thing) => thing)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([thing, equal]) => `${thing} × ${equal.length.toLocaleString('en-US')}`)
    .join(', ');
