import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { LinkLine } from '../../components/link-line.tsx';
import {
  leastSaving,
  type MoneyFormat,
  money,
  priceWords,
  withNote,
  yearlySaving,
  yearlyTotal,
} from '../../lib/money.ts';
import { fill } from '../../lib/text.ts';
import type { Plan, PlanFeature, PlanSet, PlanWords, Prices } from '../../schema/registers.ts';
import { BillingChoices } from './billing-choices.tsx';

type Props = {
  /** Unique on its page, so that every set has its own toggle. */
  id: string;
  set: PlanSet;
  site: { prices: Pick<Prices, 'plans' | 'taxNote'>; brand: MoneyFormat };
  /** Level of the plans' headings: one below the heading above them. */
  level?: 2 | 3;
};

type ToggleProps = { id: string; words: PlanWords; percent: string | undefined };

function Toggle({ id, words, percent }: ToggleProps) {
  return (
    // Without autocomplete, Firefox shows monthly prices again after a reload.
    <form method="dialog" autoComplete="off" className="billing-toggle needs-script">
      <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <legend className="sr-only">{words.toggleLabel}</legend>
        <BillingChoices name={`billing-${id}`} labels={words} />
        {percent && <Badge className="text-print">{fill(words.save, { percent })}</Badge>}
      </fieldset>
    </form>
  );
}

const amountLook =
  'me-1 wrap-anywhere font-display text-3xl leading-none font-bold narrow text-ink';

const priceLook =
  'plan-price my-6 grid grid-cols-[minmax(0,1fr)] content-start gap-3 text-sm text-soft';

type PriceProps = { plan: Plan; words: PlanWords; site: Props['site'] };

function Price({ plan, words, site: { prices, brand } }: PriceProps) {
  const price = prices.plans[plan.price ?? ''];
  if (!price) {
    return (
      <p className={priceLook}>
        <span className={amountLook}>{plan.customPrice}</span>
      </p>
    );
  }
  const amount = (value: number, mark = '') => (
    <>
      {/* From right to left, the words after it would come between figure and currency. */}
      <bdi className={amountLook}>
        {/* In a narrow plan, the sign of the currency goes to the next line, and not half of it. */}
        {priceWords(value, brand, words.free).replaceAll('\u00a0', ' ') + mark}
      </bdi>
      {(value > 0 || !words.free) && ` ${withNote(words.perMonth, prices.taxNote)}`}
    </>
  );
  return (
    <div className={priceLook}>
      <p className="when-monthly">
        {amount(price.monthly, price.marks?.monthly)}
        {price.monthly > 0 && <span className="mt-2 block">{words.monthlyNote}</span>}
      </p>
      <p className="when-yearly">
        {amount(price.yearly, price.marks?.yearly)}
        <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="when-both">{words.yearly}</span>
          {price.yearly > 0 &&
            words.yearlyTotal &&
            fill(words.yearlyTotal, { total: money(yearlyTotal(price), brand) })}
          {price.monthly > 0 && (
            <span className="basis-full font-semibold text-print">
              {fill(words.saving, { amount: money(yearlySaving(price), brand) })}
            </span>
          )}
        </span>
      </p>
    </div>
  );
}

const markLook =
  'inline-grid size-5 place-items-center align-middle before:border-b-[1.5px] before:content-[""]';
const checkLook =
  'text-print before:-mt-1 before:h-2 before:w-3.75 before:-rotate-45 before:border-l-[1.5px]';
const dashLook = 'text-soft before:w-3';

/** A check mark for what a plan has, a dash for what it lacks. */
export function PlanFeatureValue({ feature, words }: { feature: PlanFeature; words: PlanWords }) {
  if ('value' in feature) {
    return <span className={feature.highlight ? 'font-semibold' : ''}>{feature.value}</span>;
  }
  return (
    <span
      role="img"
      aria-label={feature.included ? words.included : words.notIncluded}
      className={`${markLook} ${feature.included ? checkLook : dashLook}`}
    />
  );
}

/** Side by side on wide screens, up to four in one row; a single plan is no wider than one of two. */
const columns: Record<number, string> = {
  1: 'lg:max-w-140',
  2: 'plan-row lg:grid-cols-2 lg:gap-x-0',
  3: 'plan-row lg:grid-cols-3 lg:gap-x-0',
  4: 'plan-row lg:grid-cols-4 lg:gap-x-0',
};

