import { memoise } from './memoise.ts';

/** How amounts are written. A brand is one. */
export type MoneyFormat = { locale: string; currency: string };

/** Remembered, because making a format takes far longer than using it. */
const numberFormat = memoise(
  (locale: string, currency: string, more: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, ...more }),
);

const formatOf = ({ locale, currency }: MoneyFormat, more: Intl.NumberFormatOptions = {}) =>
  numberFormat(locale, currency, more);

/** An amount such as $4,999; with decimals only where they are given, such as 4.5. */
export const money = (amount: number, format: MoneyFormat): string =>
  formatOf(format, Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}).format(amount);

/** The same, always with decimals, as receipts print it: $11.00. */
export const exactMoney = (amount: number, format: MoneyFormat) => formatOf(format).format(amount);

/** A large amount in short: 5B is $5B, or 5 Mrd. €. */
export const shortMoney = (amount: number, format: MoneyFormat) =>
  formatOf(format, { notation: 'compact' }).format(amount);

/** The currency in words, in the plural: US dollars. */
export function currencyName(format: MoneyFormat): string {
  const parts = formatOf(format, { currencyDisplay: 'name' }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? format.currency;
}

export type Price = { monthly: number; yearly: number };

/** Without what computing with fractions adds: 0.1 + 0.2 is 0.3. */
const toCents = (amount: number) => Math.round(amount * 100);

export const yearlyTotal = ({ yearly }: Price) => toCents(yearly * 12) / 100;

export const yearlySaving = ({ monthly, yearly }: Price) => toCents((monthly - yearly) * 12) / 100;

/** What every one of these prices saves at least, in whole percent: 20%. */
export function leastSaving(prices: Price[], { locale }: MoneyFormat): string {
  const savings = prices.map(({ monthly, yearly }) => {
    const cents = toCents(monthly);
    return Math.floor((100 * (cents - toCents(yearly))) / cents);
  });
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.min(...savings) / 100);
}
