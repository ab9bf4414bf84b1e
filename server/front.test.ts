import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, close, raw, serveBoth, tagOf } from './front-fixture.ts';

const pair = serveBoth();

const paths = [
  '/',
  '/pricing',
  '/pricing?from=mail',
  '/pricing/',
  '/pricing.html?from=mail',
  '/Pricing',
  '/nowhere',
  '/%zz',
  '/..%5csecret.txt',
  '//evil.example/',
  '/share/home%20card.png',
  '/empty.txt',
  '/favicon.svg',
  '/_astro/nav.B4f2.js',
  `/${'a'.repeat(2100)}`,
];
const wishes = [
  '',
  'Accept-Encoding: br, gzip\r\n',
  'accept-encoding: gzip;q=1, br;q=0\r\n',
  'Connection: Keep-Alive\r\n',
  'Range: bytes=2-5\r\n',
  'Range: bytes=-3\r\n',
  'Range: bytes=99999999-\r\n',
  'Range: bytes=0-1,3-4\r\n',
  'If-None-Match: *\r\n',
  'If-None-Match: "other"\r\nAccept-Encoding: br\r\n',
  'If-Match: "other"\r\n',
  'If-Range: "other"\r\nRange: bytes=0-3\r\n',
];

describe('the front answers as node would', () => {
  test.each(paths)('%s, byte for byte, without bothering node', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      for (const wish of wishes) {
        const request = ask(path, wish).replace('GET', method);
        expect(await raw(pair.server, request), request).toBe(await raw(pair.bare, request));
      }
    }
    expect(pair.passed).toBe(0);
  });

  test('what is unchanged, and a range of what is', async () => {
    const tag = tagOf(await raw(pair.bare, ask('/pricing')));
    for (const wish of [
      `If-None-Match: ${tag}\r\n`,
      `If-Match: ${tag}\r\n`,
      `If-Range: ${tag}\r\nRange: bytes=0-3\r\n`,
    ]) {
      const request = ask('/pricing', wish);
      expect(await raw(pair.server, request)).toBe(await raw(pair.bare, request));
    }
    expect(await raw(pair.server, ask('/pricing', `If-None-Match: ${tag}\r\n`))).toMatch(
      /^HTTP\/1\.1 304 /,
    );
    expect(pair.passed).toBe(0);
  });

  const line = fc.constantFrom(
    'Host: a',
    'Host: b',
    'host:a',
    'Accept-Encoding: br',
    'Accept-Encoding:  gzip ',
    'Range: bytes=0-4',
    'If-None-Match: *',
    'If-None-Match:',
    'Connection: close',
    'Connection: keep-alive',
    'Connection: keep-alive, close',
    'Connection: upgrade',
    'Upgrade: websocket',
    'Proxy-Connection: close',
    'Content-Length: 0',
    'Content-Length: 3',
    'Content-Length : 3',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding\t: chunked',
    'Expect: 100-continue',
    'Expect: cake',
    'TE: trailers',
    'Cookie: a="b"; c=d',
    'X: \u00e9\u00ff',
    'X: a\tb',
    'X: a\0b',
    'X: a\rb',
    'X: a\nb',
    ' folded',
    'no colon',
    ': no name',
    'odd(name): a',
  );
  const rarely = <Item>(often: Item, ...seldom: Item[]) =>
    fc.oneof({ weight: 8, arbitrary: fc.constant(often) }, fc.constantFrom(...seldom));
  const oddRequest = fc
    .record({
      before: rarely('', '\r\n', '\n', ' ', '\0'),
      method: rarely('GET', 'HEAD', 'POST', 'OPTIONS', 'get', 'BREW', 'GET '),
      target: fc.oneof(
        fc.constantFrom(...paths, '*', 'http://a/pricing', '/a b', '/\u00e9', '/a#b', '/\\', '?'),
        fc.string({ unit: 'binary-ascii', maxLength: 12 }).map((odd) => `/${odd}`),
      ),
      version: rarely('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'http/1.1', 'HTTP/1.1 ', ''),
      host: rarely('Host: a', 'X: y'),
      lines: fc.array(line, { maxLength: 3 }),
      lineEnd: rarely('\r\n', '\n', '\r'),
      after: rarely('\r\n', '', '\n', '\r', '\r\nabc', '\r\n0\r\n\r\n'),
    })
    .map(({ before, method, target, version, host, lines, lineEnd, after }) => {
      const head = [`${method} ${target} ${version}`, host, ...lines];
      return `${before}${head.map((each) => each + lineEnd).join('')}${after}`;
    });

  test('odd requests of any kind', { timeout: 60_000 }, async () => {
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(oddRequest, async (request) => {
        seen += 1;
        expect(await raw(pair.server, request)).toBe(await raw(pair.bare, request));
      }),
      { seed: 1, numRuns: 1500 },
    );
    expect(pair.passed).toBeGreaterThan(100);
    expect(pair.logged.length - pair.passed).toBeGreaterThan(100);
    expect(seen).toBeGreaterThanOrEqual(1500);
  });

  test('any row of requests on one connection, in turn', { timeout: 60_000 }, async () => {
    const kinds = [
      ask('/'),
      ask('/pricing', 'Accept-Encoding: br\r\n'),
      ask('/nowhere'),
      ask('/robots.txt').replace('GET', 'HEAD'),
      ask('/robots.txt').replace('GET', 'OPTIONS'),
      ask('/robots.txt', 'Content-Length: 3\r\n').concat('abc'),
      ask('/pricing/'),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...kinds), { maxLength: 8 }),
        fc.constantFrom(close, 'nonsense\r\n\r\n'),
        async (row, last) => {
          const bytes = row.join('') + last;
          expect(await raw(pair.server, bytes, { end: false })).toBe(
            await raw(pair.bare, bytes, { end: false }),
          );
        },
      ),
      { seed: 1, numRuns: 200 },
    );
  });
});

test('logs method, path, status, bytes and time, but neither query nor visitor', async () => {
  await raw(pair.server, ask('/robots.txt?mail=a@b.example'));
  expect(pair.logged).toEqual([
    { method: 'GET', path: '/robots.txt', status: 200, bytes: 23, ms: expect.any(Number) },
  ]);
  expect(pair.passed).toBe(0);
});
