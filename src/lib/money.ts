/** What prices are asked in, and how the reader writes numbers. A brand is one. */
export type Tender = { locale: string; currency: string };

/** An amount such as $4,999; with decimals only where they are given, such as 4.5. */
export function money(amount: number, { locale, currency }: Tender): string {
  const whole = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...whole }).format(amount);
}

/** The same with decimals in any case, as receipts print it: $11.00. */
export const exactMoney = (amount: number, { locale, currency }: Tender) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);

/** The currency in words, in the plural: US dollars. */
export function currencyName({ locale, currency }: Tender): string {
  const options = { style: 'currency', currency, currencyDisplay: 'name' } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

export type Price = { monthly: number; yearly: number };

export const yearlyTotal = ({ yearly }: Price) => yearly * 12;

export const yearlySaving = ({ monthly, yearly }: Price) => (monthly - yearly) * 12;
