import { decimalsOf, type MoneyFormat } from '../../lib/money.ts';
import { fill } from '../../lib/text.ts';
import type { Bounds } from './address.ts';
import type { Billing, Figures, Offer } from './arithmetic.ts';
import { fromNumber, printDecimal, readDecimal, type Scaled, typedDecimal } from './decimals.ts';
import type { MarginWords } from './margin-fields.ts';

export const fieldNames = [
  'sold',
  'price',
  'wholesale',
  'feePercent',
  'feeFixed',
  'refunds',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** Everything that the calculator computes with, in plain numbers, as a page hands it over. */
export type MarginSetup = {
  format: MoneyFormat;
  dir: 'ltr' | 'rtl';
  plans: { name: string; monthly: number; yearly: number; limit?: number | undefined }[];
  /** The plan for those who need more: it has words in place of a price. */
  onRequest?: { name: string; price: string } | undefined;
  addOns: { id: string; name: string; monthly: number; note?: string | undefined }[];
  start: Record<FieldName, number>;
  most: Record<FieldName, number>;
  billing: { label: string } & Record<Billing, string>;
  taxNote?: string | undefined;
};

const percentPlaces = 2;

const isPercent = (field: FieldName) => field === 'feePercent' || field === 'refunds';

/** The same in whole numbers, with the ways to print and read them. */
export function workshopOf(setup: MarginSetup) {
  const { locale, currency } = setup.format;
  const coins = decimalsOf(currency);
  const placesOf = (field: FieldName) => {
    if (field === 'sold') return 0;
    return isPercent(field) ? percentPlaces : coins;
  };
  const scaled = (amounts: Record<FieldName, number>) =>
    Object.fromEntries(
      fieldNames.map((name) => [name, fromNumber(amounts[name], placesOf(name))]),
    ) as Record<FieldName, Scaled>;
  const start = scaled(setup.start);
  const most = scaled(setup.most);
  const offer: Offer = {
    plans: setup.plans.map(({ name, monthly, yearly, limit }) => ({
      name,
      monthly: fromNumber(monthly, coins),
      yearly: fromNumber(yearly, coins),
      limit,
    })),
    addOns: setup.addOns.map(({ id, monthly }) => ({ id, monthly: fromNumber(monthly, coins) })),
  };
  const money = (value: Scaled, options: Intl.NumberFormatOptions = {}) =>
    printDecimal(value, coins, locale, { style: 'currency', currency, ...options }).replace(
      '-',
      '−',
    );
  const typed = (field: FieldName, value: Scaled) =>
    typedDecimal(value, placesOf(field), locale, isPercent(field));
  return {
    offer,
    places: coins,
    start: { ...start, sold: setup.start.sold, billing: 'monthly', addOns: [] } as Figures,
    bounds: { places: coins, most, addOns: setup.addOns.map(({ id }) => id) } as Bounds,
    mostSold: setup.most.sold,
    unitOf: (field: FieldName) => {
      if (field === 'sold') return '';
      return isPercent(field) ? '%' : currency;
    },
    /** $3.91, always with its coins. */
    exact: (value: Scaled) => money(value),
    /** $1,656, or $1,655.50 if it is not whole. */
    amount: (value: Scaled) => money(value, { trailingZeroDisplay: 'stripIfInteger' }),
    count: (value: number) => new Intl.NumberFormat(locale).format(value),
    typed,
    /** A field in words, as a list of the figures prints it. */
    shown: (field: FieldName, figures: Figures) => {
      const value = BigInt(figures[field]);
      if (field === 'sold') return printDecimal(value, 0, locale);
      if (!isPercent(field)) return money(value);
      const options = { style: 'percent', maximumFractionDigits: percentPlaces } as const;
      return printDecimal(value, percentPlaces + 2, locale, options);
    },
    /** What was typed into a field: its value, or the message that answers it. */
    read: (field: FieldName, text: string, messages: MarginWords['messages']) => {
      const limits = { locale, places: placesOf(field), most: most[field] };
      const found = readDecimal(text, limits);
      if ('value' in found) return found;
      const example = found.instead ?? typed(field, start[field]);
      const largest = printDecimal(most[field], placesOf(field), locale);
      return { message: fill(messages[found.fault], { example, most: largest }) };
    },
    cellOf: (field: FieldName, figures: Figures) => ({
      value: BigInt(figures[field]),
      places: placesOf(field),
    }),
  };
}

export type Workshop = ReturnType<typeof workshopOf>;
