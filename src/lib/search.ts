import { asTyped } from './text.ts';

/** Thousands separators, which a search ignores: `4999` finds 4,999. */
const groupSigns = /(?<=\d)[,.\s](?=\d{3}(?!\d))/g;

const plain = (text: string, hyphen = '') =>
  asTyped(text)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(groupSigns, '')
    .replace(/\p{Pd}/gu, hyphen)
    .toLowerCase();

/** Whether a text contains every word of the query, ignoring order, case, accents and hyphens. */
export function matchesQuery(text: string, query: string): boolean {
  const whole = plain(text);
  // People write Wi-Fi or WiFi, QR-code or QR code.
  return query
    .split(/\s+/)
    .every((word) => ['', ' '].some((hyphen) => whole.includes(plain(word, hyphen))));
}
