import { Band } from '../../components/band.tsx';
import { exactMoney, money } from '../../lib/money.ts';
import { fill } from '../../lib/text.ts';
import { CostColumns } from './cost-columns.tsx';
import { withNote } from './plan-cards.tsx';
import type { PlansProps } from './plans-words.ts';

/** The shares of a plan's sales for which its cost per eSIM is shown. */
const parts = [1 / 4, 1 / 2, 1];

/** What each plan costs per eSIM as sales grow. */
export function PlanCosts({ words, anchor, site }: PlansProps) {
  const { prices, brand } = site;
  const { costs } = words;
  const counted = (site.plans[words.plans]?.plans ?? []).flatMap(({ name, price, sales }) => {
    const found = price === undefined ? undefined : prices.plans[price];
    return found?.monthly && sales ? [{ name, monthly: found.monthly, sales }] : [];
  });
  if (!costs || counted.length === 0) return null;
  const most = Math.max(
    ...counted.map(({ monthly, sales }) => monthly / sales / Math.min(...parts)),
  );
  const number = new Intl.NumberFormat(brand.locale).format;
  return (
    <Band id={anchor} title={words.title} intro={words.intro} tone="sheet">
      <CostColumns
        label={costs.label}
        plans={counted.map(({ name, monthly, sales }) => ({
          name,
          price: withNote(fill(costs.price, { amount: money(monthly, brand) }), prices.taxNote),
          columns: parts.map((part) => ({
            sales: fill(costs.sales, { count: number(Math.round(sales * part)) }),
            cost: exactMoney(monthly / (sales * part), brand),
            share: (100 * monthly) / (sales * part) / most,
          })),
        }))}
      />
    </Band>
  );
}
