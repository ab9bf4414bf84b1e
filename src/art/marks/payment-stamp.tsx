import type { PaymentMethod } from '../../schema/registers.ts';
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
    <div className={`stamp ${ink}`}>
      <div className="flex h-full flex-col border border-print text-print">
        <div className="relative grid flex-1 place-items-center overflow-hidden">
          <Rosette preset="card" className="absolute size-44 opacity-35" />
          <span className="relative grid size-20 place-items-center rounded-full bg-card sm:size-24">
            <PaymentGlyph method={method} className="size-12 sm:size-15" />
          </span>
        </div>
        <p
          className={`border-print border-t px-1 py-1.5 text-center font-display text-sm leading-tight max-xl:narrow sm:py-2 ${lettering[method]}`}
        >
          {name}
        </p>
      </div>
    </div>
  );
}
