import type { Page } from '@playwright/test';

/**
 * Time stands still from before the page loads, and moves only by `page.clock.runFor`. The clock is
 * stopped a little after its start, because it runs until the stop arrives.
 */
export async function stopClock(page: Page) {
  await page.clock.install({ time: '2026-11-15T10:00:00Z' });
  await page.clock.pauseAt('2026-11-15T10:01:00Z');
}
