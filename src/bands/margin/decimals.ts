import { memoise } from '../../lib/memoise.ts';

/*
 * Numbers without fractions, with as many places after the point as their unit has: 11.00 dollars are
 * 1100 in two places.
 */

const formatOf = memoise(
  (locale: string, options: Intl.NumberFormatOptions) =>
    // Nothing sold at a loss comes to −0, which is no loss.
    new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options }),
);

/** As a locale writes it. */
export const printDecimal = (
  value: number,
  places: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
) => formatOf(locale, options).format(value / 10 ** places);

/** As somebody types it, without groups; in English, as code and addresses write it: 1100.00. */
export const typedDecimal = (
  value: number,
  { places, fewestPlaces = places }: { places: number; fewestPlaces?: number },
  locale: string,
) =>
  printDecimal(value, places, locale, {
    useGrouping: false,
    minimumFractionDigits: fewestPlaces,
    maximumFractionDigits: places,
  });

/** Spaces of any kind are one here, and so are the apostrophes between the thousands of Swiss numbers. */
const even = (text: string) => text.replaceAll(/\s/gu, ' ').replaceAll('’', "'");

/** How a locale writes numbers: its digits, its decimal sign, and the sign between thousands. */
const writingOf = memoise((locale: string) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const sign = (type: string) => `[${even(parts.find((part) => part.type === type)?.value ?? '')}]`;
  const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210);
  return { digits: [...digits].reverse(), decimal: sign('decimal'), group: sign('group') };
});

/** How people write a unit before or after a number: $, US$ or USD; %. */
const signsOf = memoise((locale: string, unit: string) => {
  if (unit === '%') return ['%', '٪'];
  const symbolOf = (currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: unit, currencyDisplay })
      .formatToParts(1)
      .find(({ type }) => type === 'currency')?.value ?? unit;
  return [unit, symbolOf('symbol'), symbolOf('narrowSymbol')].map(even);
});

/** What somebody typed, without its unit, if there is one. */
export function withoutUnit(typed: string, unit: string, locale: string): string {
  const text = even(typed).trim();
  const signs = unit === '' ? [] : signsOf(locale, unit);
  const before = signs.find((sign) => text.startsWith(sign));
  if (before) return text.slice(before.length);
  const after = signs.find((sign) => text.endsWith(sign));
  return after ? text.slice(0, -after.length) : text;
}

/**
 * Reads a number that somebody typed in the way of a locale: 1,234.5 in American English, 1.234,5 in
 * German. Undefined unless the whole text is one, with no more places than these: 4,50 and 1.000 may
 * mean two numbers, so it is better to ask.
 */
export function readDecimal(typed: string, places: number, locale: string): number | undefined {
  const { digits, decimal, group } = writingOf(locale);
  const western = (sign: string) => (digits.includes(sign) ? digits.indexOf(sign) : sign);
  const text = [...even(typed).trim()].map(western).join('');
  const whole = `\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3}|\\d*`;
  const part = places > 0 ? `(?:${decimal}(\\d{0,${places}}))?` : '';
  const found = new RegExp(`^(${whole})${part}$`).exec(text);
  if (!found || !/\d/.test(text)) return undefined;
  const [, grouped = '', rest = ''] = found;
  return Number(grouped.replaceAll(/\D/g, '') + rest.padEnd(places, '0'));
}
