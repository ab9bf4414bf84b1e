import { decimalsOf } from '../../lib/money.ts';
import type { Issue } from '../faults.ts';
import type { Prices } from '../schema/registers.ts';

const counts = ['no', 'one', 'two', 'three', 'four'];

/** Prices with more digits after the point than the currency has. */
export function priceIssues({ plans, items }: Prices, currency: string): Issue[] {
  const most = decimalsOf(currency);
  const amounts: [Issue['path'], number][] = [
    ...Object.entries(plans).flatMap(([key, { monthly, yearly }]): [Issue['path'], number][] => [
      [['plans', key, 'monthly'], monthly],
      [['plans', key, 'yearly'], yearly],
    ]),
    ...Object.entries(items).map(([key, value]): [Issue['path'], number] => [
      ['items', key],
      value,
    ]),
  ];
  const message =
    most === 0
      ? `must be a whole number: ${currency} has no digits after the point`
      : `must have at most ${counts[most]} digits after the point, as many as ${currency} has`;
  return amounts.flatMap(([path, value]) =>
    Number(value.toFixed(most)) === value ? [] : [{ path, message }],
  );
}
