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

/** The currency in words, in the plural: US dollars. */
export function currencyName(format: MoneyFormat): string {
  const parts = formatOf(format, { currencyDisplay: 'name' }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? format.currency;
}

export type Price = { monthly: number; yearly: number };

export const yearlyTotal = ({ yearly }: Price) => yearly * 12;

export const yearlySaving = ({ monthly, yearly }: Price) => (monthly - yearly) * 12;
