import type { Figures } from './arithmetic.ts';
import { plainDecimal, readPlain, type Scaled } from './decimals.ts';

/*
 * The figures in the part of an address after #, which browsers never send. Numbers are written with a
 * point, so that a link means the same in every language.
 */

/** The first name in it, by which a page knows that an address has figures. */
export const figuresMark = 'sold=';

const percentPlaces = 2;

/** The limits of what an address may ask for, and how many places the currency has. */
export type Bounds = {
  places: number;
  most: Record<'sold' | 'price' | 'wholesale' | 'feePercent' | 'feeFixed' | 'refunds', Scaled>;
  addOns: readonly string[];
};

/** 2.9 rather than 2.90. */
const shortest = (text: string) => text.replace(/\.?0+$/, '');

const percent = (value: Scaled) =>
  value === 0n ? '0' : shortest(plainDecimal(value, percentPlaces));

export function writeFigures(figures: Figures, { places }: Pick<Bounds, 'places'>): string {
  const fields: [string, string][] = [
    ['sold', String(figures.sold)],
    ['price', plainDecimal(figures.price, places)],
    ['wholesale', plainDecimal(figures.wholesale, places)],
    ['fee', percent(figures.feePercent)],
    ['fixed', plainDecimal(figures.feeFixed, places)],
    ['refunds', percent(figures.refunds)],
    ['billing', figures.billing],
    ...(figures.addOns.length > 0 ? [['with', figures.addOns.join('.')] as [string, string]] : []),
  ];
  return new URLSearchParams(fields).toString();
}

/** Reads them back. What is missing, or no sound figure, is as it was at the start. */
export function readFigures(hash: string, start: Figures, bounds: Bounds): Figures | undefined {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith(figuresMark)) return undefined;
  const given = new URLSearchParams(text);
  const figure = (name: string, field: keyof Bounds['most'], places: number) => {
    const value = readPlain(given.get(name) ?? '', places);
    return value === undefined || value > bounds.most[field] ? BigInt(start[field]) : value;
  };
  const asked = given.get('with')?.split('.') ?? [];
  return {
    sold: Number(figure('sold', 'sold', 0)),
    price: figure('price', 'price', bounds.places),
    wholesale: figure('wholesale', 'wholesale', bounds.places),
    feePercent: figure('fee', 'feePercent', percentPlaces),
    feeFixed: figure('fixed', 'feeFixed', bounds.places),
    refunds: figure('refunds', 'refunds', percentPlaces),
    billing: given.get('billing') === 'yearly' ? 'yearly' : 'monthly',
    addOns: bounds.addOns.filter((id) => asked.includes(id)),
  };
}
