/** How many stand in a row of at most `most`, so that no entry is left alone in the last one. */
export function perRow(count: number, most: number): number {
  if (count <= most) return count;
  const rows = Array.from({ length: most - 2 }, (_, index) => most - index);
  return rows.find((row) => count % row !== 1) ?? 2;
}
