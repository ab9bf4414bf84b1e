import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { serveBuild } from '../../server/serve-build.ts';
import { edit, ownedCopy } from './owned-copy.ts';

// The examples of docs/rebrand.md, word for word, against stand-ins for the services: these do with
// what the page gives them what the services’ own scripts do, and the test hears what they send.

type Entry = { service?: string; script?: string; domain?: string };

const documented = [...readFileSync('docs/rebrand.md', 'utf8').matchAll(/^```yaml\n(.*?)^```/gms)]
  .flatMap(([, yaml = '']) => (parse(yaml) as { scripts?: Entry[] }).scripts ?? [])
  .filter(({ service }) => service);
const named = (has: (entry: Entry) => boolean) => {
  const found = documented.find(has);
  if (!found) throw new Error('docs/rebrand.md has no such example');
  return found;
};
const google = named(({ service }) => service === 'google-analytics');
const plausible = named(({ script }) => script !== undefined);
const older = named(({ domain }) => domain !== undefined);

/** As gtag.js: reads the calls in dataLayer, which are no lists, and sends a page view for each config. */
const gtag = `for (const call of dataLayer) {
  if (Array.isArray(call)) throw new Error('no call');
  const [what, id, settings] = call;
  if (what === 'js' && !(id instanceof Date)) throw new Error('no date');
  if (what !== 'config') continue;
  const query = new URLSearchParams({ tid: id, en: 'page_view', dl: location.href });
  navigator.sendBeacon('https://region1.google-analytics.com/g/collect?' + query, JSON.stringify(settings));
}`;

/** As a script of one’s own in Plausible: its options were left by plausible.init, or come later. */
const tracker = `{
  const start = (options) => fetch('https://plausible.io/api/event', {
    method: 'POST', body: JSON.stringify({ n: 'pageview', u: location.href, options }),
  });
  const early = window.plausible;
  window.plausible = Object.assign(() => {}, { init: start });
  if (early?.o) start(early.o);
}`;

const olderTracker = `fetch('https://plausible.io/api/event', {
  method: 'POST', body: JSON.stringify({ n: 'pageview', d: document.currentScript.dataset.domain }),
})`;

const scripts: Record<string, string> = {
  'https://www.googletagmanager.com/gtag/js': gtag,
  'https://plausible.io/js/pa-Xy12AbCd34.js': tracker,
  'https://plausible.io/js/script.js': olderTracker,
};

/** An owner’s site with these scripts, served with its headers, and a visit to it. */
function siteWith(entries: Entry[]) {
  const site = ownedCopy((project) =>
    edit(project, 'brands/brand.yaml', (brand) => {
      brand.scripts = entries;
    }),
  );
  let app: FastifyInstance;
  let origin = '';
  beforeAll(async () => {
    app = fastify();
    await serveBuild(app, site.dist);
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app?.close());
  return async (path: string) => {
    const page = await site.browser().newPage({ reducedMotion: 'reduce' });
    const asked: { address: string; body: string | null }[] = [];
    const faults: string[] = [];
    await page.route(/^https:/, (route) => {
      const request = route.request();
      const { origin: host, pathname } = new URL(request.url());
      asked.push({ address: request.url(), body: request.postData() });
      const headers = { 'access-control-allow-origin': '*' };
      const body = scripts[host + pathname] ?? '';
      return route.fulfill({ contentType: 'text/javascript', headers, body });
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    return { page, asked, faults, origin };
  };
}

const accept = (page: Page) => page.getByRole('button', { name: 'Accept' }).click();

describe('Google Analytics and Plausible', () => {
  const visit = siteWith([google, plausible]);

  it('Google Analytics is asked for nothing before consent, then sends one page view by its id', async () => {
    const { page, asked, faults, origin } = await visit('/about');
    const toGoogle = () => asked.filter(({ address }) => /google/.test(address));
    expect(toGoogle()).toEqual([]);
    // An answer comes after its request has been noted.
    const sent = page.waitForResponse(/g\/collect/);
    await accept(page);
    await sent;
    expect(toGoogle().map(({ address }) => address)).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
      `https://region1.google-analytics.com/g/collect?tid=G-AB12CD34EF&en=page_view&dl=${encodeURIComponent(`${origin}/about`)}`,
    ]);
    expect(JSON.parse(toGoogle()[1]?.body ?? '')).toEqual({
      cookie_expires: 2592000,
      allow_google_signals: false,
    });
    // The next page does not ask again.
    const next = page.waitForRequest(/g\/collect/);
    await page.goto(`${origin}/pricing`);
    expect((await next).url()).toContain('pricing');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('Google Analytics is never asked for anything by those who decline', async () => {
    const { page, asked, origin } = await visit('/about');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.goto(`${origin}/pricing`, { waitUntil: 'networkidle' });
    expect(asked.filter(({ address }) => /google/.test(address))).toEqual([]);
    await page.close();
  });

  it('Plausible sends one page view with its options, whichever script comes first', async () => {
    const { page, asked, faults, origin } = await visit('/about');
    expect(asked.map(({ address }) => address)).toEqual([
      'https://plausible.io/js/pa-Xy12AbCd34.js',
      'https://plausible.io/api/event',
    ]);
    const view = {
      n: 'pageview',
      u: `${origin}/about`,
      options: { outboundLinks: true, customProperties: { site: 'public' } },
    };
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual(view);
    // Now the site’s own script comes last.
    await page.route(/\/_astro\/.*\.js$/, async (route) => {
      await page.waitForFunction(() => 'plausible' in window);
      await route.fallback();
    });
    const again = page.waitForRequest(/api\/event/);
    await page.reload();
    expect((await again).postDataJSON()).toEqual(view);
    expect(faults).toEqual([]);
    await page.close();
  });
});

describe('Plausible by domain', () => {
  const visit = siteWith([older]);

  it('sends one page view for the domain', async () => {
    const { page, asked, faults } = await visit('/about');
    expect(asked.map(({ address }) => address)).toEqual([
      'https://plausible.io/js/script.js',
      'https://plausible.io/api/event',
    ]);
    expect(JSON.parse(asked[1]?.body ?? '')).toEqual({ n: 'pageview', d: 'www.example.com' });
    expect(faults).toEqual([]);
    await page.close();
  });
});
