/**
 * How long the visitor has been on this page, in milliseconds. The clock of a page that was prepared
 * ahead starts before anybody sees it.
 */
export function sinceVisit(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart?: number;
  })[];
  return performance.now() - (navigation?.activationStart ?? 0);
}
