import { once } from 'node:events';
import { request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeFixtureBuild } from './fixture-build.ts';
import { securityHeaders } from './headers.ts';
import { createSiteServer } from './listen.ts';
import type { LogEntry } from './request-log.ts';
import { loadSite } from './site.ts';

let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
let server: Server;
let port: number;
let logged: LogEntry[] = [];
beforeAll(async () => {
  build = await makeFixtureBuild();
  const log = { add: (entry: LogEntry) => void logged.push(entry), flush() {} };
  server = createSiteServer(await loadSite(build.dir), log).listen(0);
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  logged = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await build.remove();
});

/** Sends bytes as they are and reads until the server closes. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  return text(socket);
}

const get = (target: string) =>
  raw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

test('serves pages, by name and by address', async () => {
  const page = await fetch(`http://localhost:${port}/pricing`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(page.status).toBe(200);
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(await page.text()).toContain('<h1>Pricing</h1>');
  expect(statusOf(await get('/pricing'))).toBe(200);
});

test.each([
  ['/../secret.txt', 404],
  ['/..%2f..%2fsecret.txt', 404],
  ['/%2e%2e%2fsecret.txt', 404],
  ['/%252e%252e%252fsecret.txt', 404],
  ['/..%5csecret.txt', 400],
  ['/..\\secret.txt', 400],
  ['/_astro/../../secret.txt', 404],
  ['/pricing%00.html', 400],
  ['/%zz', 400],
  ['/.stamp', 404],
  ['/.git/config', 404],
  ['//evil.example/', 404],
  ['//evil.example/%2e%2e', 404],
  ['/\u00ff\u00fe', 400],
])('%s gets no file and no other host', async (target, status) => {
  const answer = await get(target);
  expect(statusOf(answer)).toBe(status);
  expect(answer).not.toContain('outside the build');
  expect(answer).not.toMatch(/^location:/im);
});

test('an over-long address is refused', async () => {
  expect(statusOf(await get(`/${'a'.repeat(3000)}`))).toBe(414);
});

test.each([
  ['what is no HTTP', 'nonsense\r\n\r\n', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  [
    'a header that is too large',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  [
    'two lengths',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  ['a NUL in the address', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
])('refuses %s, plainly and with the security headers', async (_name, bytes, status) => {
  const answer = await raw(bytes);
  expect(statusOf(answer)).toBe(status);
  for (const [name, value] of securityHeaders) expect(answer).toContain(`${name}: ${value}`);
  expect(logged.map((entry) => entry.status)).toEqual([status]);
});

test('does not invite the body of a request it refuses', async () => {
  const sent = request({ port, method: 'POST', headers: { expect: '100-continue' } });
  let invited = false;
  sent.on('continue', () => {
    invited = true;
  });
  sent.flushHeaders();
  const [answer] = await once(sent, 'response');
  sent.destroy();
  expect(answer.statusCode).toBe(405);
  expect(invited).toBe(false);
});

test('answers whoever expects something unheard of as anyone else', async () => {
  const answer = await raw(
    'GET /robots.txt HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close\r\n\r\n',
  );
  expect(statusOf(answer)).toBe(200);
});

test('an old client needs no host', async () => {
  expect(statusOf(await raw('GET /robots.txt HTTP/1.0\r\n\r\n'))).toBe(200);
});

test('looks every second whether a request takes too long', () => {
  const { headersTimeout } = server;
  expect(headersTimeout).toBe(10_000);
  expect(Reflect.get(server, 'connectionsCheckingInterval')).toBe(1000);
});

test('answers HEAD with the length and nothing after the headers', async () => {
  const answer = await raw('HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/content-length: [1-9]/);
  expect(answer.endsWith('\r\n\r\n')).toBe(true);
});

test('answers several requests on one connection in turn', async () => {
  const answer = await raw(
    'GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n' +
      'GET /nowhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  );
  expect([...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status)).toEqual([
    '200',
    '404',
  ]);
});

test('answers all requests before a broken one, and in their order', async () => {
  const answer = await raw(
    'GET /pricing HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3) +
      'GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n' +
      'nonsense\r\n\r\n',
  );
  expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '200',
    '200',
    '404',
    '400',
  ]);
});

test('logs method, path, status, bytes and time, but neither query nor visitor', async () => {
  const answer = await fetch(`http://localhost:${port}/robots.txt?mail=a@b.example`);
  await answer.text();
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged[0]).toEqual({
    method: 'GET',
    path: '/robots.txt',
    status: 200,
    bytes: 23,
    ms: expect.any(Number),
  });
});
