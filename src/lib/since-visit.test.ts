import { expect, test, vi } from 'vitest';
import { sinceVisit } from './since-visit.ts';

const navigation = (entries: object[]) => {
  vi.spyOn(performance, 'now').mockReturnValue(9000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntry[]);
};

test('counts from the start of the page', () => {
  navigation([{ activationStart: 0 }]);
  expect(sinceVisit()).toBe(9000);
});

test('counts from when a page prepared ahead was shown', () => {
  navigation([{ activationStart: 6500 }]);
  expect(sinceVisit()).toBe(2500);
});

test('counts from the start where the browser does not say', () => {
  navigation([]);
  expect(sinceVisit()).toBe(9000);
});
