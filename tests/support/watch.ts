import type { Page } from '@playwright/test';
import { content } from './pages.ts';

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

/**
 * Everything a page says, asks for or refuses that it should not, from now on. What the forms log is
 * no fault: the specification has them do it.
 */
export async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  // The owner's outside scripts and form service stay outside of the tests, too.
  const { scripts, forms } = content.brand;
  const outside = scripts.map(({ src }) => src);
  for (const src of outside) {
    await page.route(src, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  }
  if (forms.startsWith('https:')) {
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(forms, (route) => route.fulfill({ json: { ok: true }, headers }));
    outside.push(forms);
  }
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOurs = protocol === 'data:' || hostname === 'localhost';
    if (!isOurs && !outside.includes(request.url())) faults.push(`asked ${request.url()}`);
  });
  page.on('response', (answer) => {
    const isThePage = answer.request().isNavigationRequest();
    if (answer.status() >= 400 && !isThePage) faults.push(`${answer.status()}: ${answer.url()}`);
  });
  await page.exposeFunction('report', (fault: string) => faults.push(fault));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { report } = window as unknown as { report(fault: string): void };
      report(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return faults;
}
