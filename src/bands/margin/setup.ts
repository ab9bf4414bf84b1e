import type { Site } from '../../content/schema/site.ts';
import { decimalsOf } from '../../lib/money.ts';
import { sampleAmount } from '../../lib/sample-amounts.ts';
import { fill } from '../../lib/text.ts';
import type { WordsOf } from '../define-band.ts';
import type { Billing, Figures, Offer } from './arithmetic.ts';
import { printDecimal, scaled, typedDecimal } from './decimals.ts';
import type { marginWords } from './margin-words.ts';

type FieldName = Exclude<keyof Figures, 'billing' | 'addOns'>;

/** A figure that is typed. In the form and in an address it has one name. */
export type Field = {
  name: FieldName;
  kind: keyof WordsOf<typeof marginWords>['messages'];
  label: string;
  unit: string;
  /** How many digits it has after its point, and how many even if they are zeros. */
  places: number;
  fewestPlaces: number;
  /** What it says at first, and the largest number that it takes. */
  start: number;
  most: number;
  /** What stands under it if it cannot be read. */
  message: string;
};

/** Everything that the calculator computes with: its offer and figures, in whole numbers. */
export type MarginSetup = {
  locale: string;
  currency: string;
  /** How many digits the currency has after the point. */
  places: number;
  dir: 'ltr' | 'rtl';
  plans: Offer['plans'];
  /** The plan for those who need more: it has words in place of a price. */
  onRequest?: { name: string; price: string } | undefined;
  addOns: { id: string; name: string; monthly: number; note?: string | undefined }[];
  fields: Field[];
  /** The volume at which the chart ends: a little after the last plan, if all have a limit. */
  end: number;
  billing: { label: string } & Record<Billing, string>;
  taxNote?: string | undefined;
};

type Words = WordsOf<typeof marginWords>;
type Facts = Pick<Site, 'brand' | 'prices' | 'plans' | 'language'>;

/** Undefined if no plan has a price. */
export function setupOf(words: Words, site: Facts): MarginSetup | undefined {
  const { brand, prices, language } = site;
  const { locale, currency } = brand;
  const coins = decimalsOf(currency);
  const set = site.plans[words.plans];
  const plans = (set?.plans ?? []).flatMap(({ name, price, sales }) => {
    const found = price === undefined ? undefined : prices.plans[price];
    if (!found) return [];
    const { monthly, yearly } = found;
    return { name, monthly: scaled(monthly, coins), yearly: scaled(yearly, coins), limit: sales };
  });
  if (!set || plans.length === 0) return undefined;
  const asked = set.plans.find(({ price, customPrice }) => price === undefined && customPrice);
  // Shares are in hundredths of a percent.
  const kinds = {
    count: { unit: '', places: 0, fewestPlaces: 0 },
    amount: { unit: currency, places: coins, fewestPlaces: coins },
    percent: { unit: '%', places: 2, fewestPlaces: 0 },
  };
  const { figures, messages } = words;
  const field = (name: FieldName, kind: Field['kind'], figure: typeof figures.sold) => {
    const { places, fewestPlaces } = kinds[kind];
    const isSized = kind === 'amount' && figures.inDollars;
    const whole = (value: number) =>
      scaled(isSized ? sampleAmount(value, currency) : value, places);
    const [start, most] = [whole(figure.start), whole(figure.most)];
    const message = fill(messages[kind], {
      example: typedDecimal(start, places, locale, fewestPlaces),
      most: printDecimal(most, places, locale),
    });
    return { name, kind, label: figure.label, ...kinds[kind], start, most, message };
  };
  const sold = field('sold', 'count', figures.sold);
  const limits = plans.map(({ limit = sold.most }) => limit);
  return {
    locale,
    currency,
    places: coins,
    dir: language.dir,
    plans,
    onRequest: asked && { name: asked.name, price: asked.customPrice ?? '' },
    addOns: (words.addOns?.items ?? []).map(({ name, price, note }) => ({
      id: price,
      name,
      monthly: scaled(prices.items[price] ?? 0, coins),
      note,
    })),
    fields: [
      sold,
      field('price', 'amount', figures.price),
      field('wholesale', 'amount', figures.wholesale),
      field('fee', 'percent', figures.feePercent),
      field('fixed', 'amount', figures.feeFixed),
      field('refunds', 'percent', figures.refunds),
    ],
    end: Math.min(sold.most, Math.ceil(1.25 * Math.max(1, ...limits))),
    billing: {
      label: set.words.toggleLabel,
      monthly: set.words.monthly,
      yearly: set.words.yearly,
    },
    taxNote: prices.taxNote,
  };
}
