import type { Page } from '@playwright/test';

const start = new Date('2026-11-15T10:00:00Z');

/** Time stands still from before the page loads, and moves only by `page.clock.runFor`. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start);
}
