import type { PaymentMethod } from '../../schema/registers.ts';
import { Rosette } from '../plate/rosette.tsx';

/**
 * Simple shapes in a box of 32 that recall each method without copying its logotype; the finer lines
 * are for tone. Each name recalls its logotype by weight and case; its place sets its width.
 */
const marks: Record<PaymentMethod, { outline: string; hatch: string; lettering: string }> = {
  visa: {
    outline: 'M4 8h6l3.5 11L20 8h6L16 25h-5z',
    hatch: 'M6.5 10l5 13M8.5 10l4.5 13M20.5 9.5L13.5 23M22.5 9.5L15 23',
    lettering: 'font-black uppercase',
  },
  mastercard: {
    outline: 'M12 8a8 8 0 1 0 0 16a8 8 0 1 0 0-16M20 8a8 8 0 1 0 0 16a8 8 0 1 0 0-16',
    hatch:
      'M14.6 10.3h2.8M13.3 12.3h5.4M12.5 14.3h7M12.2 16.3h7.6M12.6 18.3h6.8M13.5 20.3h5M15 22.2h2',
    lettering: 'font-medium lowercase',
  },
  'american-express': {
    outline: 'M5 5h22v22H5zM9 9h14v14H9z',
    hatch: 'M5 5l4 4M27 5l-4 4M27 27l-4-4M5 27l4-4M12 20l4-8 4 8M13.5 17.5h5',
    lettering: 'font-bold',
  },
  paypal: {
    outline:
      'M9 26L12 5h7c4.5 0 6.7 2.5 6 6.5c-.7 4.2-3.7 6-7.8 6h-3.5L12.5 26zM14.8 9l-.8 5h2.8c2 0 3.2-.9 3.5-2.6c.2-1.6-.6-2.4-2.5-2.4z',
    hatch: 'M5 11h3.5M4.5 14h3.5M4 17h3.5M3.5 20h3.5M3 23h3.5',
    lettering: 'font-bold',
  },
  'apple-pay': {
    outline: 'M9 4h9a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM11.5 25h4',
    hatch:
      'M9.5 7.5h8M9.5 9.5h8M9.5 11.5h8M9.5 13.5h8M9.5 15.5h8M23 12q3 4 0 8M25.5 10q4.5 6 0 12M28 8q6 8 0 16',
    lettering: 'font-medium',
  },
  'google-pay': {
    outline: 'M24.5 9.5A11 11 0 1 0 27 16H16.5M20.8 12.5A6 6 0 1 0 21.2 19',
    hatch: 'M22.8 11A8.5 8.5 0 1 0 24.3 17.5M16.5 18h9M18 14h8',
    lettering: 'font-normal',
  },
  stripe: {
    outline: 'M4 10l24-4v5L4 15zM4 18l24-4v5L4 23zM4 26l24-4v4L4 30z',
    hatch: 'M4 12.5l24-4M4 20.5l24-4M4 28l24-4',
    lettering: 'font-bold lowercase',
  },
  alipay: {
    outline: 'M16 3a13 13 0 1 0 0 26a13 13 0 1 0 0-26M9.5 23L16 8l6.5 15M12.3 17.5h7.4',
    hatch: 'M4 20.5q6-4 12 0t12 0M5 22.7q5.5-3.6 11 0t11 0M6.5 25q4.8-3 9.5 0t9.5 0',
    lettering: 'font-semibold',
  },
};

function PaymentGlyph({ method, className }: { method: PaymentMethod; className: string }) {
  const { outline, hatch } = marks[method];
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={outline} />
      <path d={hatch} strokeWidth="0.6" />
    </svg>
  );
}

type PaymentMarkProps = {
  method: PaymentMethod;
  name: string;
  /** Whether the name is centered beside the drawing, or on the baseline of the surrounding text. */
  className?: 'items-center' | 'items-baseline';
};

/** A method's mark and its name in one line. */
export const PaymentMark = ({ method, name, className = 'items-baseline' }: PaymentMarkProps) => (
  <span className={`inline-flex max-w-full gap-2 ${className}`}>
    <PaymentGlyph method={method} className="size-7 shrink-0 self-center" />
    <span className={`min-w-0 wrap-anywhere font-display ${marks[method].lettering}`}>{name}</span>
  </span>
);

/** A stamp of a sheet, in the ink of the page: the mark over its rosette, the name below. */
export function PaymentStamp({ method, name }: { method: PaymentMethod; name: string }) {
  return (
    <li className="stamp flex flex-col text-print">
      <div className="relative grid flex-1 place-items-center overflow-hidden border border-print">
        <Rosette preset="card" className="absolute size-44 opacity-35" />
        <PaymentGlyph
          method={method}
          className="relative size-20 rounded-full bg-card p-4 sm:size-24 sm:p-4.5"
        />
      </div>
      <p
        className={`border border-print border-t-0 px-1 py-1.5 text-center font-display text-sm leading-tight max-xl:narrow sm:py-2 ${marks[method].lettering}`}
      >
        {name}
      </p>
    </li>
  );
}
