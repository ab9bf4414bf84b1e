import { Band } from '../components/band.tsx';
import type { Plan } from '../content/schemas/plans.ts';
import type { Pricing } from '../content/schemas/pricing.ts';
import type { Prices } from '../content/schemas/registers.ts';
import type { Tender } from '../lib/money.ts';
import { PlanCards, PlanFeatureValue } from './plan-cards.tsx';

type Words = { words: Pricing; prices: Prices['plans']; tender: Tender };

/** The plans, right under the headline: this page has no art. */
export function PricingHead({ words, prices, tender }: Words) {
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
        tender={tender}
      />
    </div>
  );
}

const featureOf = (plan: Plan, title: string) =>
  plan.features.find((feature) => feature.title === title);

/** On a phone each line names itself above its three values: four columns would not fit. */
const stacked = 'max-sm:grid max-sm:grid-cols-3';

/** The same plans as a ledger, line by line. */
export function PlanComparison({ words }: { words: Pricing }) {
  const { comparison, plans } = words;
  const titles = [...new Set(plans.flatMap(({ features }) => features.map(({ title }) => title)))];
  return (
    <Band title={comparison.title} className="bg-sheet">
      <table className="w-full table-fixed text-start text-sm">
        <caption className="sr-only">{comparison.caption}</caption>
        <thead>
          <tr className={`border-b border-ink align-bottom ${stacked}`}>
            <th
              scope="col"
              className="py-3 pe-4 font-mono text-xs font-normal text-soft max-sm:sr-only sm:w-[34%]"
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
            <tr key={title} className={`border-b border-rule ${stacked}`}>
              <th
                scope="row"
                className="font-normal max-sm:col-span-3 max-sm:pt-3 max-sm:text-xs max-sm:text-soft sm:py-3 sm:pe-4"
              >
                {title}
              </th>
              {plans.map((plan) => {
                const feature = featureOf(plan, title);
                return (
                  <td
                    key={plan.name}
                    className="tabular-nums max-sm:pt-1 max-sm:pb-3 sm:py-3 sm:pe-4"
                  >
                    {feature && <PlanFeatureValue feature={feature} words={words.words} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  );
}

/** What can be added to any plan. */
export function AddOns({ title, intro, items }: Pricing['addOns']) {
  return (
    <Band title={title} intro={intro} layout="beside">
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.name} className="border-t border-ink pt-5">
            <h3 className="text-lg">{item.name}</h3>
            <p className="mt-3 flex items-baseline gap-2">
              <span className="font-display text-2xl leading-none font-bold narrow">
                {item.price}
              </span>
              <span className="text-sm text-soft">{item.period}</span>
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
