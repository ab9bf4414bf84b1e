import type { Site } from '../../content/schema/site.ts';
import { decimalsOf, type MoneyFormat } from '../../lib/money.ts';
import { sampleAmount } from '../../lib/sample-amounts.ts';
import type { WordsOf } from '../define-band.ts';
import type { Billing, FieldName, Figures, Plan } from './arithmetic.ts';
import { scaled } from './decimals.ts';
import type { marginWords } from './margin-words.ts';

/** Everything that the calculator computes with: its offer and figures, in whole numbers. */
export type MarginSetup = {
  format: MoneyFormat;
  /** How many digits the currency has after the point. */
  places: number;
  dir: 'ltr' | 'rtl';
  plans: Plan[];
  /** The plan for those who need more: it has words in place of a price. */
  onRequest?: { name: string; price: string } | undefined;
  addOns: { id: string; name: string; monthly: number; note?: string | undefined }[];
  start: Figures;
  most: Record<FieldName, number>;
  billing: { label: string } & Record<Billing, string>;
  taxNote?: string | undefined;
};

type Words = WordsOf<typeof marginWords>;
type Facts = Pick<Site, 'brand' | 'prices' | 'plans' | 'language'>;

/** Undefined if no plan has a price. */
export function setupOf(words: Words, site: Facts): MarginSetup | undefined {
  const { brand, prices, language } = site;
  const { locale, currency } = brand;
  const places = decimalsOf(currency);
  const coins = (amount: number) => scaled(amount, places);
  const set = site.plans[words.plans];
  const plans = (set?.plans ?? []).flatMap(({ name, price, sales }) => {
    const found = price === undefined ? undefined : prices.plans[price];
    if (!found) return [];
    return [{ name, monthly: coins(found.monthly), yearly: coins(found.yearly), limit: sales }];
  });
  if (!set || plans.length === 0) return undefined;
  const asked = set.plans.find(({ price, customPrice }) => price === undefined && customPrice);
  const { figures } = words;
  const pick = (key: 'start' | 'most') => {
    const sized = (amount: number) =>
      coins(figures.inDollars ? sampleAmount(amount, currency) : amount);
    return {
      sold: Math.round(figures.sold[key]),
      price: sized(figures.price[key]),
      wholesale: sized(figures.wholesale[key]),
      feePercent: scaled(figures.feePercent[key], 2),
      feeFixed: sized(figures.feeFixed[key]),
      refunds: scaled(figures.refunds[key], 2),
    };
  };
  return {
    format: { locale, currency },
    places,
    dir: language.dir,
    plans,
    onRequest: asked && { name: asked.name, price: asked.customPrice ?? '' },
    addOns: (words.addOns?.items ?? []).map(({ name, price, note }) => ({
      id: price,
      name,
      monthly: coins(prices.items[price] ?? 0),
      note,
    })),
    start: { ...pick('start'), billing: 'monthly', addOns: [] },
    most: pick('most'),
    billing: {
      label: set.words.toggleLabel,
      monthly: set.words.monthly,
      yearly: set.words.yearly,
    },
    taxNote: prices.taxNote,
  };
}
