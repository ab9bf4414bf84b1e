import type { PaymentMethod } from '../../content/schema/registers.ts';
import { Rosette } from '../rosette.tsx';
import { lettering, PaymentGlyph } from './payment-mark.tsx';

/** A set of stamps changes its ink from one to the next. */
const inks = ['ink-agencies', 'ink-operators', 'ink-enterprises', 'ink-startups'] as const;

interface PaymentStampProps {
  method: PaymentMethod;
  name: string;
  /** Its place on the sheet. */
  place: number;
}

/** One stamp of a sheet: the mark over its rosette, the name at the foot. */
export function PaymentStamp({ method, name, place }: PaymentStampProps) {
  const ink = inks[(place + Math.floor(place / inks.length)) % inks.length];
  return (
    <li className={`stamp flex flex-col text-print ${ink}`}>
      <div className="relative grid flex-1 place-items-center overflow-hidden border border-print">
        <Rosette preset="card" className="absolute size-44 opacity-35" />
        <PaymentGlyph
          method={method}
          className="relative size-20 rounded-full bg-card p-4 sm:size-24 sm:p-4.5"
        />
      </div>
      <p
        className={`border border-print border-t-0 px-1 py-1.5 text-center font-display text-sm leading-tight max-xl:narrow sm:py-2 ${lettering[method]}`}
      >
        {name}
      </p>
    </li>
  );
}
