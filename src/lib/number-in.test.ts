import { expect, it } from 'vitest';
import { numberIn } from './number-in.ts';

it.each(['en-US', 'de', 'ar-EG', 'fa', 'hi'])('reads what %s writes', (locale) => {
  const written = new Intl.NumberFormat(locale, { useGrouping: false }).format(2048);
  expect(numberIn(written, locale)).toBe(2048);
});

it('says when there is none', () => {
  expect(numberIn('zero', 'en-US')).toBeNaN();
});
