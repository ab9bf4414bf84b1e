import { asTyped } from './keep-together.ts';

const plain = (text: string) =>
  asTyped(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .replaceAll('–', '-')
    .toLowerCase();

/** Whether a text has every word of the query, in any order, ignoring case and accents. */
export function matchesQuery(text: string, query: string): boolean {
  const whole = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
