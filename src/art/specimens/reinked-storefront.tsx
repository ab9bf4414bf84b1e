import { ProofMarks } from './proof-marks.tsx';
import { Storefront, type StorefrontWords } from './storefront.tsx';

export interface ReinkedStorefrontWords {
  label: string;
  proofs: readonly { brand: string; address: string; ink: string }[];
}

interface ReinkedStorefrontProps {
  words: ReinkedStorefrontWords;
  storefront: StorefrontWords;
  className?: string;
}

const inks = ['ink-enterprises', 'ink-operators', 'ink-agencies'] as const;
/** Stacked in one column, side by side where there is room. Lower sheets show a whole head or margin. */
const places = [
  'me-12 @[42rem]:me-0 @[42rem]:justify-self-start',
  'mx-6 mt-36 @[42rem]:mx-0 @[42rem]:mt-10 @[42rem]:justify-self-center',
  'ms-12 mt-72 @[42rem]:ms-0 @[42rem]:mt-20 @[42rem]:justify-self-end',
] as const;

/** The storefront in three inks, each sheet over the last. */
export function ReinkedStorefront({ words, storefront, className = '' }: ReinkedStorefrontProps) {
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className="mx-auto grid max-w-100 @[42rem]:max-w-none">
        {words.proofs.map(({ brand, address, ink }, index) => (
          <div
            key={brand}
            className={`@container isolate col-start-1 row-start-1 self-start border border-rule bg-sheet p-3 @[42rem]:w-60 ${inks[index % 3]} ${places[index % 3]}`}
          >
            <ProofMarks name={ink} />
            <Storefront brandName={brand} words={{ ...storefront, address }} />
          </div>
        ))}
      </div>
    </figure>
  );
}