/** For more than four plans: three or four to a row, so that no row holds a single plan. */
const rowsOf = (count: number) =>
  count % 4 === 0 || count % 3 === 1
    ? 'lg:grid-cols-4 lg:*:nth-[n+5]:mt-10'
    : 'lg:grid-cols-3 lg:*:nth-[n+4]:mt-10';

type CardProps = Pick<Props, 'site'> & {
  plan: Plan;
  words: PlanWords;
  Heading: 'h2' | 'h3';
  /** Whether some plan of the row can be tried, so that the lines of all start at one height. */
  hasTrials: boolean;
  /** The name and the text of its radio button, if the volume chooses the plan. */
  choice: { name: string; text: string } | undefined;
};

/** The volume that a plan is for. */
function volumeText({ words: { volume }, plans }: PlanSet, index: number, locale: string) {
  const limit = plans[index]?.sales;
  const count = limit ?? plans[index - 1]?.sales;
  return volume && count
    ? fill(limit ? volume.upTo : volume.over, { count: count.toLocaleString(locale) })
    : undefined;
}

function PlanCard({ plan, words, site, Heading, hasTrials, choice }: CardProps) {
  return (
    <li className={`plan ${plan.isPopular && !choice ? 'plan-popular' : ''}`}>
      <div className="lg:contents">
        {choice && (
          <label className="check plan-volume">
            <input type="radio" name={choice.name} defaultChecked={plan.isPopular} />
            {choice.text}
          </label>
        )}
        <div className="flex min-h-7 flex-wrap content-start items-center gap-x-2.5 gap-y-2">
          <Heading className="min-w-0 text-xl">{plan.name}</Heading>
          {plan.badge && <Badge className="text-print">{plan.badge}</Badge>}
        </div>
        <p className="mt-2 text-sm text-soft">{plan.description}</p>
        <Price plan={plan} words={words} site={site} />
        <ButtonLink
          kind="quiet"
          href={plan.action.href}
          className="w-full in-featured:border-transparent in-featured:bg-mast in-featured:text-on-mast in-featured:hover:bg-mast-lit"
        >
          {plan.action.label}
        </ButtonLink>
        {hasTrials && <p className="mt-2 text-xs text-soft">{plan.trial}</p>}
      </div>
      <ul className="mt-4 text-sm max-md:in-[main:has(.plan-lines)]:hidden">
        {plan.features.map((feature) => (
          <li
            key={feature.title}
            className={`flex flex-wrap items-center justify-between gap-x-4 border-t border-rule py-2.5 wrap-anywhere ${'included' in feature && !feature.included ? 'text-soft' : ''}`}
          >
            {feature.title}
            <PlanFeatureValue feature={feature} words={words} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The plans. The toggle is two radio buttons, switched by style rules. */
export function PlanCards({ id, set, site, level = 3 }: Props) {
  const { words, plans } = set;
  const Heading = `h${level}` as const;
  const named = plans.flatMap(({ name, price }) => {
    const found = site.prices.plans[price ?? ''];
    return found ? [{ name, ...found }] : [];
  });
  const announced = (period: 'monthly' | 'yearly') =>
    fill(words.announcement, {
      period: words[period],
      prices: named
        .map((plan) => `${plan.name} ${priceWords(plan[period], site.brand, words.free)}`)
        .join(', '),
    });
  const toggle = named.some(({ monthly }) => monthly > 0) && (
    <Toggle id={id} words={words} percent={leastSaving(named, site.brand)} />
  );
  const choiceOf = (index: number) => {
    const text = volumeText(set, index, site.brand.locale);
    return text ? { name: `volume-${id}`, text } : undefined;
  };
  return (
    <div className="plans">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        {toggle}
        <LinkLine link={words.volume?.link} className="text-sm" />
      </div>
      <p
        role="status"
        className="sr-only"
        data-billing-status=""
        data-monthly={announced('monthly')}
        data-yearly={announced('yearly')}
      />
      <ul
        className={`mt-10 grid grid-cols-1 gap-6 lg:card-rows ${columns[plans.length] ?? rowsOf(plans.length)}`}
      >
        {plans.map((plan, index) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            Heading={Heading}
            words={words}
            site={site}
            hasTrials={plans.some(({ trial }) => trial)}
            choice={choiceOf(index)}
          />
        ))}
      </ul>
    </div>
  );
}
