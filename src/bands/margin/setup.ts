import { decimalsOf } from '../../lib/money.ts';
import { scaled } from '../../lib/numbers.ts';
import { figuresOf } from '../../lib/sale.ts';
import { sampleAmount } from '../../lib/sample-amounts.ts';
import { fill } from '../../lib/text.ts';
import type { Site } from '../../schema/site.ts';
import type { WordsOf } from '../define-band.ts';
import type { Figures } from './arithmetic.ts';
import { printDecimal, typedDecimal } from './decimals.ts';
import type { marginWords } from './margin-words.ts';

type FieldName = Exclude<keyof Figures, 'billing' | 'addOns'>;

type Words = WordsOf<typeof marginWords>;
type Facts = Pick<Site, 'brand' | 'prices' | 'plans' | 'language'>;

/**
 * Everything that the calculator computes with: its offer and its fields, in whole numbers. Undefined if
 * no plan has a price.
 */
export function setupOf(words: Words, site: Facts) {
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
  // Shares are in hundredths of a percent. Zeros at the end are written up to the fewest places.
  const kinds = {
    count: { unit: '', places: 0, fewestPlaces: 0 },
    amount: { unit: currency, places: coins, fewestPlaces: coins },
    percent: { unit: '%', places: 2, fewestPlaces: 0 },
  };
  const { figures, messages } = words;
  const starts = { ...figuresOf(prices.sale, currency), sold: figures.sold.start };
  /** In the form and in an address it has one name. */
  const field = (name: FieldName, kind: keyof typeof kinds, figure: typeof figures.price) => {
    const { places } = kinds[kind];
    const isSized = kind === 'amount' && prices.sale.inDollars;
    const start = starts[name];
    const most = scaled(isSized ? sampleAmount(figure.most, currency) : figure.most, places);
    const message = fill(messages[kind], {
      example: typedDecimal(start, kinds[kind], locale),
      most: printDecimal(most, places, locale),
    });
    return { name, kind, label: figure.label, ...kinds[kind], start, most, message };
  };
  const { toggleLabel: label, monthly, yearly } = set.words;
  const sold = field('sold', 'count', figures.sold);
  const limits = plans.map(({ limit = sold.most }) => limit);
  return {
    locale,
    currency,
    /** How many digits the currency has after the point. */
    places: coins,
    dir: language.dir,
    plans,
    /** The plan for those who need more: it has words in place of a price. */
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
    /** The volume at which the chart ends: a little after the last plan, if all have a limit. */
    end: Math.min(sold.most, Math.ceil(1.25 * Math.max(1, ...limits))),
    billing: { label, monthly, yearly },
    taxNote: prices.taxNote,
  };
}

export type MarginSetup = NonNullable<ReturnType<typeof setupOf>>;
