import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeDrainable } from './drain.ts';
import { fixtureFiles, makeFixtureBuild } from './fixture-build.ts';
import { type Front, putInFront } from './front.ts';
import { createSiteServer } from './listen.ts';
import type { LogEntry } from './request-log.ts';
import { loadSite, type Site } from './site.ts';

const largeSize = 32 * 2 ** 20;

let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
let site: Site;
let bare: Server;
let server: Server;
let front: Front;
let logged: LogEntry[] = [];
/** How many requests got past the front. */
let passed = 0;
const sockets = new Set<Socket>();

const portOf = (of: Server) => (of.address() as AddressInfo).port;

beforeAll(async () => {
  build = await makeFixtureBuild({ ...fixtureFiles, 'large.png': 'x'.repeat(largeSize) });
  site = await loadSite(build.dir);
  bare = createSiteServer(site).listen(0, '127.0.0.1');
  const log = { add: (entry: LogEntry) => void logged.push(entry), flush() {} };
  server = createSiteServer(site, log);
  front = putInFront(server, site, log);
  server.on('request', () => {
    passed += 1;
  });
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await Promise.all([once(bare, 'listening'), once(server, 'listening')]);
});
beforeEach(() => {
  logged = [];
  passed = 0;
});
afterAll(async () => {
  bare.closeAllConnections();
  bare.close();
  for (const socket of sockets) socket.destroy();
  server.close();
  await build.remove();
});

/** Sends bytes and reads what comes until the end; all dates are made the same. */
async function raw(to: Server, bytes: string, { end = true } = {}): Promise<string> {
  const socket = connect(portOf(to), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  if (end) socket.end();
  const answer = (await socket.setEncoding('latin1').toArray()).join('');
  return answer.replace(/^Date: [\w:, ]{25} GMT\r$/gm, 'Date: now\r');
}

/** A connection to the front, with the server's end of it. */
async function open() {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect(portOf(server), '127.0.0.1');
  client.on('error', () => {});
  const [inside] = await accepted;
  return { client, inside };
}

const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const close = ask('/robots.txt', 'Connection: close\r\n');
const tagOf = (answer: string) => /^etag: (.*)\r$/m.exec(answer)?.[1] ?? '';

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
        expect(await raw(server, request), request).toBe(await raw(bare, request));
      }
    }
    expect(passed).toBe(0);
  });

  test('what is unchanged, and a range of what is', async () => {
    const tag = tagOf(await raw(bare, ask('/pricing')));
    for (const wish of [
      `If-None-Match: ${tag}\r\n`,
      `If-Match: ${tag}\r\n`,
      `If-Range: ${tag}\r\nRange: bytes=0-3\r\n`,
    ]) {
      const request = ask('/pricing', wish);
      expect(await raw(server, request)).toBe(await raw(bare, request));
    }
    expect(await raw(server, ask('/pricing', `If-None-Match: ${tag}\r\n`))).toMatch(
      /^HTTP\/1\.1 304 /,
    );
    expect(passed).toBe(0);
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
        expect(await raw(server, request)).toBe(await raw(bare, request));
      }),
      { seed: 1, numRuns: 1500 },
    );
    expect(passed).toBeGreaterThan(100);
    expect(logged.length - passed).toBeGreaterThan(100);
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
          expect(await raw(server, bytes, { end: false })).toBe(
            await raw(bare, bytes, { end: false }),
          );
        },
      ),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe('what comes in pieces', () => {
  const request = ask('/pricing', 'Accept-Encoding: br\r\n');

  test.each([1, 3, 12, 24, request.length - 3, request.length - 1])(
    'cut after %i bytes, is answered by node, and so is what follows',
    async (at) => {
      const { client, inside } = await open();
      client.write(request.slice(0, at));
      await expect.poll(() => front.stateOf(inside)).toBeUndefined();
      client.write(request.slice(at) + ask('/nowhere') + close);
      const answer = (await client.setEncoding('latin1').toArray()).join('');
      expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
        '200',
        '404',
        '200',
      ]);
      expect(passed).toBe(3);
    },
  );

  test('a request behind one that was answered', async () => {
    const { client, inside } = await open();
    client.write(request + request.slice(0, 5));
    await once(client, 'data');
    expect(front.stateOf(inside)).toBeUndefined();
    client.write(`${request.slice(5)}${close}`);
    await once(client, 'close');
    expect(passed).toBe(2);
    expect(logged.map(({ path }) => path)).toEqual(['/pricing', '/pricing', '/robots.txt']);
  });
});

