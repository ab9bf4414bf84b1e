import { expect, it } from 'vitest';
import { headerWidth } from './header-width.ts';

it('asks for more room the longer the name is', () => {
  const short = headerWidth({ name: 'Seven77', type: 'engraver' });
  expect(short).toBe(74);
  expect(headerWidth({ name: 'Fourteen 14 14', type: 'engraver' })).toBeGreaterThan(short);
});

it('goes by the short name where there is one', () => {
  const named = { name: 'A name that goes on', shortName: 'Short', type: 'almanac' } as const;
  expect(headerWidth(named)).toBe(headerWidth({ name: 'Short', type: 'almanac' }));
});
