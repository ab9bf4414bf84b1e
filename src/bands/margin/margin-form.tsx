import type { Figures } from './arithmetic.ts';
import { sliderSteps, stepOf } from './curves.ts';
import type { MarginWords } from './margin-fields.ts';
import type { FieldName, MarginSetup, Workshop } from './setup.ts';

type Props = {
  id: string;
  words: MarginWords;
  setup: MarginSetup;
  workshop: Workshop;
  figures: Figures;
  messages: Partial<Record<FieldName, string>>;
};

/** The fields. Their values are the browser's own, so that what was typed before it woke stays. */
export function MarginForm({ id, words, setup, workshop, figures, messages }: Props) {
  const { start, typed, amount, count, mostSold, offer } = workshop;
  const field = (name: FieldName) => {
    const message = messages[name];
    const unit = workshop.unitOf(name);
    return (
      <div className="flex flex-col">
        <label htmlFor={`${id}-${name}`} className="mb-1.5 block text-sm font-semibold">
          {words.figures[name].label}
        </label>
        <div className="relative mt-auto">
          <input
            id={`${id}-${name}`}
            name={name}
            inputMode={name === 'sold' ? 'numeric' : 'decimal'}
            autoComplete="off"
            dir="ltr"
            defaultValue={typed(name, BigInt(start[name]))}
            aria-invalid={message ? true : undefined}
            aria-describedby={`${id}-${name}-unit ${id}-${name}-message`}
            className={`field font-mono ${unit ? 'pe-14' : ''}`}
          />
          <span id={`${id}-${name}-unit`} className="margin-unit">
            {unit}
          </span>
        </div>
        <p id={`${id}-${name}-message`} className="margin-message">
          {message}
        </p>
      </div>
    );
  };
  const choice = (value: 'monthly' | 'yearly') => (
    <label className="billing-choice">
      <input
        type="radio"
        name={`${id}-billing`}
        data-figure="billing"
        value={value}
        defaultChecked={value === start.billing}
      />
      {setup.billing[value]}
    </label>
  );
  return (
    <div className="margin-form needs-script in-data-broken:hidden">
      <h3 className="text-lg">{words.figures.title}</h3>
      <div className="mt-5 grid gap-5">
        <div>
          {field('sold')}
          <input
            type="range"
            name="slider"
            min={0}
            max={sliderSteps}
            defaultValue={stepOf(start.sold, mostSold)}
            aria-label={words.figures.slider}
            aria-valuetext={count(figures.sold)}
            className="slider"
          />
        </div>
        <div className="grid grid-cols-2 gap-x-4 gap-y-5">
          {field('price')}
          {field('wholesale')}
          {field('feePercent')}
          {field('feeFixed')}
        </div>
        {field('refunds')}
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">{setup.billing.label}</legend>
          <div className="billing-choices">
            {choice('monthly')}
            {choice('yearly')}
          </div>
        </fieldset>
        {words.addOns && (
          <fieldset>
            <legend className="text-sm font-semibold">{words.addOns.title}</legend>
            {setup.addOns.map(({ id: key, name, note }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two add-ons may have one price
              <div key={at} className="border-rule not-last:border-b py-1.5">
                <label className="check">
                  <input type="checkbox" name="addOns" data-figure="addOns" value={key} />
                  <span>
                    {name}{' '}
                    <span className="font-mono">{amount(offer.addOns[at]?.monthly ?? 0n)}</span>
                  </span>
                </label>
                {note && <p className="ms-8 text-xs text-soft">{note}</p>}
              </div>
            ))}
          </fieldset>
        )}
      </div>
    </div>
  );
}
