import { decimalsOf, exactMoney, type MoneyFormat } from './money.ts';
import { scaled } from './numbers.ts';
import { sampleAmount } from './sample-amounts.ts';

/** The sample sale of prices.yaml. */
export type Sale = {
  price: number;
  wholesale: number;
  feePercent: number;
  feeFixed: number;
  refundPercent: number;
  inDollars?: boolean | undefined;
};

/**
 * One sale. Amounts are whole numbers of the currency’s smallest unit (11.00 dollars are 1100), shares
 * are hundredths of a percent (2.9 % are 290).
 */
export type SaleFigures = {
  /** The price that a traveler pays, and the provider's wholesale price. */
  price: number;
  wholesale: number;
  /** The payment fee: a share and a fixed amount. */
  fee: number;
  fixed: number;
  /** The share that is refunded or fails to install. */
  refunds: number;
};

export const saleParts = ['keeps', 'wholesale', 'fees', 'refunds'] as const;

/** A share of an amount. Rounds costs up, so that a calculation does not promise too much. */
const shareOf = (amount: number, share: number) => Math.ceil((amount * share) / 10_000);

/**
 * The parts of the price of one eSIM, which add up to it. A refund returns the price; the wholesale
 * cost and the payment fee are not returned.
 */
export function partsOf({ price, wholesale, fee, fixed, refunds }: SaleFigures) {
  const fees = shareOf(price, fee) + fixed;
  const returned = shareOf(price, refunds);
  return { keeps: price - wholesale - fees - returned, wholesale, fees, refunds: returned };
}

/** The sample sale in whole numbers, scaled to the currency. */
export function figuresOf(sale: Sale, currency: string): SaleFigures {
  const amount = (value: number) =>
    scaled(sale.inDollars ? sampleAmount(value, currency) : value, decimalsOf(currency));
  return {
    price: amount(sale.price),
    wholesale: amount(sale.wholesale),
    fee: scaled(sale.feePercent, 2),
    fixed: amount(sale.feeFixed),
    refunds: scaled(sale.refundPercent, 2),
  };
}

/** The sample sale as pages print it: its price, and each part with its amount and its whole percent. */
export function printedSale(sale: Sale, format: MoneyFormat) {
  const figures = figuresOf(sale, format.currency);
  const amounts = partsOf(figures);
  const print = (amount: number) => exactMoney(amount / 10 ** decimalsOf(format.currency), format);
  let sum = 0;
  const parts = saleParts.map((part) => {
    const before = Math.round((100 * sum) / figures.price);
    sum += amounts[part];
    // Rounded so that the shares add up to 100.
    const share = Math.round((100 * sum) / figures.price) - before;
    return { part, share, amount: print(amounts[part]) };
  });
  return { price: print(figures.price), parts };
}
