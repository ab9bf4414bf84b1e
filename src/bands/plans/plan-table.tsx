import { Band } from '../../components/band.tsx';
import { TableFrame } from '../../components/table-frame.tsx';
import { asTyped } from '../../lib/text.ts';
import type { Plan } from '../../schema/registers.ts';
import { PlanFeatureValue } from './plan-cards.tsx';
import type { PlansProps } from './plans-words.ts';

const isSame = (one: string, other: string) => asTyped(one) === asTyped(other);

const featureOf = (plan: Plan, title: string) =>
  plan.features.find((feature) => isSame(feature.title, title));

/** On a phone, the name of a row is above its values, because one more column would not fit. */
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

/** With more than three plans, rows are never split, and the table scrolls where it does not fit. */
const wideLook = { corner: 'w-[22%] min-w-44', title: 'py-3 pe-4', value: 'min-w-28 py-3 pe-4' };

/** Up to six plans share the width of the band. With more, each is as wide as its words. */
const widthOf = (plans: number) => {
  if (plans <= 3) return 'w-full table-fixed';
  return plans <= 6 ? 'w-full min-w-180 table-fixed' : 'w-max min-w-full';
};

export function PlanTable({ words, anchor, site }: PlansProps) {
  const set = site.plans[words.plans];
  if (!set || !words.table) return null;
  const { caption, feature: corner } = words.table;
  const { plans } = set;
  const all = plans.flatMap(({ features }) => features.map(({ title }) => title));
  const titles = all.filter((title, at) => all.findIndex((each) => isSame(each, title)) === at);
  const isWide = plans.length > 3;
  const look = isWide ? wideLook : stackedLook;
  const table = (
    <table className={`text-start text-sm ${widthOf(plans.length)}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className={`border-b border-ink ${stacked[plans.length] ?? ''}`}>
          <th
            scope="col"
            className={`py-3 pe-4 font-mono text-xs font-normal text-soft ${look.corner}`}
          >
            {corner}
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
                  {feature && <PlanFeatureValue feature={feature} words={set.words} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  // Cards side by side compare plans line by line, too. On phones the table does it for them.
  return (
    <Band
      id={anchor}
      title={words.title}
      intro={words.intro}
      className="plan-lines md:in-[main:has(.plan)]:hidden!"
    >
      {isWide ? <TableFrame label={caption}>{table}</TableFrame> : table}
    </Band>
  );
}
