import { nameLook, shownName } from '../../../lib/identity.ts';
import { PaymentMark } from '../../marks/payment-mark.tsx';
import { Rosette } from '../../rosette.tsx';
import type { DrawingProps, WordsOf } from '../define-drawing.ts';
import type { checkoutWords } from './checkout-words.ts';

export function Checkout({ words, brand, className = '' }: DrawingProps<typeof checkoutWords>) {
  const shop = words.shop ?? shownName(brand);
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className="rounded-plate border border-edge bg-card">
        <div className="flex items-baseline gap-4 border-rule border-b bg-sheet px-4 py-2.5 @[40rem]:px-6">
          <p className={`min-w-0 font-bold font-display text-print ${nameLook(shop)}`}>{shop}</p>
          <p className="ms-auto whitespace-nowrap font-mono text-[0.6875rem] text-soft uppercase tracking-[0.1em]">
            {words.sample}
          </p>
        </div>
        <div className="grid @[40rem]:grid-cols-[1.35fr_1fr]">
          <div className="p-4 @[40rem]:p-6">
            <p className="font-display font-semibold text-lg leading-tight">{words.title}</p>
            <p className="mt-4 text-soft text-xs">{words.email.term}</p>
            <p className="mt-1 rounded-plate border border-edge px-3 py-2 font-mono text-sm">
              {words.email.value}
            </p>
            <p className="mt-4 text-soft text-xs">{words.methodsTitle}</p>
            <ul className="narrow mt-1 grid grid-cols-2 gap-2">
              {words.methods.map(({ method, name, chosen }) => (
                <li
                  key={method}
                  className={`flex items-center rounded-plate border px-1.5 py-1 text-xs/none @[24rem]:px-2.5 @[24rem]:text-sm/none ${chosen ? 'border-print outline outline-print' : 'border-edge'}`}
                >
                  <PaymentMark method={method} name={name} className="items-center" />
                </li>
              ))}
            </ul>
            <p className="mt-5 rounded-plate bg-print py-2.5 forced-colors:border text-center font-semibold text-paper">
              {words.pay}
            </p>
            <p className="mt-2 text-soft text-xs">{words.hosted}</p>
          </div>
          <Receipt words={words} />
        </div>
      </div>
    </figure>
  );
}

function Receipt({ words }: { words: WordsOf<typeof checkoutWords> }) {
  return (
    <div className="relative overflow-hidden border-rule border-t bg-sheet p-4 pb-6 @[40rem]:border-t-0 @[40rem]:border-s @[40rem]:p-6">
      <Rosette
        preset="card"
        className="absolute top-60 -end-40 hidden size-120 opacity-45 @[40rem]:block"
      />
      <div className="relative flex items-baseline justify-between gap-4">
        <p className="narrow font-bold font-display text-xl">{words.item.name}</p>
        <p className="font-mono text-sm tabular-nums">{words.item.price}</p>
      </div>
      <p className="text-soft text-xs">{words.item.detail}</p>
      <dl className="relative mt-4 border-rule border-t text-sm">
        {words.lines.map(({ term, value }) => (
          <div key={term} className="flex justify-between gap-4 border-rule border-b py-1.5">
            <dt className="text-soft">{term}</dt>
            <dd className="font-mono tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-ink border-b-3 border-double py-2">
          <dt className="font-semibold">{words.total.term}</dt>
          <dd className="font-mono text-lg tabular-nums">{words.total.value}</dd>
        </div>
      </dl>
    </div>
  );
}
