import { memoise } from './memoise.ts';

/** The fields of a brand that determine how amounts are formatted. */
export type MoneyFormat = { locale: string; currency: string };

/** Cached, because creating a format takes far longer than using it. */
const numberFormat = memoise(
  (locale: string, currency: string, more: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, ...more }),
);

const formatOf = ({ locale, currency }: MoneyFormat, more: Intl.NumberFormatOptions = {}) =>
  numberFormat(locale, currency, more);

/** $4,999, or $4.50 if the amount is not whole. */
export const money = (amount: number, format: MoneyFormat): string =>
  formatOf(format, Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}).format(amount);

/** Always with decimals, as on a receipt: $11.00. */
export const exactMoney = (amount: number, format: MoneyFormat) => formatOf(format).format(amount);

/** A large amount in short: $5B, or 5 Mrd. €. */
export const shortMoney = (amount: number, format: MoneyFormat) =>
  formatOf(format, { notation: 'compact' }).format(amount);

const scales: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9 };

/** Reads an amount as tokens have it: 2400, 11.00 or, in short, 5B. */
export function readAmount(written: string) {
  const [, digits, scale = ''] =
    /^(\d+(?:\.\d{2,3})?|\d+(?:\.\d+)?(?=[KMB]$))([KMB]?)$/.exec(written) ?? [];
  if (!digits) return undefined;
  const isShort = scale in scales;
  return { value: Number(digits) * (scales[scale] ?? 1), isShort, isExact: digits.includes('.') };
}

/** A price, or the word for a free plan if the price is 0 and the brand has such a word. */
export const priceWords = (amount: number, format: MoneyFormat, free?: string) =>
  amount === 0 && free ? free : money(amount, format);

/** The unit of a price, followed by the note on tax if there is one. */
export const withNote = (unit: string, taxNote = '') => `${unit} ${taxNote}`.trim();

/** The number of decimals of a currency: 2 for dollars, none for yen, 3 for Kuwaiti dinars. */
export const decimalsOf = (currency: string): number =>
  formatOf({ locale: 'en', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The currency in words, in the plural: US dollars. */
export function currencyName(format: MoneyFormat): string {
  const parts = formatOf(format, { currencyDisplay: 'name' }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? format.currency;
}

export type Price = { monthly: number; yearly: number };

/** The largest number of decimals that a currency has. */
const parts = 10_000;

/** Computes in whole units, because binary fractions are inexact: 0.1 + 0.2 is not 0.3. */
const toParts = (amount: number) => Math.round(amount * parts);

export const yearlyTotal = ({ yearly }: Price) => toParts(yearly * 12) / parts;

export const yearlySaving = ({ monthly, yearly }: Price) =>
  toParts((monthly - yearly) * 12) / parts;

/** The smallest saving among these prices, rounded down to whole percent: 20%. A free plan saves none. */
export function leastSaving(prices: Price[], { locale }: MoneyFormat): string | undefined {
  const paid = prices.filter(({ monthly }) => monthly > 0);
  if (paid.length === 0) return undefined;
  const savings = paid.map(({ monthly, yearly }) => {
    const whole = toParts(monthly);
    return Math.floor((100 * (whole - toParts(yearly))) / whole);
  });
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.min(...savings) / 100);
}
