import { memoise } from './memoise.ts';

/** How amounts are written. Every brand has these two fields. */
export type MoneyFormat = { locale: string; currency: string };

/** Kept, because creating a format takes far longer than using it. */
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

/** The currency in words, in the plural: US dollars. */
export function currencyName(format: MoneyFormat): string {
  const parts = formatOf(format, { currencyDisplay: 'name' }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? format.currency;
}

export type Price = { monthly: number; yearly: number };

/** Rounded, because fractions are not exact: 0.1 + 0.2 is not quite 0.3. */
const toCents = (amount: number) => Math.round(amount * 100);

export const yearlyTotal = ({ yearly }: Price) => toCents(yearly * 12) / 100;

export const yearlySaving = ({ monthly, yearly }: Price) => toCents((monthly - yearly) * 12) / 100;

/** The smallest saving among these prices, rounded down to whole percent: 20%. */
export function leastSaving(prices: Price[], { locale }: MoneyFormat): string {
  const savings = prices.map(({ monthly, yearly }) => {
    const cents = toCents(monthly);
    return Math.floor((100 * (cents - toCents(yearly))) / cents);
  });
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.min(...savings) / 100);
}

type Part = { name: string; share: number; to: string };

type Sample = {
  payment: { retail: number };
  charts: { margin: { parts: readonly Part[] } };
};

/** A sample payment in amounts of money. Its parts are the shares that the margin chart shows. */
export const paymentOf = ({ payment: { retail }, charts }: Sample, moneyFormat: MoneyFormat) => ({
  price: exactMoney(retail, moneyFormat),
  parts: charts.margin.parts.map((part) => ({
    ...part,
    amount: exactMoney((retail * part.share) / 100, moneyFormat),
  })),
});
