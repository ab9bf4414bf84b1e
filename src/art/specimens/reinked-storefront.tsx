import { ProofMarks } from './proof-marks.tsx';
import { Storefront, type StorefrontWords } from './storefront.tsx';

export interface ReinkedStorefrontWords {
  label: string;
  proofs: readonly { brand: string; ink: string }[];
}

interface ReinkedStorefrontProps {
  words: ReinkedStorefrontWords;
  storefront: StorefrontWords;
  /** Unique on its page. */
  id: string;
  className?: string;
}

const inks = ['ink-enterprises', 'ink-operators', 'ink-agencies'] as const;
const places = [
  'col-start-1 mr-[14%] @[34rem]:mr-[38%]',
  'col-start-1 mx-[7%] mt-14 @[34rem]:mx-[19%]',
  'col-start-1 ml-[14%] mt-28 @[34rem]:ml-[38%]',
] as const;

/** Three proofs from one plate, the next sheet laid over the last. */
export function ReinkedStorefront({
  words,
  storefront,
  id,
  className = '',
}: ReinkedStorefrontProps) {
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className="grid max-w-[46rem]">
        {words.proofs.map(({ brand, ink }, index) => (
          <div
            key={brand}
            className={`row-start-1 self-start border border-rule bg-sheet p-3 @[34rem]:p-4 ${inks[index % 3]} ${places[index % 3]}`}
          >
            <ProofMarks name={ink} />
            <Storefront brandName={brand} words={storefront} id={`${id}${index}`} />
          </div>
        ))}
      </div>
    </figure>
  );
}
