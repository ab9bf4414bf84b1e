import { asTyped } from './text.ts';

/**
 * Formats the numbers in a text for a locale: 99.9% becomes 99,9 % in German. Thousands are grouped only
 * if they were grouped before, because the number may be a year.
 */
export const localFigure = (value: string, locale: string) =>
  value.replace(/\d+(?:,\d{3})*(?:\.(\d+))?(%?)/g, (whole, decimals = '', percent) => {
    const number = Number(whole.replace(/[,%]/g, ''));
    return new Intl.NumberFormat(locale, {
      style: percent ? 'percent' : 'decimal',
      useGrouping: whole.includes(','),
      minimumFractionDigits: decimals.length,
      maximumFractionDigits: decimals.length,
    }).format(percent ? number / 100 : number);
  });

/** A decimal number as a whole number of its smallest unit: 11.00 with two decimals is 1100. */
export const scaled = (value: number, places: number) => Math.round(value * 10 ** places);

/** A percentage in a locale's notation: 45%, 45 % or ٤٥٪. */
export const percentIn = (share: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share / 100);

/** Reads a number in the digits of a locale: both 48 and ٤٨ are 48. */
export function numberIn(value: string, locale: string): number {
  const digits = [
    ...new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210),
  ].reverse();
  const plain = [...asTyped(value)].map((sign) => {
    const digit = digits.indexOf(sign);
    return digit < 0 ? sign : digit;
  });
  return Number(plain.join(''));
}

/** A whole number from `from` to `to`, both included. */
export const between = (from: number, to: number, random = Math.random) =>
  from + Math.floor(random() * (to - from + 1));

/** A random index other than the last one, unless there is only one item. */
export function pickOther(length: number, last: number | undefined, random = Math.random): number {
  if (last === undefined || length < 2) return between(0, length - 1, random);
  const index = between(0, length - 2, random);
  return index >= last ? index + 1 : index;
}
