import type { Page } from '@playwright/test';

const isOwnFile = (path: string) => /^\/(_astro\/|plates\/|favicon\.svg$)/.test(path);

/** Every request from now on, save for the site's own scripts, fonts, drawings and icon. */
export function watchTraffic(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isPlain = request.method() === 'GET' && search === '';
    if (!isPlain || !isOwnFile(pathname)) seen.push(`${request.method()} ${request.url()}`);
  });
  return seen;
}
