import { Band } from '../../components/band.tsx';
import { exactMoney, money, withNote } from '../../lib/money.ts';
import { fill, longest } from '../../lib/text.ts';
import type { PlansProps } from './plans-words.ts';

/** The shares of a plan's sales for which its cost per eSIM is shown. */
const parts = [1 / 4, 1 / 2, 1];

/**
 * Amounts are longer in currencies whose sign comes last; the longest wrap on phones. None is wider
 * than its column, however large the text is.
 */
function costLook(cost: string): string {
  const letters = longest([cost]);
  if (letters > 8) return 'text-lg max-sm:text-base';
  return `whitespace-nowrap ${letters > 5 ? 'text-[min(var(--text-lg),8cqi)]' : 'text-[min(var(--text-2xl),13.5cqi)]'}`;
}

/** What each plan costs per eSIM as sales grow: each column is as high as that cost. */
export function PlanCosts({ words, anchor, site }: PlansProps) {
  const { prices, brand } = site;
  const { costs } = words;
  const counted = (site.plans[words.plans]?.plans ?? []).flatMap(({ name, price, sales }) => {
    const monthly = prices.plans[price ?? '']?.monthly;
    return monthly && sales
      ? [
          {
            name,
            monthly,
            columns: parts.map((part) => ({ sold: sales * part, each: monthly / (sales * part) })),
          },
        ]
      : [];
  });
  if (!costs || counted.length === 0) return null;
  const most = Math.max(...counted.flatMap(({ columns }) => columns.map(({ each }) => each)));
  const number = new Intl.NumberFormat(brand.locale).format;
  const across = counted.length === 3 ? 'lg:grid-cols-3' : 'md:grid-cols-2 lg:gap-x-24';
  return (
    <Band id={anchor} title={words.title} intro={words.intro} tone="sheet">
      <figure aria-label={costs.label} className={`grid gap-x-12 gap-y-14 ${across}`}>
        {counted.map(({ name, monthly, columns }) => (
          <div key={name} className="@container">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t pt-4">
              <span className="font-bold font-display text-lg">{name}</span>
              <span className="text-sm text-soft">
                {withNote(fill(costs.price, { amount: money(monthly, brand) }), prices.taxNote)}
              </span>
            </p>
            <ol className="mt-4 grid auto-cols-fr grid-flow-col gap-x-[12px]">
              {columns.map(({ sold, each }) => {
                const cost = exactMoney(each, brand);
                return (
                  <li key={sold}>
                    <svg
                      aria-hidden="true"
                      className="h-44 w-full border-ink border-b"
                      stroke="var(--print)"
                      strokeWidth="1000"
                    >
                      <line
                        x1="50%"
                        x2="50%"
                        y1="100%"
                        y2={`${100 - (100 * each) / most}%`}
                        strokeDasharray="1 2.5"
                      />
                    </svg>
                    <p
                      className={`narrow mt-3 font-bold font-display leading-none ${costLook(cost)}`}
                    >
                      {cost}
                    </p>
                    <p className="mt-1.5 text-sm text-soft">
                      {fill(costs.sales, { count: number(Math.round(sold)) })}
                    </p>
                  </li>
                );
              })}
            </ol>
          </div>
        ))}
      </figure>
    </Band>
  );
}
