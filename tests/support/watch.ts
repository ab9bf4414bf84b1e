import type { Page } from '@playwright/test';

/** What the page logs from now on, as values. */
export function watchConsole(page: Page): unknown[][] {
  const written: unknown[][] = [];
  page.on('console', async (message) => {
    if (message.type() !== 'log') return;
    const values = Promise.all(message.args().map((value) => value.jsonValue()));
    // A page that is left takes its values with it.
    written.push(await values.catch(() => []));
  });
  return written;
}

const isOwnFile = (path: string) =>
  /^\/(_astro\/|plates\/|codes\/|portraits\/|favicon\.svg$)/.test(path);

/** Every request from now on, except for the site's own scripts, fonts, drawings and icon. */
export function watchTraffic(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isPlain = request.method() === 'GET' && search === '';
    if (!isPlain || !isOwnFile(pathname)) seen.push(`${request.method()} ${request.url()}`);
  });
  return seen;
}
