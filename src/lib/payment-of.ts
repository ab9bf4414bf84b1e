import { exactMoney, type MoneyFormat } from './money.ts';

type Part = { name: string; share: number; to: string };

type Sample = {
  payment: { retail: number };
  charts: { margin: { parts: readonly Part[] } };
};

/** One sample payment in amounts: its parts are the shares that the report on the price draws. */
export const paymentOf = ({ payment: { retail }, charts }: Sample, moneyFormat: MoneyFormat) => ({
  price: exactMoney(retail, moneyFormat),
  parts: charts.margin.parts.map((part) => ({
    ...part,
    amount: exactMoney((retail * part.share) / 100, moneyFormat),
  })),
});
