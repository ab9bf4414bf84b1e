import type { DrawingWords } from '../../schema/drawings.ts';
import { PaymentMark } from '../marks/payment-mark.tsx';
import { Rosette } from '../plate/rosette.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { Button, Rows, Sample, Sheet, ShopName } from './sheet.tsx';

export function Checkout({ words, others, className }: DrawingProps<'checkout'>) {
  return (
    <Sheet label={words.label} className={`inkable ${className}`}>
      <div className="flex items-baseline gap-4 border-rule border-b bg-sheet px-4 py-2.5 @[40rem]:px-6">
        <ShopName name={others.storefront.shop} />
        <Sample className="ms-auto whitespace-nowrap">{words.sample}</Sample>
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
          <Button className="mt-5 py-2.5">{words.pay}</Button>
          <p className="mt-2 text-soft text-xs">{words.hosted}</p>
        </div>
        <Receipt words={words} />
      </div>
    </Sheet>
  );
}

function Receipt({ words }: { words: DrawingWords<'checkout'> }) {
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
      <Rows
        rows={words.lines}
        className="relative mt-4 border-rule border-t text-sm"
        row="flex justify-between gap-4 border-rule border-b py-1.5"
        term="text-soft"
        value="font-mono tabular-nums"
      >
        <div className="flex items-baseline justify-between gap-4 border-ink border-b-3 border-double py-2">
          <dt className="font-semibold">{words.total.term}</dt>
          <dd className="font-mono text-lg tabular-nums">{words.total.value}</dd>
        </div>
      </Rows>
    </div>
  );
}
