import type { ReactNode } from 'react';
import { Band } from '../../components/band.tsx';
import { NotLoaded } from '../../components/without-script.tsx';
import type { BandProps } from '../define-band.ts';
import { BillingChoices } from '../plans/billing-choices.tsx';
import { rulerAt } from './curves.ts';
import { typedDecimal } from './decimals.ts';
import type { marginWords } from './margin-words.ts';
import { writerOf } from './results.ts';
import type { MarginSetup } from './setup.ts';

type Props = BandProps<typeof marginWords> & {
  setup: MarginSetup;
  /** The island with the results. */
  children?: ReactNode;
};

/**
 * What would you keep? The fields belong to the page: the calculator reads them, and writes their
 * messages. They are there, with what was typed, whether or not it comes.
 */
export function Margin({ words, anchor, uid, setup, site, children }: Props) {
  const { locale, billing, fields, end } = setup;
  const { shortAmount, count } = writerOf(setup);
  const [sold, price, wholesale, fee, fixed, refunds] = fields.map((field) => (
    <TextField key={field.name} id={`${uid}-${field.name}`} field={field} locale={locale} />
  ));
  const intro = (
    <>
      <span className="needs-script">{words.intro}</span>
      <span className="without-script">{words.withoutScript.intro}</span>
    </>
  );
  return (
    <Band id={anchor} title={words.title} intro={intro} tone={words.tone}>
      {/* Without autocompletion a browser does not fill in again what a link should. */}
      <form method="dialog" autoComplete="off" className="margin page-grid">
        <div className="needs-script row-start-[fields] col-span-full lg:col-span-5 xl:col-span-4 print:hidden">
          <h3 className="text-lg">{words.figures.title}</h3>
          <div className="mt-5 grid gap-5">
            {sold}
            <div className="grid grid-cols-2 gap-x-4 gap-y-5">
              {price}
              {wholesale}
              {fee}
              {fixed}
            </div>
            {refunds}
            <fieldset>
              <legend className="mb-2 text-sm font-semibold">{billing.label}</legend>
              <BillingChoices name="billing" labels={billing} />
            </fieldset>
            {words.addOns && (
              <fieldset>
                <legend className="text-sm font-semibold">{words.addOns.title}</legend>
                {setup.addOns.map(({ id, name, monthly, note }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two add-ons may have one price
                  <div key={at} className="border-rule not-last:border-b py-1.5">
                    <label className="check">
                      <input type="checkbox" name="with" value={id} />
                      <span>
                        {name} <span className="font-mono">{shortAmount(monthly)}</span>
                      </span>
                    </label>
                    {note && <p className="ms-8 text-xs text-soft">{note}</p>}
                  </div>
                ))}
              </fieldset>
            )}
          </div>
          <NotLoaded text={site.words.notLoaded} retry={site.words.retry} />
        </div>
        <input
          type="range"
          name="ruler"
          min={0}
          max={100}
          step="any"
          defaultValue={rulerAt(fields[0]?.start ?? 0, end)}
          aria-label={words.chart.ruler}
          aria-valuetext={count(fields[0]?.start ?? 0)}
          className="needs-script ruler margin-ruler print:hidden"
        />
        {children}
      </form>
    </Band>
  );
}

type FieldProps = { id: string; field: MarginSetup['fields'][number]; locale: string };

function TextField({ id, field, locale }: FieldProps) {
  const { name, kind, label, unit, start } = field;
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative mt-auto">
        <input
          id={id}
          name={name}
          inputMode={kind === 'count' ? 'numeric' : 'decimal'}
          dir="ltr"
          defaultValue={typedDecimal(start, field, locale)}
          aria-describedby={`${id}-unit ${id}-message`}
          className={`field font-mono ${unit ? 'pe-14' : ''}`}
        />
        {/* The field is written from left to right in every language, so its unit is on the right. */}
        <span
          id={`${id}-unit`}
          className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center font-mono text-soft text-xs"
        >
          {unit}
        </span>
      </div>
      <p id={`${id}-message`} className="not-empty:mt-1.5 text-alert text-sm" />
    </div>
  );
}
