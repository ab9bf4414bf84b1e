import { Fragment } from 'react';
import { Hatch } from './lines.tsx';

export type PricePart = {
  name: string;
  /** In percent of the price. */
  share: number;
};

type PriceBarProps = {
  parts: readonly PricePart[];
  /** In pixels, the same as in `className`. */
  height: number;
  className: string;
};

/** Dark for the margin, lighter for the costs. */
const priceTones = ['1.5 1.5', '.75 4', '.75 2', '.75 7'];

/** A price and its parts, each in a different tone. */
export function PriceBar({ parts, height, className }: PriceBarProps) {
  let from = 0;
  return (
    <svg
      aria-hidden="true"
      className={`outward w-full border border-ink ${className}`}
      stroke="var(--print)"
      strokeWidth={height}
    >
      {parts.map(({ name, share }, index) => {
        const start = from;
        from += share;
        return (
          <Fragment key={name}>
            <Hatch from={start} to={from} dash={priceTones[index]} />
            {index > 0 && (
              <rect x={`${start}%`} width="1" height="100%" fill="var(--color-ink)" stroke="none" />
            )}
          </Fragment>
        );
      })}
    </svg>
  );
}

/** The tone of a part, beside its name. */
export const PriceSwatch = ({ index, className }: { index: number; className: string }) => (
  <svg
    aria-hidden="true"
    className={`shrink-0 border border-ink bg-card ${className}`}
    stroke="var(--print)"
    strokeWidth="16"
  >
    <Hatch to={100} dash={priceTones[index]} />
  </svg>
);
