export type Row = readonly (string | number)[];

/** A Markdown table with its columns aligned, as readable in a terminal as on a page. */
export function markdownTable(head: Row, rows: readonly Row[]): string {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const isNumber = head.map((_, column) =>
    cells.slice(1).every((row) => /^[\d.,–]*$/.test(row[column] ?? '')),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => '-'.repeat(width - 1) + (isNumber[at] ? ':' : '-'));
  const [top = [], ...rest] = cells;
  return [line(top), line(rule), ...rest.map(line)].join('\n');
}
