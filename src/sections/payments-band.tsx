import { PaymentMark } from '../art/marks/payment-mark.tsx';
import { Band } from '../components/band.tsx';
import type { PaymentMethods } from '../content/schemas/payment-methods.ts';

type Props = {
  title: string;
  intro: string;
  methods: PaymentMethods;
  action?: { label: string; href: string } | undefined;
};

/** The payment methods as one family of marks. */
export function PaymentsBand({ title, intro, methods, action }: Props) {
  return (
    <Band title={title} intro={intro} layout="beside">
      <ul className="grid grid-cols-2 gap-x-8 border-b border-rule text-sm max-sm:narrow">
        {methods.map(({ id, name }) => (
          <li key={id} className="border-t border-rule py-4">
            <PaymentMark method={id} name={name} />
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
