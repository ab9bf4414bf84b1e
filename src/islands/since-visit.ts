/**
 * How long the visitor has been on this page, in milliseconds, without the time during which it was
 * only prerendered.
 */
export function sinceVisit(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart?: number;
  })[];
  return performance.now() - (navigation?.activationStart ?? 0);
}
