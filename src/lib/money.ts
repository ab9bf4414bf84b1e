const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole US dollars, such as $4,999. */
export const money = (amount: number) => format.format(amount);

export type Price = { monthly: number; yearly: number };

export const yearlyTotal = ({ yearly }: Price) => yearly * 12;

export const yearlySaving = ({ monthly, yearly }: Price) => (monthly - yearly) * 12;
