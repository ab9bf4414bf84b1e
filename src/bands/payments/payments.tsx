import { PaymentStamp } from '../../art/marks/payment-stamp.tsx';
import { Band } from '../../components/band.tsx';
import { perRow } from '../../lib/layout.ts';
import type { BandProps } from '../define-band.ts';
import { entriesOf } from '../refs.ts';
import type { paymentsWords } from './payments-words.ts';

export function Payments({ words, anchor, site }: BandProps<typeof paymentsWords>) {
  const { title, intro, action } = words;
  const methods = entriesOf(site.paymentMethods, words.methods);
  return (
    <Band id={anchor} title={title} intro={intro} layout="beside">
      <ul
        className={`stamp-sheet grid grid-cols-2 ${perRow(methods.length, 4) === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-4'}`}
      >
        {methods.map(({ id, name }, place) => (
          <PaymentStamp key={id} method={id} name={name} place={place} />
        ))}
      </ul>
      {action && (
        <p className="mt-6">
          <a href={action.href} className="link-line">
            {action.label}
          </a>
        </p>
      )}
    </Band>
  );
}
