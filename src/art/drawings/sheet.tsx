import type { ReactNode } from 'react';
import { Rosette } from '../plate/rosette.tsx';

type Classed = { className?: string | undefined; children: ReactNode };

type PictureProps = Classed & { label: string };

/** A drawing that screen readers announce as one picture. Its parts adapt to its width. */
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

/** Labels names and figures as samples. */
export function Sample({ className = 'ms-auto', children }: Classed) {
  return (
    <p
      suppressHydrationWarning
      className={`font-mono text-[0.6875rem] text-soft uppercase tracking-[0.1em] ${className}`}
    >
      {children}
    </p>
  );
}

type SheetHeadProps = {
  title: string;
  period: string;
  /** The line below it, and the space around it. */
  className: string;
  /** The label “Sample”. */
  children: ReactNode;
};

/** The title of a sheet and its period. */
export function SheetHead({ title, period, className, children }: SheetHeadProps) {
  return (
    <div className={`flex flex-wrap items-baseline gap-x-4 border-ink ${className}`}>
      <p className="font-bold font-display text-lg">{title}</p>
      <p className="text-soft text-xs">{period}</p>
      {children}
    </div>
  );
}

/** The name of a shop, which visitors can replace with their own. */
export const ShopName = ({ name, className = '' }: { name: string; className?: string }) => (
  <bdi
    data-brand-text="name"
    className={`min-w-0 font-bold font-display text-print leading-tight ${className}`}
  >
    {name}
  </bdi>
);

export const ShopSeal = () => <Rosette preset="seal" className="size-7 shrink-0" />;

/** A button of the drawn shop. */
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
  /** Content after the rows. */
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
 * For a table: if a sheet is too narrow for columns, as on a phone with text at 200 %, the cells of a row
 * wrap like words.
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
