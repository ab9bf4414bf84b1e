import { describe, expect, it } from 'vitest';
import { addressLine, cityLine, isOpenOnWeekends } from './office.ts';

describe('postal addresses', () => {
  const place = { street: '1 Sample Street', city: 'Sampleton' };

  it.each([
    ['US', 'CA', '94105', 'Sampleton, CA 94105'],
    ['CA', 'ON', 'M5V 1A1', 'Sampleton ON M5V 1A1'],
    ['GB', undefined, 'ZZ1 1ZZ', 'Sampleton ZZ1 1ZZ'],
    ['DE', undefined, '10115', '10115 Sampleton'],
    ['IT', 'RM', '00144', '00144 Sampleton RM'],
    ['HK', undefined, undefined, 'Sampleton'],
  ])('are formatted as in %s', (country, region, postalCode, expected) => {
    const address = { ...place, country, region, postalCode };
    expect(cityLine(address)).toBe(expected);
    expect(addressLine(address)).toBe(`1 Sample Street, ${expected}`);
  });
});

describe('weekends', () => {
  const sunday = ['Sunday', 'Monday'];
  it.each([
    ['DE', ['Monday', 'Friday'], [], false],
    ['DE', sunday, [], true],
    ['DE', ['Monday'], ['Saturday'], true],
    ['KW', sunday, [], false],
    ['KW', sunday, ['Friday'], true],
  ])('of %s: open on %s and %s returns %s', (country, days, others, expected) => {
    expect(isOpenOnWeekends({ days, also: [{ days: others }] }, country)).toBe(expected);
  });
});
