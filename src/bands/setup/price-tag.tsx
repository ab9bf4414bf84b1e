import { Line, Lines } from '../../art/drawings/lines.tsx';
import { PriceBar, type PricePart } from '../../art/drawings/price-bar.tsx';

type PriceTagProps = {
  label: string;
  plan: string;
  /** What the traveler pays, as it is printed. */
  price: string;
  /** Who gets how much of it, with the amount as it is printed. */
  parts: readonly (PricePart & { amount: string })[];
};

export function PriceTag({ label, plan, price, parts }: PriceTagProps) {
  return (
    <figure
      role="img"
      aria-label={label}
      className="relative grid min-h-36 w-58 max-w-full lg:w-66"
    >
      <Lines
        box="0 0 264 144"
        className="absolute inset-0 size-full"
        fill="var(--color-card)"
        stroke="var(--color-ink)"
      >
        <Line d="M.5 72 30 .5h233.5v143H30z" />
        <circle cx="24" cy="72" r="6" fill="var(--color-sheet)" vectorEffect="non-scaling-stroke" />
        <Line d="M0 72h24" stroke="var(--print)" />
      </Lines>
      <div className="relative flex flex-col justify-center py-3 ps-11 pe-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1">
          <p className="font-mono text-xs">{plan}</p>
          <p className="narrow font-bold font-display text-xl leading-none">{price}</p>
        </div>
        <PriceBar parts={parts} height={22} className="mt-2 h-6" />
        <ul className="mt-1.5 text-soft text-xs leading-tight">
          {parts.map(({ name, amount }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-2 py-px">
              {name}
              <span className="font-mono text-ink tabular-nums">{amount}</span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
