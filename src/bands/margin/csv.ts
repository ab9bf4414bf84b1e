import { plainDecimal, type Scaled } from './decimals.ts';

/** A cell: words, or a number and how many places it has. */
export type Cell = string | { value: Scaled; places: number };

/** The decimal sign that spreadsheets of a locale read, among digits from 0 to 9. */
const decimalSign = (locale: string) => {
  const latin = new Intl.Locale(locale, { numberingSystem: 'latn' });
  const parts = new Intl.NumberFormat(latin).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
};

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * A table as a spreadsheet of the locale opens it: where decimals come after a comma, cells are parted by
 * a semicolon. The mark at the start says that the letters are UTF-8.
 */
export function csvOf(rows: readonly (readonly Cell[])[], locale: string): string {
  const decimal = decimalSign(locale);
  const print = (cell: Cell) =>
    typeof cell === 'string'
      ? quoted(cell)
      : plainDecimal(cell.value, cell.places).replace('.', decimal);
  const lines = rows.map((cells) => cells.map(print).join(decimal === ',' ? ';' : ','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
