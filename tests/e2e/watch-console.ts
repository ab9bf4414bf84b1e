import type { Page } from '@playwright/test';

/** What the page logs from now on, as values. */
export function watchConsole(page: Page): unknown[][] {
  const written: unknown[][] = [];
  page.on('console', async (message) => {
    if (message.type() !== 'log') return;
    written.push(await Promise.all(message.args().map((value) => value.jsonValue())));
  });
  return written;
}
