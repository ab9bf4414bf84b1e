import type { Figures } from './arithmetic.ts';
import { plainDecimal } from './decimals.ts';
import { fieldNames, placesOf, unitOf } from './figures.ts';
import type { MarginWords } from './margin-words.ts';
import type { Results } from './results.ts';
import type { MarginSetup } from './setup.ts';

/** The decimal sign that spreadsheets of a locale read, among digits from 0 to 9. */
const decimalSign = (locale: string) => {
  const latin = new Intl.Locale(locale, { numberingSystem: 'latn' });
  const parts = new Intl.NumberFormat(latin).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
};

/**
 * The figures and what they come to, as a spreadsheet of the locale opens it: where decimals come after
 * a comma, cells are parted by a semicolon. The mark at the start says that the letters are UTF-8.
 */
export function csvOf(
  figures: Figures,
  { parts, lines, around }: Results,
  words: MarginWords,
  setup: MarginSetup,
): string {
  const { locale, currency } = setup.format;
  const { answers, actions } = words;
  const decimal = decimalSign(locale);
  const text = (value: string) => `"${value.replaceAll('"', '""')}"`;
  const number = (value: number, places = setup.places) =>
    plainDecimal(value, places).replace('.', decimal);
  const ofEach = text(`${currency} ${actions.each}`);
  const ofMonth = text(`${currency} ${actions.month}`);
  const booked = setup.addOns.filter(({ id }) => figures.addOns.includes(id));
  const rows = [
    ...fieldNames.map((name) => [
      text(words.figures[name].label),
      number(figures[name], placesOf(name, setup)),
      text(unitOf(name, setup)),
    ]),
    [text(setup.billing.label), text(setup.billing[figures.billing])],
    ...booked.map(({ name, monthly }) => [text(name), number(monthly), ofMonth]),
    [],
    [text(answers.wholesale), number(parts.wholesale), ofEach],
    [text(answers.fees), number(parts.fees), ofEach],
    [text(answers.refunds), number(parts.refunds), ofEach],
    [text(answers.keeps), number(parts.keeps), ofEach],
    [],
    ...lines.map(({ name, says }) => [text(name), text(says)]),
    [],
    [text(words.around.sold), text(words.around.plan), text(words.around.margin)],
    ...around.map(({ sold, plan, margin, says }) => [
      number(sold, 0),
      text(plan),
      ...(margin === undefined ? [text(says)] : [number(margin), ofMonth]),
    ]),
    [],
    [text(words.promise)],
  ];
  const lineOf = (cells: string[]) => cells.join(decimal === ',' ? ';' : ',');
  return `\ufeff${rows.map(lineOf).join('\r\n')}\r\n`;
}
