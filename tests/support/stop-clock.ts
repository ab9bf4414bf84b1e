import type { Page } from '@playwright/test';

/**
 * Stops the clock before the page loads, so that time moves only by `page.clock.runFor`. It pauses one
 * minute after its start, because it runs until the pause takes effect.
 */
export async function stopClock(page: Page) {
  await page.clock.install({ time: '2026-11-15T10:00:00Z' });
  await page.clock.pauseAt('2026-11-15T10:01:00Z');
}
