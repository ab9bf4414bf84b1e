import { type APIRequestContext, expect, test } from '@playwright/test';
import { securityHeaders } from '../../headers/header-list.ts';
import { attributes, documentOf, parse } from '../support/built.ts';
import {
  anyPath,
  content,
  everyPath,
  has,
  longPath,
  origin,
  pageAt,
  unknownPath,
} from '../support/pages.ts';

// What the server answers, asked without a browser.
const ask = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });

test('every route answers with 200 and its own page', async ({ request }) => {
  for (const path of content.language.paths) {
    const answer = await ask(request, path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(answer.headers()['content-type'], path).toBe('text/html; charset=utf-8');
    const canonical = parse(await answer.text()).querySelector('link[rel="canonical"]');
    expect.soft(canonical?.getAttribute('href')).toBe(origin + path);
  }
});

test('every other address answers with 404 and the 404 page', async ({ request }) => {
  const beside = [`${longPath}/more`, `${longPath}-more`, longPath.toUpperCase()];
  const moved = content.redirects.map(({ from }) => from);
  const missing = [...content.planned, ...beside].filter(
    (path) => !has(path) && !moved.includes(path),
  );
  const opening = pageAt(unknownPath)?.bands[0];
  const title = opening && 'title' in opening ? opening.title : '';
  expect(title).not.toBe('');
  for (const path of [...missing, '/404', '/404.html', unknownPath]) {
    const answer = await ask(request, path);
    expect.soft(answer.status(), path).toBe(404);
    const heading = parse(await answer.text()).querySelector('h1');
    expect.soft(heading?.textContent, path).toContain(title);
  }
});

test('a trailing slash leads to the one canonical form', async ({ request }) => {
  for (const path of content.language.paths.filter((path) => path !== '/')) {
    const answer = await ask(request, `${path}/`);
    expect.soft(answer.status(), path).toBe(308);
    expect.soft(answer.headers().location, path).toBe(path);
  }
  const { pathname, search } = new URL((await request.get(`${anyPath}/?q=refund`)).url());
  expect(pathname + search).toBe(`${anyPath}?q=refund`);
});

test('an old address leads where the owner says', async ({ request }) => {
  for (const { from, to } of content.redirects) {
    const answer = await ask(request, from);
    expect.soft([answer.status(), answer.headers().location], from).toEqual([308, to]);
  }
});

test('every page is sent compressed, fresh, with every security header and a policy of its own', async ({
  request,
}) => {
  expect(securityHeaders.map(([name]) => name).toSorted()).toEqual([
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ]);
  for (const path of everyPath) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers, path).toMatchObject({
      ...Object.fromEntries(securityHeaders),
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect.soft(headers['x-powered-by'], path).toBeUndefined();
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(policy, path).not.toMatch(/unsafe|\*|https?:/);
    const rules = policy.split('; ');
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect.soft(rules, path).toContain(`${name} 'none'`);
    }
    for (const name of ['form-action', 'connect-src']) {
      expect.soft(rules, path).toContain(`${name} 'self'`);
    }
    // One source is the site itself; each of the others is the hash of a script in the page.
    const inline = [...documentOf(path).querySelectorAll('script:not([src])')].filter(
      (script) => script.getAttribute('type') !== 'application/ld+json',
    );
    const texts = new Set(inline.map(({ textContent }) => textContent));
    const sources = rules
      .find((rule) => rule.startsWith('script-src '))
      ?.split(' ')
      .slice(2);
    expect.soft(sources, path).toHaveLength(texts.size);
  }
});

test('the sheet and the scripts, whose names change with them, are kept for a year', async ({
  request,
}) => {
  const [sheet = ''] = attributes(anyPath, 'link[rel="stylesheet"]', 'href');
  const [script = ''] = attributes(anyPath, 'script[src]', 'src');
  for (const [address, type] of [
    [sheet, 'css'],
    [script, 'javascript'],
  ] as const) {
    expect((await request.get(address)).headers(), address).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining(type),
      'x-content-type-options': 'nosniff',
    });
  }
});

test('files that others read have their types', async ({ request }) => {
  const types = {
    '/sitemap.xml': '/xml',
    '/robots.txt': 'text/plain',
    '/site.webmanifest': 'application/manifest+json',
    '/favicon.svg': 'image/svg+xml',
    '/apple-touch-icon.png': 'image/png',
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(answer.headers()['content-type'], path).toContain(type);
  }
});
