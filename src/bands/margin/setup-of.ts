import type { Site } from '../../content/schema/site.ts';
import { sampleAmount } from '../../lib/sample-amounts.ts';
import type { WordsOf } from '../define-band.ts';
import type { marginWords } from './margin-words.ts';
import type { MarginSetup } from './setup.ts';

type Words = WordsOf<typeof marginWords>;

const amounts = ['price', 'wholesale', 'feeFixed'] as const;

/** The figures of the fields, at the size that amounts have in the brand's currency. */
function figuresOf({ figures }: Words, currency: string) {
  const sized = (value: number) => (figures.inDollars ? sampleAmount(value, currency) : value);
  const fields = { ...figures };
  for (const name of amounts) {
    const { label, start, most } = figures[name];
    fields[name] = { label, start: sized(start), most: sized(most) };
  }
  const { sold, price, wholesale, feePercent, feeFixed, refunds } = fields;
  const pick = (key: 'start' | 'most') => ({
    sold: Math.round(sold[key]),
    price: price[key],
    wholesale: wholesale[key],
    feePercent: feePercent[key],
    feeFixed: feeFixed[key],
    refunds: refunds[key],
  });
  return { start: pick('start'), most: pick('most') };
}

type Facts = Pick<Site, 'brand' | 'prices' | 'plans' | 'language'>;

/** What the calculator computes with. Undefined if no plan has a price. */
export function setupOf(words: Words, site: Facts): MarginSetup | undefined {
  const { brand, prices, language } = site;
  const set = site.plans[words.plans];
  const plans = (set?.plans ?? []).flatMap(({ name, price, sales }) => {
    const found = price === undefined ? undefined : prices.plans[price];
    return found ? [{ name, ...found, limit: sales }] : [];
  });
  if (!set || plans.length === 0) return undefined;
  const asked = set.plans.find(({ price, customPrice }) => price === undefined && customPrice);
  return {
    format: { locale: brand.locale, currency: brand.currency },
    dir: language.dir,
    plans,
    onRequest: asked && { name: asked.name, price: asked.customPrice ?? '' },
    addOns: (words.addOns?.items ?? []).map(({ name, price, note }) => ({
      id: price,
      name,
      monthly: prices.items[price] ?? 0,
      note,
    })),
    ...figuresOf(words, brand.currency),
    billing: {
      label: set.words.toggleLabel,
      monthly: set.words.monthly,
      yearly: set.words.yearly,
    },
    taxNote: prices.taxNote,
  };
}
