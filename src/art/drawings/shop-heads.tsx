import { Rosette, WaveBand } from '../plate/rosette.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { proofInks } from './reinked-storefront.tsx';
import { Picture } from './sheet.tsx';

const places = ['me-[16%]', 'mx-[8%]', 'ms-[16%]'] as const;

export function ShopHeads({ others, className }: DrawingProps<'shopHeads'>) {
  const { label, proofs } = others.reinkedStorefront;
  return (
    <Picture label={label} className={`flex flex-col justify-center ${className}`}>
      {proofs.map(({ brand, address }, index) => (
        <div
          key={brand}
          className={`not-first:-mt-px flex flex-wrap items-center gap-x-2 border border-edge bg-card pt-2.5 @[30rem]:pt-3.5 ${proofInks[index]} ${places[index]}`}
        >
          <Rosette preset="seal" className="ms-3 size-6 shrink-0 @[30rem]:size-7" />
          <p className="wide min-w-0 flex-1 truncate pe-3 font-bold font-display text-print text-sm leading-tight @[30rem]:text-base">
            {brand}
          </p>
          <p className="hidden min-w-0 truncate pe-3 font-mono text-[0.6875rem] text-soft @[26rem]:block">
            {address}
          </p>
          <WaveBand className="mt-1.5 h-4 w-full" />
        </div>
      ))}
    </Picture>
  );
}
