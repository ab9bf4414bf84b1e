export interface ShopOfferWords {
  place: string;
  network: string;
  plans: readonly { data: string; validity: string; price: string; chosen: boolean }[];
  buy: string;
}

/** What a shop sells, in a browser or on a phone: one place, three plans, one button. */
export function ShopOffer({ words }: { words: ShopOfferWords }) {
  return (
    <>
      <p className="narrow font-bold font-display text-2xl tracking-tight">{words.place}</p>
      <p className="text-soft text-xs">{words.network}</p>
      <ul className="mt-3 border-rule border-t">
        {words.plans.map((plan) => (
          <li
            key={plan.data}
            className={`flex flex-wrap items-baseline gap-x-1 gap-y-1 border-b py-2 ${plan.chosen ? 'border-print' : 'border-rule'}`}
          >
            <span
              className={`me-0.5 size-3.5 shrink-0 self-center rounded-full border ${plan.chosen ? 'border-[0.3rem] border-print' : 'border-edge'}`}
            />
            <span className="narrow whitespace-nowrap font-display font-semibold text-base leading-none">
              {plan.data}
            </span>
            <span className="whitespace-nowrap text-soft text-xs">{plan.validity}</span>
            <span className="ms-auto font-mono text-sm tabular-nums">{plan.price}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 rounded-plate bg-print py-2 forced-colors:border text-center font-semibold text-paper text-sm">
        {words.buy}
      </p>
    </>
  );
}
