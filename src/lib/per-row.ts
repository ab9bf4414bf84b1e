/** The number of entries in a row, up to `most`, for which the last row never has only one. */
export function perRow(count: number, most: number): number {
  if (count <= most) return count;
  const rows = Array.from({ length: most - 2 }, (_, index) => most - index);
  return rows.find((row) => count % row !== 1) ?? 2;
}
