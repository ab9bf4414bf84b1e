import { describe, expect, it } from 'vitest';
import { matchesQuery } from './search.ts';
import { keepUnits } from './text.ts';

describe('matchesQuery', () => {
  it.each([
    ['One-time setup: $4,999', '4999'],
    ['One-time setup: $4,999', '$4999'],
    ['Einmalig 4.999 €', '4999'],
    ['Once: 4999', '4,999'],
  ])('ignores thousands separators: %s matches %s', (text, query) => {
    expect(matchesQuery(text, query)).toBe(true);
  });

  const text = 'How does a traveler’s QR code install at the café?';

  it('requires every word, in any case and order', () => {
    expect(matchesQuery(text, 'CODE qr')).toBe(true);
    expect(matchesQuery(text, 'code webhook')).toBe(false);
  });

  it.each([
    [text, 'cafe'],
    [text, "traveler's"],
    [text, 'travelers'],
    ['لكل مزوّد', 'مزود'],
    ['Is Wi-Fi needed?', 'wifi'],
    ['Is WiFi needed?', 'Wi-Fi'],
    ['Is Wi-Fi needed?', 'wi fi'],
    [text, 'QR-code'],
  ])('ignores accents, apostrophes and hyphens: %s matches %s', (text, query) => {
    expect(matchesQuery(text, query)).toBe(true);
  });

  it('finds a number and its unit when the query has an ordinary space', () => {
    expect(matchesQuery(keepUnits('Within 2–4 weeks', 'en'), '2-4 weeks')).toBe(true);
  });
});
