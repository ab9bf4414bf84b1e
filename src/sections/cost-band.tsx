import { CostColumns } from '../art/specimens/cost-columns.tsx';
import { Band } from '../components/band.tsx';
import type { Plan } from '../content/schemas/plans.ts';
import type { Pricing } from '../content/schemas/pricing.ts';
import type { Prices } from '../content/schemas/registers.ts';
import { fill } from '../lib/fill.ts';
import { exactMoney, type MoneyFormat, money } from '../lib/money.ts';
import { withNote } from './plan-cards.tsx';

type Props = {
  words: Pricing['perSale'];
  plans: readonly Plan[];
  prices: Prices;
  moneyFormat: MoneyFormat;
};

/** At which parts of a plan's sales the cost of one is shown. */
const parts = [1 / 4, 1 / 2, 1];

/** What a plan's price comes to by the eSIM, at more and more sales. */
export function CostBand({ words, plans, prices, moneyFormat }: Props) {
  const counted = plans.flatMap(({ name, price, sales }) => {
    const found = price === undefined ? undefined : prices.plans[price];
    return found && sales ? [{ name, monthly: found.monthly, sales }] : [];
  });
  if (counted.length === 0) return null;
  const most = Math.max(
    ...counted.map(({ monthly, sales }) => monthly / sales / Math.min(...parts)),
  );
  const number = new Intl.NumberFormat(moneyFormat.locale).format;
  return (
    <Band title={words.title} intro={words.intro} className="bg-sheet">
      <CostColumns
        label={words.label}
        plans={counted.map(({ name, monthly, sales }) => ({
          name,
          price: withNote(
            fill(words.price, { amount: money(monthly, moneyFormat) }),
            prices.taxNote,
          ),
          columns: parts.map((part) => ({
            sales: fill(words.sales, { count: number(Math.round(sales * part)) }),
            cost: exactMoney(monthly / (sales * part), moneyFormat),
            share: (100 * monthly) / (sales * part) / most,
          })),
        }))}
      />
    </Band>
  );
}
