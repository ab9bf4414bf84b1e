import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { TableFrame } from '../components/table-frame.tsx';
import type { Plan } from '../content/schemas/plans.ts';
import type { Pricing, PricingPage } from '../content/schemas/pricing.ts';
import type { Prices } from '../content/schemas/registers.ts';
import { asTyped } from '../lib/keep-together.ts';
import type { MoneyFormat } from '../lib/money.ts';
import { ClosingBand } from './closing-band.tsx';
import { CostBand } from './cost-band.tsx';
import { PlanCards, PlanFeatureValue, withNote } from './plan-cards.tsx';
import { QuestionsBand } from './questions-band.tsx';

type Words = { words: PricingPage; prices: Prices; moneyFormat: MoneyFormat };

export function PricingHead({ words, prices, moneyFormat }: Words) {
  return (
    <div className="page-width pt-14 pb-16 lg:pt-20 lg:pb-24">
      <h1 className="max-w-200 text-3xl">{words.heading}</h1>
      <p className="mt-5 mb-10 max-w-text text-lg text-soft">{words.intro}</p>
      <PlanCards
        id="pricing"
        level={2}
        words={words.words}
        plans={words.plans}
        prices={prices}
        moneyFormat={moneyFormat}
      />
    </div>
  );
}

const isSame = (one: string, other: string) => asTyped(one) === asTyped(other);

const featureOf = (plan: Plan, title: string) =>
  plan.features.find((feature) => isSame(feature.title, title));

/** On a phone each row has its name above its values: one column more would not fit. */
const stacked: Record<number, string> = {
  1: 'max-sm:grid max-sm:grid-cols-1',
  2: 'max-sm:grid max-sm:grid-cols-2',
  3: 'max-sm:grid max-sm:grid-cols-3',
};

const stackedLook = {
  corner: 'max-sm:sr-only sm:w-[34%]',
  title: 'max-sm:col-span-full max-sm:pt-3 max-sm:text-xs max-sm:text-soft sm:py-3 sm:pe-4',
  value: 'max-sm:pt-1 max-sm:pb-3 sm:py-3 sm:pe-4',
};

/** With more plans the table stays one on every screen, and scrolls where it does not fit. */
const wideLook = { corner: 'w-[22%] min-w-44', title: 'py-3 pe-4', value: 'min-w-28 py-3 pe-4' };

/** How wide its columns are: as many as fit share the band, more are as wide as their words. */
const widthOf = (plans: number) => {
  if (plans <= 3) return 'w-full table-fixed';
  return plans <= 6 ? 'w-full min-w-180 table-fixed' : 'w-max min-w-full';
};

/** The same plans as a table. */
export function PlanComparison({
  words,
  comparison,
  plans,
}: Pick<Pricing, 'words' | 'comparison' | 'plans'>) {
  const all = plans.flatMap(({ features }) => features.map(({ title }) => title));
  const titles = all.filter((title, at) => all.findIndex((each) => isSame(each, title)) === at);
  const isWide = plans.length > 3;
  const look = isWide ? wideLook : stackedLook;
  const table = (
    <table className={`text-start text-sm ${widthOf(plans.length)}`}>
      <caption className="sr-only">{comparison.caption}</caption>
      <thead>
        <tr className={`border-b border-ink ${stacked[plans.length] ?? ''}`}>
          <th
            scope="col"
            className={`py-3 pe-4 font-mono text-xs font-normal text-soft ${look.corner}`}
          >
            {comparison.feature}
          </th>
          {plans.map(({ name, isPopular }) => (
            <th
              key={name}
              scope="col"
              className={`py-3 font-display text-base font-bold narrow sm:pe-4 sm:text-lg ${isPopular ? 'text-print' : ''}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {titles.map((title) => (
          <tr key={title} className={`border-b border-rule ${stacked[plans.length] ?? ''}`}>
            <th scope="row" className={`font-normal ${look.title}`}>
              {title}
            </th>
            {plans.map((plan) => {
              const feature = featureOf(plan, title);
              return (
                <td key={plan.name} className={`tabular-nums ${look.value}`}>
                  {feature && <PlanFeatureValue feature={feature} words={words} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Band title={comparison.title}>
      {isWide ? <TableFrame label={comparison.caption}>{table}</TableFrame> : table}
    </Band>
  );
}

type AddOnsProps = Pricing['addOns'] & { taxNote?: string | undefined };

export function AddOns({ title, intro, items, taxNote }: AddOnsProps) {
  return (
    <Band title={title} intro={intro} layout="beside">
      <ul className="grid gap-x-8 gap-y-10 sm:card-rows sm:grid-cols-2 sm:*:nth-[n+3]:mt-10">
        {items.map((item) => (
          <li key={item.name} className="border-t border-ink pt-5">
            <h3 className="text-lg">{item.name}</h3>
            <p className="mt-3 flex items-baseline gap-2">
              <span className="font-display text-2xl leading-none font-bold narrow">
                {item.price}
              </span>
              <span className="text-sm text-soft">{withNote(item.period, taxNote)}</span>
            </p>
            <p className="mt-3 text-sm text-soft">{item.description}</p>
            <ul className="mt-5 text-sm">
              {item.features.map((feature) => (
                <li key={feature} className="border-t border-rule py-2">
                  {feature}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Band>
  );
}

type BandsProps = { page: PricingPage; prices: Prices; moneyFormat: MoneyFormat };

/** The bands under the plans, those that the page's file names and in that order. */
export function PricingBands({ page, prices, moneyFormat }: BandsProps) {
  const { plans, comparison, perSale, addOns, questions, closing } = page;
  const bands: Record<PricingPage['bands'][number], ReactNode> = {
    comparison: comparison && (
      <PlanComparison key="comparison" words={page.words} comparison={comparison} plans={plans} />
    ),
    perSale: perSale && (
      <CostBand
        key="perSale"
        words={perSale}
        plans={plans}
        prices={prices}
        moneyFormat={moneyFormat}
      />
    ),
    addOns: addOns && <AddOns key="addOns" {...addOns} taxNote={prices.taxNote} />,
    questions: questions && <QuestionsBand key="questions" {...questions} />,
    closing: closing && <ClosingBand key="closing" {...closing} />,
  };
  return page.bands.map((name) => bands[name]);
}
