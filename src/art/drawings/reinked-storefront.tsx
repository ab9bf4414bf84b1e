import type { DrawingProps } from './drawing-props.ts';
import { Ornament } from './lines.tsx';
import { Picture } from './sheet.tsx';
import { Storefront } from './storefront.tsx';

export const proofInks = ['ink-enterprises', 'ink-operators', 'ink-agencies'] as const;

/** The sheets overlap, but the head or the margin of each one stays visible. */
const places = [
  'me-12 @[42rem]:me-0 @[42rem]:justify-self-start',
  'mx-6 mt-36 @[42rem]:mx-0 @[42rem]:mt-10 @[42rem]:justify-self-center',
  'ms-12 mt-72 @[42rem]:ms-0 @[42rem]:mt-20 @[42rem]:justify-self-end',
] as const;

export function ReinkedStorefront({
  words,
  others,
  brand,
  sale,
  id,
  className,
}: DrawingProps<'reinkedStorefront'>) {
  return (
    <Picture label={words.label} className={className}>
      <div className="mx-auto grid max-w-100 @[42rem]:max-w-none">
        {words.proofs.map((proof, index) => (
          <div
            key={proof.brand}
            className={`@container isolate col-start-1 row-start-1 self-start border border-rule bg-sheet p-3 @[42rem]:w-[calc((100%+1rem)/3)] ${proofInks[index]} ${places[index]}`}
          >
            <ProofHead name={proof.ink} />
            <Storefront
              words={{ ...others.storefront, shop: proof.brand, address: proof.address }}
              others={{}}
              brand={brand}
              sale={sale}
              id={`${id}-${index}`}
              className=""
            />
          </div>
        ))}
      </div>
    </Picture>
  );
}

function ProofHead({ name }: { name: string }) {
  return (
    <div className="mb-3 flex min-h-7 items-center gap-3 font-mono text-[0.6875rem] text-print">
      <Ornament className="h-4 w-18 shrink-0" box="0 0 72 16">
        <path d="M0 8h16M8 0v16" />
        <circle cx="8" cy="8" r="4.5" />
        {['var(--print)', 'var(--print-mid)', 'var(--print-far)'].map((ink, index) => (
          <rect
            key={ink}
            x={28 + 14 * index}
            y="3"
            width="14"
            height="10"
            fill={ink}
            stroke={ink}
          />
        ))}
      </Ornament>
      <span className="min-w-0 wrap-anywhere leading-tight">{name}</span>
      {/* Hidden first on a small sheet, because the name distinguishes the sheets. */}
      <Ornament className="ms-auto hidden h-4 w-6 shrink-0 @[18rem]:block" box="0 0 24 16">
        <path d="M0 3v10M3 3v10M6 3v10M9 3v10M12 3v10M15 3v10M18 3v10M21 3v10M24 3v10" />
      </Ornament>
    </div>
  );
}
