import type { BandProps } from '../define-band.ts';
import type { Billing, FieldName } from './arithmetic.ts';
import { chartEnd, rulerAt } from './curves.ts';
import { typedFigure, unitOf } from './figures.ts';
import type { marginWords } from './margin-words.ts';
import { writerOf } from './results.ts';
import type { MarginSetup } from './setup.ts';

type Props = { id: string; words: BandProps<typeof marginWords>['words']; setup: MarginSetup };

/**
 * The fields, which belong to the page: the calculator reads them, and writes their messages. They are
 * there, with what was typed, whether or not it comes.
 */
export function MarginForm({ id, words, setup }: Props) {
  const { start } = setup;
  const { amount, count } = writerOf(setup);
  const field = (name: FieldName) => {
    const unit = unitOf(name, setup);
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
            dir="ltr"
            defaultValue={typedFigure(name, start[name], setup)}
            aria-describedby={`${id}-${name}-unit ${id}-${name}-message`}
            className={`field font-mono ${unit ? 'pe-14' : ''}`}
          />
          {/* The field is written from left to right in every language, so its unit is on the right. */}
          <span
            id={`${id}-${name}-unit`}
            className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center font-mono text-soft text-xs"
          >
            {unit}
          </span>
        </div>
        <p id={`${id}-${name}-message`} className="not-empty:mt-1.5 text-alert text-sm" />
      </div>
    );
  };
  const choice = (value: Billing) => (
    <label className="billing-choice">
      <input type="radio" name="billing" value={value} defaultChecked={value === start.billing} />
      {setup.billing[value]}
    </label>
  );
  return (
    // Without autocompletion a browser does not fill in again what a link should.
    <form id={`${id}-form`} method="dialog" autoComplete="off" className="margin-form needs-script">
      <div className="row-start-[fields] col-span-full lg:col-span-5 xl:col-span-4">
        <h3 className="text-lg">{words.figures.title}</h3>
        <div className="mt-5 grid gap-5">
          {field('sold')}
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
              {setup.addOns.map(({ id: key, name, monthly, note }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two add-ons may have one price
                <div key={at} className="border-rule not-last:border-b py-1.5">
                  <label className="check">
                    <input type="checkbox" name="addOns" value={key} />
                    <span>
                      {name} <span className="font-mono">{amount(monthly)}</span>
                    </span>
                  </label>
                  {note && <p className="ms-8 text-xs text-soft">{note}</p>}
                </div>
              ))}
            </fieldset>
          )}
        </div>
        <p role="status">
          <span className="margin-failed">{words.failed}</span>
        </p>
      </div>
      <input
        type="range"
        name="ruler"
        min={0}
        max={100}
        step="any"
        defaultValue={rulerAt(start.sold, chartEnd(setup, setup.most.sold))}
        aria-label={words.chart.ruler}
        aria-valuetext={count(start.sold)}
        className="margin-ruler"
      />
    </form>
  );
}
