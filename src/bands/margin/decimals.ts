import { memoise } from '../../lib/memoise.ts';

/** A number without fractions, as many places after the point as its unit has: 11.00 dollars are 1100n. */
export type Scaled = bigint;

const escaped = (sign: string) => sign.replace(/[.*+?^$|()[\]{}\\]/, '\\$&');

/** Spaces of any kind are one here, and so are the apostrophes between the thousands of Swiss numbers. */
const even = (text: string) => text.replaceAll(/\s/gu, ' ').replaceAll('’', "'");

/** How a locale writes numbers: its digits, its decimal sign, and the shape of a whole number. */
const writingOf = memoise((locale: string) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const sign = (type: string) => even(parts.find((part) => part.type === type)?.value ?? '');
  const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210);
  const [decimal, group] = [sign('decimal'), escaped(sign('group'))];
  const grouped = `\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3}`;
  return {
    decimal,
    digits: [...digits].reverse(),
    number: new RegExp(`^(${grouped}|\\d*)(?:${escaped(decimal)}(\\d*))?$`),
  };
});

export type Limits = {
  locale: string;
  /** How many digits may come after the point. */
  places: number;
  most: Scaled;
};

export type DecimalFault = 'empty' | 'notNumber' | 'negative' | 'separator' | 'places' | 'tooMuch';

export type Decimal = { value: Scaled } | { fault: DecimalFault; instead?: string };

/** 4.5 in two places is 450n. The text has digits, and at most one point. */
const scaled = (plain: string, places: number): Scaled => {
  const [whole = '', part = ''] = plain.split('.');
  return BigInt(whole + part.padEnd(places, '0').slice(0, places));
};

/** What may have been meant by decimals after the sign of another locale: 4,50 where it is 4.50. */
function meant(typed: string, decimal: string): string | undefined {
  const [, whole, part] = /^(\d+)[.,'٫](\d{1,2}|\d{4,})$/.exec(typed) ?? [];
  return whole && part ? `${whole}${decimal}${part}` : undefined;
}

/**
 * Reads a number that somebody typed in the way of a locale: 1,234.5 in American English, 1.234,5 in
 * German. A sign of another locale is a fault, because 4,500 and 4.500 are two numbers.
 */
export function readDecimal(typed: string, { locale, places, most }: Limits): Decimal {
  const { decimal, digits, number } = writingOf(locale);
  const western = (sign: string) => (digits.includes(sign) ? digits.indexOf(sign) : sign);
  const text = [...even(typed).trim()].map(western).join('');
  if (text === '') return { fault: 'empty' };
  if (/^[-−–]\s*\d/.test(text)) return { fault: 'negative' };
  const [, grouped = '', part = ''] = number.exec(text) ?? [];
  const whole = grouped.replace(/\D/g, '');
  if (whole + part === '') {
    const instead = meant(text, decimal);
    return instead ? { fault: 'separator', instead } : { fault: 'notNumber' };
  }
  if (part.replace(/0+$/, '').length > places) return { fault: 'places' };
  const value = scaled(`${whole || '0'}.${part}`, places);
  return value > most ? { fault: 'tooMuch' } : { value };
}

/** With a point and all its places, as code and addresses write it: 11.00. */
export function plainDecimal(value: Scaled, places: number): string {
  const sign = value < 0n ? '-' : '';
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The other way round. Undefined, unless it is a number of at most this many places. */
export function readPlain(text: string, places: number): Scaled | undefined {
  if (!/^\d{1,18}(\.\d+)?$/.test(text)) return undefined;
  const [, part = ''] = text.split('.');
  return part.length > places ? undefined : scaled(text, places);
}

const formatOf = memoise(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** As a locale writes it. A text, not a number, goes in, so that no digit is lost. */
export const printDecimal = (
  value: Scaled,
  places: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string => formatOf(locale, options).format(plainDecimal(value, places) as `${number}`);

/** As somebody would type it: without groups, and without zeros that say nothing where `isShort`. */
export const typedDecimal = (
  value: Scaled,
  places: number,
  locale: string,
  isShort = false,
): string =>
  printDecimal(value, places, locale, {
    useGrouping: false,
    minimumFractionDigits: isShort ? 0 : places,
    maximumFractionDigits: places,
  });

/** A number from a content file. */
export const fromNumber = (value: number, places: number): Scaled =>
  BigInt(Math.round(value * 10 ** places));
