import type { Figures } from './arithmetic.ts';
import { typedDecimal } from './decimals.ts';
import type { MarginWords } from './margin-words.ts';
import type { Results } from './results.ts';
import type { MarginSetup } from './setup.ts';

/**
 * The figures and what they come to, as a spreadsheet of the locale opens it: where decimals come after
 * a comma, cells are parted by a semicolon. The mark at the start says that the letters are UTF-8.
 */
export function csvOf(
  figures: Figures,
  { parts, lines, around }: Results,
  { actions, ...words }: MarginWords,
  { locale, currency, places, fields, billing, addOns }: MarginSetup,
): string {
  const latin = new Intl.Locale(locale, { numberingSystem: 'latn' });
  const hasComma = (1.5).toLocaleString(latin).includes(',');
  const text = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const number = (written: string) => (hasComma ? written.replace('.', ',') : written);
  const amount = (value: number) => number(typedDecimal(value, { places }, 'en'));
  const ofEach = text(`${currency} ${actions.each}`);
  const ofMonth = text(`${currency} ${actions.month}`);
  const rows = [
    ...fields.map((field) => [
      text(field.label),
      number(typedDecimal(figures[field.name], field, 'en')),
      text(field.unit),
    ]),
    [text(billing.label), text(billing[figures.billing])],
    ...addOns
      .filter(({ id }) => figures.addOns.includes(id))
      .map(({ name, monthly }) => [text(name), amount(monthly), ofMonth]),
    [],
    // What is kept comes last, as a sum does.
    ...[...parts.slice(1), ...parts.slice(0, 1)].map(({ name, value }) => [
      text(name),
      amount(value),
      ofEach,
    ]),
    [],
    ...lines.map(({ name, says }) => [text(name), text(says)]),
    [],
    [text(words.around.sold), text(words.around.plan), text(words.around.margin)],
    ...around.map(({ volume, plan, margin, says }) => [
      String(volume),
      text(plan),
      ...(margin === undefined ? [text(says)] : [amount(margin), ofMonth]),
    ]),
    [],
    [text(words.promise)],
  ];
  return `\ufeff${rows.map((cells) => cells.join(hasComma ? ';' : ',')).join('\r\n')}\r\n`;
}
