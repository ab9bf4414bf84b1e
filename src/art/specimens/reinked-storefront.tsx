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
/** Down the page where there is one column, across it where there is room: no sheet hides a name. */
const places = [
  'me-[10%] @[28rem]:me-[30%] @[42rem]:me-0 @[42rem]:justify-self-start',
  'mx-[5%] mt-[9.75rem] @[28rem]:mx-[15%] @[42rem]:mx-0 @[42rem]:mt-10 @[42rem]:justify-self-center',
  'ms-[10%] mt-[19.5rem] @[28rem]:ms-[30%] @[42rem]:ms-0 @[42rem]:mt-20 @[42rem]:justify-self-end',
] as const;

/** Three proofs from one plate, the next sheet laid over the last. */
export function ReinkedStorefront({ words, storefront, className = '' }: ReinkedStorefrontProps) {
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className="grid">
        {words.proofs.map(({ brand, address, ink }, index) => (
          <div
            key={brand}
            className={`@container col-start-1 row-start-1 self-start border border-rule bg-sheet p-3 @[42rem]:w-69 ${inks[index % 3]} ${places[index % 3]}`}
          >
            <ProofMarks name={ink} />
            <Storefront brandName={brand} words={{ ...storefront, address }} />
          </div>
        ))}
      </div>
    </figure>
  );
}
