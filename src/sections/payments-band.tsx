import { PaymentStamp } from '../art/marks/payment-stamp.tsx';
import { Band } from '../components/band.tsx';
import type { PaymentMethods } from '../content/schemas/payment-methods.ts';
import { perRow } from '../lib/per-row.ts';

type Props = {
  title: string;
  intro: string;
  methods: PaymentMethods;
  action?: { label: string; href: string } | undefined;
};

/** The payment methods as a sheet of stamps. */
export function PaymentsBand({ title, intro, methods, action }: Props) {
  return (
    <Band title={title} intro={intro} layout="beside">
      <ul
        className={`stamp-sheet grid grid-cols-2 ${perRow(methods.length, 4) === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-4'}`}
      >
        {methods.map(({ id, name }, place) => (
          <li key={id}>
            <PaymentStamp method={id} name={name} place={place} />
          </li>
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
