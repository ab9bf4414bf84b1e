import { expect, test, vi } from 'vitest';
import { sinceVisit } from './since-visit.ts';

test.each([
  ['the start of the page', [{ activationStart: 0 }], 9000],
  ['when a prerendered page was shown', [{ activationStart: 6500 }], 2500],
  ['the start where the browser does not say', [], 9000],
])('counts from %s', (_name, entries, expected) => {
  vi.spyOn(performance, 'now').mockReturnValue(9000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    entries as unknown as PerformanceEntry[],
  );
  expect(sinceVisit()).toBe(expected);
});
