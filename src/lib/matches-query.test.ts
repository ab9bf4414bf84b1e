import { describe, expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';
import { matchesQuery } from './matches-query.ts';

const text = 'How does a traveler’s QR code install at the café?';

describe('matchesQuery', () => {
  it('asks for every word, in any case and order', () => {
    expect(matchesQuery(text, 'CODE qr')).toBe(true);
    expect(matchesQuery(text, 'code webhook')).toBe(false);
  });

  it('minds neither accents nor the form of an apostrophe', () => {
    expect(matchesQuery(text, 'cafe')).toBe(true);
    expect(matchesQuery(text, "traveler's")).toBe(true);
  });

  it('finds what is kept on one line as people type it', () => {
    const held = keepTogether('Your own SM-DP+ within 2–4 weeks, in the 14-day trial');
    for (const query of ['SM-DP+', '2-4 weeks', '2–4 weeks', '14-day trial']) {
      expect(matchesQuery(held, query), query).toBe(true);
    }
  });

  it('takes signs as they are', () => {
    expect(matchesQuery(text, '.*')).toBe(false);
    expect(matchesQuery(text, '?')).toBe(true);
  });
});
