import { asTyped } from './text.ts';

/** The characters between the thousands of a number: 4,999 is found as 4999. */
const groupSigns = /(?<=\d)[,.\s](?=\d{3}(?!\d))/g;

const plain = (text: string, hyphen = '') =>
  asTyped(text)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(groupSigns, '')
    .replace(/\p{Pd}/gu, hyphen)
    .toLowerCase();

/** Whether a text has every word of the query, in any order, whatever its case, accents and hyphens. */
export function matchesQuery(text: string, query: string): boolean {
  const whole = plain(text);
  // Where one has a hyphen, another has nothing (Wi-Fi) or a space (QR-code).
  return query
    .split(/\s+/)
    .every((word) => ['', ' '].some((hyphen) => whole.includes(plain(word, hyphen))));
}
