/** How many entries, up to `most`, to put in a row so that the last row never has just one. */
export function perRow(count: number, most: number): number {
  if (count <= most) return count;
  const rows = Array.from({ length: most - 2 }, (_, index) => most - index);
  return rows.find((row) => count % row !== 1) ?? 2;
}