describe('a reader who does not read', () => {
  test('gets one answer, is not listened to meanwhile, and then gets the rest', async () => {
    const { client, inside } = await open();
    client.pause();
    client.write(ask('/large.png').repeat(3) + ask('/nowhere'));
    await expect.poll(() => front.stateOf(inside)).toBe('sending');
    expect(inside.isPaused()).toBe(true);
    expect(inside.writableLength).toBeLessThanOrEqual(largeSize + 4096);
    expect(inside.timeout).toBe(120_000);
    expect(logged).toEqual([]);
    let read = 0;
    let end = '';
    client.on('data', (part) => {
      read += part.length;
      end = part.toString('latin1').slice(-20);
    });
    client.resume();
    await expect.poll(() => logged.length, { timeout: 10_000 }).toBe(4);
    await expect.poll(() => end).toMatch(/<\/html>$/);
    expect(read).toBeGreaterThan(3 * largeSize);
    expect(logged.map(({ status, bytes }) => [status, bytes]).slice(0, 3)).toEqual(
      Array(3).fill([200, largeSize]),
    );
    expect(front.stateOf(inside)).toBe('idle');
    expect(inside.timeout).toBe(66_000);
    expect(passed).toBe(0);
    client.destroy();
  });

  test('can be handed over with what has piled up meanwhile, in order', async () => {
    const { client, inside } = await open();
    client.pause();
    client.write(ask('/large.png') + ask('/robots.txt').replace('GET', 'OPTIONS'));
    await expect.poll(() => front.stateOf(inside)).toBe('sending');
    client.write(ask('/nowhere') + close);
    await expect.poll(() => inside.readableLength).toBeGreaterThan(0);
    const answer = (await client.setEncoding('latin1').toArray()).join('');
    expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      '200',
      '204',
      '404',
      '200',
    ]);
    expect(passed).toBe(3);
  });

  test('may leave', async () => {
    const { client, inside } = await open();
    client.pause();
    client.write(ask('/large.png').repeat(2));
    await expect.poll(() => front.stateOf(inside)).toBe('sending');
    const closed = new Promise((resolve) => inside.once('close', resolve));
    client.resetAndDestroy();
    await closed;
    expect(front.stateOf(inside)).toBeUndefined();
    await expect.poll(() => logged.length).toBe(1);
  });
});

describe('time', () => {
  test('a connection that says nothing is refused after ten seconds', async () => {
    const { client, inside } = await open();
    expect(inside.timeout).toBe(10_000);
    inside.emit('timeout');
    const answer = await text(client);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nstrict-transport-security: /);
    expect(logged.map(({ status }) => status)).toEqual([408]);
  });

  test('one that has been answered may be idle for longer, then is closed', async () => {
    const { client, inside } = await open();
    client.write(ask('/robots.txt'));
    await once(client, 'data');
    expect(inside.timeout).toBe(66_000);
    inside.emit('timeout');
    expect(await text(client)).toBe('');
    expect(front.stateOf(inside)).toBeUndefined();
  });

  test("one that is node's has node's limits", async () => {
    const { client, inside } = await open();
    client.write('GET / HT');
    await expect.poll(() => front.stateOf(inside)).toBeUndefined();
    expect(inside.timeout).toBe(server.timeout);
    expect(inside.listenerCount('timeout')).toBe(1);
    client.end();
    expect(await text(client)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('logs method, path, status, bytes and time, but neither query nor visitor', async () => {
  await raw(server, ask('/robots.txt?mail=a@b.example'));
  expect(logged).toEqual([
    { method: 'GET', path: '/robots.txt', status: 200, bytes: 23, ms: expect.any(Number) },
  ]);
  expect(passed).toBe(0);
});

test('ends a connection that its client has ended', async () => {
  const { client, inside } = await open();
  client.end();
  expect(await text(client)).toBe('');
  await expect.poll(() => inside.destroyed).toBe(true);
});

test('once retired, leaves everything to node', async () => {
  const other = createSiteServer(site);
  const retiring = putInFront(other, site);
  let count = 0;
  other.on('request', () => {
    count += 1;
  });
  await once(other.listen(0, '127.0.0.1'), 'listening');
  await raw(other, ask('/'));
  expect(count).toBe(0);
  retiring.retire();
  await raw(other, ask('/'));
  expect(count).toBe(1);
  other.close();
});

test('at the end, a request that had arrived is answered, and told that it is the last', async () => {
  const ending = createSiteServer(site);
  const drain = makeDrainable(ending, putInFront(ending, site));
  await once(ending.listen(0, '127.0.0.1'), 'listening');
  const client = connect(portOf(ending), '127.0.0.1');
  const idle = connect(portOf(ending), '127.0.0.1');
  idle.write(ask('/robots.txt'));
  client.write(ask('/robots.txt'));
  await Promise.all([once(client, 'data'), once(idle, 'data')]);
  // Both in one turn of the event loop: the bytes are under way, and the server cannot know it.
  client.write(ask('/robots.txt'));
  const drained = drain(10_000);
  const answer = await text(client);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer).toMatch(/^connection: close/im);
  expect(await text(idle)).toBe('');
  await drained;
});
