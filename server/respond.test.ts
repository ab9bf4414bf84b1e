import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fixtureFiles } from './fixture-build.ts';
import { loadFixtureSite } from './fixture-site.ts';
import { securityHeaders } from './headers.ts';
import { respond } from './respond.ts';

const site = await loadFixtureSite();

function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = respond(site, { method, url, headers });
  const named: Record<string, string> = {};
  for (let index = 0; index < answer.headers.length; index += 2) {
    named[answer.headers[index] ?? ''] = answer.headers[index + 1] ?? '';
  }
  return { ...answer, headers: named, text: answer.body?.toString() };
}

const pricing = fixtureFiles['pricing.html'] ?? '';

describe('pages and files', () => {
  test('a page comes whole, typed, and to be asked for again', () => {
    const { status, headers, text } = ask('/pricing');
    expect({ status, text }).toEqual({ status: 200, text: pricing });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(pricing.length),
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
    });
  });

  test('hashed files are kept for good and need no policy of a page', () => {
    const { headers } = ask('/_astro/nav.B4f2.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).not.toMatch(/sha256/);
  });

  test('a drawing has the policy its own styles need', () => {
    const { headers } = ask('/favicon.svg');
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
  });

  test('a binary file has one form only, so its answer does not vary', () => {
    const { headers } = ask('/_astro/text.Qx81.woff2', { 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('vary');
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('compressed forms are chosen by the request and have tags of their own', () => {
    const br = ask('/pricing', { 'accept-encoding': 'gzip, br' });
    const gzip = ask('/pricing', { 'accept-encoding': 'gzip;q=1, br;q=0.1' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.body ?? '').toString()).toBe(pricing);
    expect(gunzipSync(gzip.body ?? '').toString()).toBe(pricing);
    expect(br.headers['content-length']).toBe(String(br.body?.length));
    expect(br.headers.etag).not.toBe(gzip.headers.etag);
  });

  test('HEAD says what GET would, without the body', () => {
    const head = ask('/pricing', {}, 'HEAD');
    expect(head.body).toBeUndefined();
    expect(head.headers).toEqual(ask('/pricing').headers);
  });
});

describe('what there is not', () => {
  test.each(['/nowhere', '/404', '/404.html', '//evil.example/', '/.git/config'])(
    '%s is answered with the page for it',
    (url) => {
      const { status, text, headers } = ask(url);
      expect(status).toBe(404);
      expect(text).toContain('Page Not Found');
      expect(headers).not.toHaveProperty('location');
    },
  );

  test('conditions and ranges do not change that', () => {
    expect(ask('/nowhere', { 'if-none-match': '*' }).status).toBe(404);
    expect(ask('/nowhere', { range: 'bytes=0-1' }).status).toBe(404);
    expect(ask('/nowhere', { 'accept-encoding': 'br' }).headers['content-encoding']).toBe('br');
  });

  test('hostile and over-long addresses are refused', () => {
    expect(ask('/%00').status).toBe(400);
    expect(ask(`/${'a'.repeat(3000)}`).status).toBe(414);
  });

  test('other methods are refused with what is allowed', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
      const { status, headers } = ask('/pricing', {}, method);
      expect({ status, allow: headers.allow }).toEqual({
        status: 405,
        allow: 'GET, HEAD, OPTIONS',
      });
    }
  });

  test('OPTIONS names the methods', () => {
    const { status, headers, body } = ask('*', {}, 'OPTIONS');
    expect({ status, body }).toEqual({ status: 204, body: undefined });
    expect(headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(headers).not.toHaveProperty('content-length');
  });

  test('a redirect stays on this host and keeps the query', () => {
    const { status, headers } = ask('/pricing/?plan=basic');
    expect({ status, location: headers.location }).toEqual({
      status: 308,
      location: '/pricing?plan=basic',
    });
  });
});

describe('conditions', () => {
  test.each([
    ['as sent', (tag: string) => tag],
    ['weak', (tag: string) => `W/${tag}`],
    ['in a list', (tag: string) => `"other", ${tag}`],
    ['any', () => '*'],
  ])('a known page is not sent again: %s', (_name, form) => {
    const { etag = '' } = ask('/pricing').headers;
    const { status, headers, body } = ask('/pricing', { 'if-none-match': form(etag) });
    expect({ status, body }).toEqual({ status: 304, body: undefined });
    expect(headers).toMatchObject({ etag, vary: 'accept-encoding' });
    expect(headers).toHaveProperty('cache-control');
    expect(headers).not.toHaveProperty('content-length');
  });

  test('a tag of another form or version does not match', () => {
    const { etag = '' } = ask('/pricing').headers;
    const asked = { 'if-none-match': etag, 'accept-encoding': 'br' };
    expect(ask('/pricing', asked).status).toBe(200);
    expect(ask('/pricing', { 'if-none-match': '"other"' }).status).toBe(200);
  });

  test('If-Match asks for one version or none', () => {
    const { etag = '' } = ask('/pricing').headers;
    expect(ask('/pricing', { 'if-match': etag }).status).toBe(200);
    expect(ask('/pricing', { 'if-match': '"other"' }).status).toBe(412);
  });
});

describe('ranges', () => {
  test('are cut from the plain form, whatever encodings are accepted', () => {
    const { status, headers, text } = ask('/pricing', {
      range: 'bytes=2-9',
      'accept-encoding': 'br',
    });
    expect({ status, text }).toEqual({ status: 206, text: pricing.slice(2, 10) });
    expect(headers).toMatchObject({
      'content-range': `bytes 2-9/${pricing.length}`,
      'content-length': '8',
      etag: ask('/pricing').headers.etag,
    });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('beyond the end cannot be satisfied', () => {
    const { status, headers } = ask('/pricing', { range: 'bytes=999999-' });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${pricing.length}`);
  });

  test('If-Range holds only for the same version', () => {
    const { etag = '' } = ask('/pricing').headers;
    const range = 'bytes=0-3';
    expect(ask('/pricing', { range, 'if-range': etag }).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Sun, 15 Nov 2026 00:00:00 GMT']) {
      expect(ask('/pricing', { range, 'if-range': other }).status).toBe(200);
    }
  });

  test('what is no single byte range is ignored, and so is any on HEAD', () => {
    expect(ask('/pricing', { range: 'bytes=0-1,4-5' }).status).toBe(200);
    expect(ask('/pricing', { range: 'bytes=x' }).status).toBe(200);
    expect(ask('/pricing', { range: 'bytes=0-1' }, 'HEAD').status).toBe(200);
  });

  test('a known version needs no part of it again', () => {
    const { etag = '' } = ask('/pricing').headers;
    expect(ask('/pricing', { range: 'bytes=0-1', 'if-none-match': etag }).status).toBe(304);
  });
});

test('every answer carries the security headers', () => {
  const etag = ask('/').headers.etag ?? '';
  const answers = [
    ask('/'),
    ask('/robots.txt'),
    ask('/', { 'if-none-match': etag }),
    ask('/', { range: 'bytes=0-1' }),
    ask('/', { range: 'bytes=999999-' }),
    ask('/', { 'if-match': '"other"' }),
    ask('/nowhere'),
    ask('/pricing/'),
    ask('/%00'),
    ask(`/${'a'.repeat(3000)}`),
    ask('/', {}, 'POST'),
    ask('/', {}, 'OPTIONS'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 304, 206, 416, 412, 404, 308, 400, 414, 405, 204,
  ]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject(Object.fromEntries(securityHeaders));
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  }
});
