/** What prices are asked in, and how the reader writes numbers. A brand is one. */
export type Tender = { locale: string; currency: string };

const formats = new Map<string, Intl.NumberFormat>();

/** Made once: making a format takes far longer than using it. */
function formatOf({ locale, currency }: Tender, more: Intl.NumberFormatOptions = {}) {
  const key = JSON.stringify([locale, currency, more]);
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, ...more });
  formats.set(key, format);
  return format;
}

/** An amount such as $4,999; with decimals only where they are given, such as 4.5. */
export const money = (amount: number, tender: Tender): string =>
  formatOf(tender, Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}).format(amount);

/** The same with decimals in any case, as receipts print it: $11.00. */
export const exactMoney = (amount: number, tender: Tender) => formatOf(tender).format(amount);

/** The currency in words, in the plural: US dollars. */
export function currencyName(tender: Tender): string {
  const parts = formatOf(tender, { currencyDisplay: 'name' }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? tender.currency;
}

export type Price = { monthly: number; yearly: number };

export const yearlyTotal = ({ yearly }: Price) => yearly * 12;

export const yearlySaving = ({ monthly, yearly }: Price) => (monthly - yearly) * 12;
