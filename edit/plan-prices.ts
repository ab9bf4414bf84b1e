import { sharedFiles } from '../src/content/file-kinds.ts';
import type { Files } from '../src/content/files.ts';
import { readSource } from '../src/content/source-file.ts';
import { valueAt } from '../src/lib/data.ts';
import { fieldOf, stepsTo } from '../src/schema/walk.ts';
import { changeText } from '../src/writer/change-text.ts';
import { freeKey, newKey } from '../src/writer/new-entry.ts';
import type { FieldChange } from './api.ts';
import type { Snapshot } from './snapshot.ts';

type Plan = { id?: string; price?: string };
type Price = { monthly: number; yearly: number };

const { file: pricesFile } = sharedFiles.prices;

/** The price of a new plan, where no other plan has one. */
const firstPrice: Price = { monthly: 100, yearly: 80 };

/** The list of plans, if a change is about one. */
function plansIn(snapshot: Snapshot, files: Files, { file, path }: FieldChange['at']) {
  const { data } = readSource(file, files[file] ?? '');
  const entry = stepsTo(snapshot.schema(file), data, path)?.at(-1)?.field.entry;
  const { price } = (entry && fieldOf(entry).fields) ?? {};
  return price && fieldOf(price).register === 'prices'
    ? (valueAt(data, path) as Plan[])
    : undefined;
}

const isNamed = (files: Files, key: string) =>
  Object.entries(files).some(
    ([file, text]) => file !== pricesFile && text.split(/[^\w-]+/).includes(key),
  );

/**
 * Every plan has its own price in prices.yaml. A plan that is added gets a copy of a price, and the price
 * of one that is removed goes with it, unless something else names it.
 */
export function withPrices(snapshot: Snapshot, before: Files, after: Files, change: FieldChange) {
  const plans = plansIn(snapshot, after, change.at);
  if (!plans || change.do === 'set' || change.do === 'move') return after;
  const { file, path } = change.at;
  const prices = after[pricesFile] ?? '';
  if (change.do === 'remove') {
    const { price } = plansIn(snapshot, before, change.at)?.[change.index] ?? {};
    if (!price || isNamed(after, price)) return after;
    const at = ['plans', price];
    return {
      ...after,
      [pricesFile]: changeText(pricesFile, prices, at, { do: 'set', value: undefined }),
    };
  }
  const index = change.do === 'add' ? change.index : change.index + 1;
  const { id = newKey, price } = plans[index] ?? {};
  // A copy of a plan whose price is in words has none, either.
  if (change.do === 'duplicate' && !price) return after;
  const known = readSource(pricesFile, prices).data as { plans: Record<string, Price> };
  const like = price ?? plans.find((plan) => plan.price)?.price ?? '';
  const key = freeKey(`${path[0]}-${id}`, Object.keys(known.plans));
  const value = known.plans[like] ?? firstPrice;
  const set = (text: string, name: string, next: unknown) =>
    changeText(file, text, [...path, index, name], { do: 'set', value: next });
  return {
    ...after,
    [pricesFile]: changeText(pricesFile, prices, ['plans', key], { do: 'set', value }),
    [file]: set(set(after[file] ?? '', 'price', key), 'customPrice', undefined),
  };
}
