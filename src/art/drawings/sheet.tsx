import type { ReactNode } from 'react';
import { Rosette } from '../plate/rosette.tsx';

type Classed = { className?: string | undefined; children: ReactNode };

type PictureProps = Classed & { label: string };

/** A drawing that is one picture to those who do not see it. Its parts go by its own width. */
export function Picture({ label, className, children }: PictureProps) {
  return (
    <figure role="img" aria-label={label} className={`@container ${className}`}>
      {children}
    </figure>
  );
}

type SheetProps = PictureProps & { paper?: string };

/** A picture of something printed: paper with these classes, and an edge. */
export function Sheet({ paper = 'bg-card', children, ...picture }: SheetProps) {
  return (
    <Picture {...picture}>
      <div className={`rounded-plate border border-edge ${paper}`}>{children}</div>
    </Picture>
  );
}

/** Says that names and figures are samples. */
export function Sample({ className = 'ms-auto', children }: Classed) {
  return (
    <p className={`font-mono text-[0.6875rem] text-soft uppercase tracking-[0.1em] ${className}`}>
      {children}
    </p>
  );
}

type SheetHeadProps = {
  title: string;
  period: string;
  /** The rule under it, and the room around it. */
  className: string;
  /** That it is a sample. */
  children: ReactNode;
};

/** What a sheet is and what it covers. */
export function SheetHead({ title, period, className, children }: SheetHeadProps) {
  return (
    <div className={`flex flex-wrap items-baseline gap-x-4 border-ink ${className}`}>
      <p className="font-bold font-display text-lg">{title}</p>
      <p className="text-soft text-xs">{period}</p>
      {children}
    </div>
  );
}

/** The name of a shop, which a visitor may replace by their own. */
export const ShopName = ({ name, className = '' }: { name: string; className?: string }) => (
  <bdi
    data-brand-text="name"
    className={`min-w-0 font-bold font-display text-print leading-tight ${className}`}
  >
    {name}
  </bdi>
);

export const ShopSeal = () => <Rosette preset="seal" className="size-7 shrink-0" />;

/** What one would press in the shop. */
export function Button({ className = '', children }: Classed) {
  return (
    <p
      className={`rounded-plate bg-print text-center font-semibold text-paper forced-colors:border ${className}`}
    >
      {children}
    </p>
  );
}

type RowsProps = {
  rows: readonly { term: string; value: string }[];
  /** The classes of the list, of a row, and of its two parts. */
  className: string;
  row: string;
  term?: string;
  value: string;
  /** What comes after the rows. */
  children?: ReactNode;
};

/** Terms and their values. */
export function Rows({ rows, className, row, children, ...parts }: RowsProps) {
  return (
    <dl className={className}>
      {rows.map(({ term, value }) => (
        <div key={term} className={row}>
          <dt className={parts.term}>{term}</dt>
          <dd className={parts.value}>{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}

/**
 * For a table: where a sheet is too narrow for columns, as on a phone with text twice as large, the
 * cells of a row follow each other like words.
 */
export const flowingRows =
  '@max-[16rem]:[&_tr]:flex @max-[16rem]:[&_tr]:flex-wrap @max-[16rem]:[&_tr]:justify-between';

/** Labels at equal distances under or beside a scale. */
export function Ticks({ ticks, className }: { ticks: readonly string[]; className: string }) {
  return (
    <ol className={className}>
      {ticks.map((tick) => (
        <li key={tick}>{tick}</li>
      ))}
    </ol>
  );
}
