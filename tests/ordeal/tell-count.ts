/** Counts of equal things, most first: “404 × 9200, 400 × 610”. */
export function tellCount(things: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([thing, count]) => `${thing} × ${count.toLocaleString('en-US')}`)
    .join(', ');
}
