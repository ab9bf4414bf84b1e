import { longest } from '../../lib/text.ts';

type CostColumnsProps = {
  label: string;
  /** The plans, each with its cost per eSIM, from few sales to many. */
  plans: readonly {
    name: string;
    price: string;
    columns: readonly { sales: string; cost: string; share: number }[];
  }[];
  className?: string;
};

/** Amounts are longer in currencies whose sign comes last; the longest wrap on phones. */
function costLook(cost: string): string {
  const letters = longest([cost]);
  if (letters > 8) return 'text-lg max-sm:text-base';
  return `whitespace-nowrap ${letters > 5 ? 'text-lg' : 'text-2xl'}`;
}

/** What one sale costs as sales grow: each column is as high as that cost. */
export function CostColumns({ label, plans, className = '' }: CostColumnsProps) {
  return (
    <figure
      aria-label={label}
      className={`grid gap-x-12 gap-y-14 ${plans.length === 3 ? 'lg:grid-cols-3' : 'md:grid-cols-2 lg:gap-x-24'} ${className}`}
    >
      {plans.map(({ name, price, columns }) => (
        <div key={name}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t pt-4">
            <span className="font-bold font-display text-lg">{name}</span>
            <span className="text-sm text-soft">{price}</span>
          </p>
          <ol className="mt-4 grid auto-cols-fr grid-flow-col gap-x-[12px]">
            {columns.map(({ sales, cost, share }) => (
              <li key={sales}>
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
                    y2={`${100 - share}%`}
                    strokeDasharray="1 2.5"
                  />
                </svg>
                <p className={`narrow mt-3 font-bold font-display leading-none ${costLook(cost)}`}>
                  {cost}
                </p>
                <p className="mt-1.5 text-sm text-soft">{sales}</p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </figure>
  );
}
