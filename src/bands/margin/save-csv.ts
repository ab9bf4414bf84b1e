import type { Figures } from './arithmetic.ts';
import { type Cell, csvOf } from './csv.ts';
import type { MarginWords } from './margin-fields.ts';
import type { Results } from './results.ts';
import { fieldNames, type MarginSetup, type Workshop } from './setup.ts';

/** The figures and what they come to, as the rows of a spreadsheet. */
export function rowsOf(
  figures: Figures,
  results: Results,
  words: MarginWords,
  setup: MarginSetup,
  { cellOf, places }: Workshop,
): Cell[][] {
  const { answers, around } = words;
  const { parts } = results;
  const coins = (value: bigint): Cell => ({ value, places });
  const booked = setup.addOns.filter(({ id }) => figures.addOns.includes(id));
  return [
    ...fieldNames.map((name) => [words.figures[name].label, cellOf(name, figures)]),
    [setup.billing.label, setup.billing[figures.billing]],
    ...booked.map(({ name }) => [words.addOns?.title ?? '', name]),
    [],
    [answers.wholesale, coins(parts.wholesale)],
    [answers.fees, coins(parts.fees)],
    [answers.refunds, coins(parts.refunds)],
    [answers.keeps, coins(parts.keeps)],
    [],
    ...results.lines.map(({ name, says }) => [name, says]),
    [],
    [around.sold, around.plan, around.margin],
    ...results.around.map(({ volume, plan, margin, value }) => [
      { value: BigInt(volume), places: 0 },
      plan,
      value === undefined ? margin : coins(value),
    ]),
    [],
    [words.promise],
  ];
}

/** Hands a file to the browser, which asks where to save it. */
export function saveCsv(rows: Cell[][], locale: string, name: string) {
  const file = new Blob([csvOf(rows, locale)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
