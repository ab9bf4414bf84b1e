import { fill } from '../../lib/text.ts';
import type { FieldName, Figures } from './arithmetic.ts';
import { plainDecimal, printDecimal, readDecimal } from './decimals.ts';
import type { MarginWords } from './margin-words.ts';
import type { MarginSetup } from './setup.ts';

/** What a visitor can change by typing: which kind of number it is, and its name in an address. */
const fields = {
  sold: { kind: 'count', key: 'sold' },
  price: { kind: 'amount', key: 'price' },
  wholesale: { kind: 'amount', key: 'wholesale' },
  feePercent: { kind: 'percent', key: 'fee' },
  feeFixed: { kind: 'amount', key: 'fixed' },
  refunds: { kind: 'percent', key: 'refunds' },
} as const satisfies Record<FieldName, { kind: keyof MarginWords['messages']; key: string }>;

export const fieldNames = Object.keys(fields) as FieldName[];

/** How many digits a field has after its point: shares are in hundredths of a percent. */
export const placesOf = (name: FieldName, { places }: MarginSetup) =>
  ({ count: 0, amount: places, percent: 2 })[fields[name].kind];

export const unitOf = (name: FieldName, { format }: MarginSetup) =>
  ({ count: '', amount: format.currency, percent: '%' })[fields[name].kind];

/** A figure as somebody would type it: without groups, and 2.9 rather than 2.90 percent. */
export function typedFigure(name: FieldName, value: number, setup: MarginSetup) {
  const places = placesOf(name, setup);
  return printDecimal(value, places, setup.format.locale, {
    useGrouping: false,
    minimumFractionDigits: fields[name].kind === 'percent' ? 0 : places,
    maximumFractionDigits: places,
  });
}

/** A figure as a list of the figures prints it. */
export function shownFigure(name: FieldName, figures: Figures, setup: MarginSetup) {
  const { locale, currency } = setup.format;
  const places = placesOf(name, setup);
  const { kind } = fields[name];
  if (kind === 'count') return printDecimal(figures[name], places, locale);
  if (kind === 'amount')
    return printDecimal(figures[name], places, locale, { style: 'currency', currency });
  const options = { style: 'percent', maximumFractionDigits: places } as const;
  return printDecimal(figures[name], places + 2, locale, options);
}

/** What stands in the form. */
export type Entry = Pick<Figures, 'billing' | 'addOns'> & { texts: Record<FieldName, string> };

/** The last good figure of each field, and the message of each that cannot be read. */
export type State = { figures: Figures; messages: Partial<Record<FieldName, string>> };

/** The state after the form has changed. */
export function reduce(
  { figures }: State,
  { texts, ...chosen }: Entry,
  setup: MarginSetup,
  words: MarginWords['messages'],
): State {
  const next: State = { figures: { ...figures, ...chosen }, messages: {} };
  const { locale } = setup.format;
  for (const name of fieldNames) {
    const places = placesOf(name, setup);
    const value = readDecimal(texts[name], places, locale);
    if (value !== undefined && value <= setup.most[name]) next.figures[name] = value;
    else
      next.messages[name] = fill(words[fields[name].kind], {
        example: typedFigure(name, setup.start[name], setup),
        most: printDecimal(setup.most[name], places, locale),
      });
  }
  return next;
}

/*
 * The figures in the part of an address after #, which browsers never send. Numbers are written with a
 * point, so that a link means the same in every language.
 */

/** The first name in it, by which a page knows that an address has figures. */
export const figuresMark = 'sold=';

export function writeFigures(figures: Figures, setup: MarginSetup): string {
  const address = new URLSearchParams();
  for (const name of fieldNames) {
    const text = plainDecimal(figures[name], placesOf(name, setup));
    const isPercent = fields[name].kind === 'percent';
    address.set(fields[name].key, isPercent ? String(Number(text)) : text);
  }
  address.set('billing', figures.billing);
  if (figures.addOns.length > 0) address.set('with', figures.addOns.join('.'));
  return String(address);
}

/** Reads them back. What is missing, or no sound figure, is as it was at the start. */
export function readFigures(hash: string, setup: MarginSetup): Figures | undefined {
  if (!hash.startsWith(`#${figuresMark}`)) return undefined;
  const address = new URLSearchParams(hash.slice(1));
  const figures = { ...setup.start };
  for (const name of fieldNames) {
    const text = address.get(fields[name].key) ?? '';
    const value = /^[\d.]+$/.test(text)
      ? readDecimal(text, placesOf(name, setup), 'en')
      : undefined;
    if (value !== undefined && value <= setup.most[name]) figures[name] = value;
  }
  const asked = address.get('with')?.split('.') ?? [];
  return {
    ...figures,
    billing: address.get('billing') === 'yearly' ? 'yearly' : 'monthly',
    addOns: setup.addOns.map(({ id }) => id).filter((id) => asked.includes(id)),
  };
}
