import type { Claims } from '../src/content/schemas/registers.ts';

const sized = (cells: string[], widths: number[]) =>
  cells
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join('  ')
    .trimEnd();

function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) => sized(row, widths));
}

/** The claims on which pages disagree, one row for each page, and how to settle them. */
export function claimsReport(claims: Claims): string {
  const open = Object.entries(claims).filter(([, { readings }]) => readings.length > 1);
  const settled = Object.keys(claims).length - open.length;
  const rows = open.flatMap(([id, { says, readings }]) =>
    readings.flatMap(({ value, pages }, reading) =>
      pages.map((page, at) => {
        const isFirst = reading === 0 && at === 0;
        return [isFirst ? id : '', at === 0 ? value : '', page, isFirst ? says : ''];
      }),
    ),
  );
  const lines = [
    ...(rows.length > 0 ? table([['claim', 'reading', 'page', 'what it says'], ...rows]) : []),
    '',
    `${open.length} of ${open.length + settled} claims have more than one reading.`,
    'Settle one for every brand in src/content/claims.yaml: leave one reading, with all pages.',
    'Settle it for one brand in its own file: claims: { countries: 150+ }.',
  ];
  return lines.join('\n');
}
