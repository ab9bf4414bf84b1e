import { once } from 'node:events';
import fs, { mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fixtureFiles, makeFixtureBuild } from '../tests/support/fixture-build.ts';
import { createServer } from './create-server.ts';

let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
let app: FastifyInstance;
beforeAll(async () => {
  build = await makeFixtureBuild();
  app = await createServer(build.dir);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await build.remove();
});

const ask = (url: string, headers: InjectOptions['headers'] = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, headers, method });

/** Sends the path without normalizing it. */
async function askRaw(path: string) {
  const { port } = app.server.address() as AddressInfo;
  const [answer] = await once(request({ host: '127.0.0.1', port, path }).end(), 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const sitePolicy = "default-src 'none'; script-src 'self' 'sha256-AAAA'";
const page = ['public, max-age=0, must-revalidate', sitePolicy, 'text/html; charset=utf-8'];
const plain = ['public, max-age=86400', sitePolicy, 'text/plain; charset=utf-8'];

test.each([
  ['/', 'index.html', page],
  ['/pricing?q=a%2Fb', 'pricing.html', page],
  ['/%70ricing', 'pricing.html', page],
  ['/solutions/travel-agencies', 'solutions/travel-agencies.html', page],
  ['http://other.example/pricing?a=b', 'pricing.html', page],
  [`/pricing?q=${'a'.repeat(12_000)}`, 'pricing.html', page],
  ['/share/home%20card.png', 'share/home card.png', [...plain.slice(0, 2), 'image/png']],
  ['/empty.txt', 'empty.txt', plain],
  ['/.well-known/security.txt', '.well-known/security.txt', plain],
])('serves %s as %s, with its headers', async (path, file, sent) => {
  const { status, headers, body } = await askRaw(path);
  expect([status, body]).toEqual([200, fixtureFiles[file]]);
  const names = ['cache-control', 'content-security-policy', 'content-type'];
  expect(names.map((name) => headers[name])).toEqual(sent);
});

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/pricing/index.html?a=%2F&b', '/pricing?a=%2F&b'],
  ['/index.html', '/'],
  ['/pricing/?//other.example', '/pricing?//other.example'],
  ['/old?q=a', '/pricing?q=a'],
  ['/older?q=a', '/pricing#plans'],
  ['/gone?q=a', 'https://other.example/shop?from=here'],
])('redirects %s to %s', async (path, location) => {
  const { statusCode, headers } = await ask(path);
  expect([statusCode, headers.location]).toEqual([308, location]);
  expect(headers).toMatchObject({ 'cache-control': page[0], 'x-content-type-options': 'nosniff' });
});

test.each([
  ...['/nowhere', '/pricing/more', '/Pricing', '/404', '/404.html', '/_astro', '/index'],
  ...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%252e%252e/secret.txt'],
  ...['/_astro/../../secret.txt', '/..%5csecret.txt', '/..\\secret.txt', '/....//secret.txt'],
  ...['//pricing', '///', '//other.example/', '/\\other.example', '//other.example/pricing/'],
  ...['/pricing%2f', '/solutions%2Ftravel-agencies', '/./pricing', '/a/../pricing'],
  ...['/pricing%00', '/%00', '/pricing%0d%0ax:y', '/%c0%ae%c0%ae/', '/__proto__', '/constructor'],
  ...['/100%', '/%', '/pricing%', '/%zz?q=%', '/%E0%A4%A'],
  ...['/.stamp', '/.site.json', '/_headers', '/pricing.html.br', '/.git/config'],
])('answers %s with the 404 page, without a redirect', async (path) => {
  const { status, headers, body } = await askRaw(path);
  expect(headers.location).toBeUndefined();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect([status, body]).toEqual([404, fixtureFiles['404.html']]);
});

test('answers the longest paths that Node accepts with the 404 page', async () => {
  for (const part of ['a', '@', '/', '.html', '%25', '%2f', '../']) {
    const { status, body } = await askRaw(`/${part.repeat(15_000 / part.length)}`);
    expect([status, body]).toEqual([404, fixtureFiles['404.html']]);
  }
});

test('sends the compressed files of the build with the type of the page', async () => {
  for (const [accepted, coding, decode] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const) {
    for (const [path, file] of [
      ['/pricing', 'pricing.html'],
      ['/nowhere', '404.html'],
    ] as const) {
      const { headers, rawPayload } = await ask(path, { 'accept-encoding': accepted });
      expect([headers['content-encoding'], headers['content-type']]).toEqual([coding, page[2]]);
      expect(headers.vary).toBe('accept-encoding');
      expect(decode(rawPayload).toString()).toBe(fixtureFiles[file]);
    }
  }
});

test('answers conditional and range requests, but sends the 404 page whole', async () => {
  const { headers } = await ask('/pricing');
  for (const [name, value] of [
    ['if-none-match', headers.etag],
    ['if-modified-since', headers['last-modified']],
  ] as const) {
    const { statusCode, body, headers: again } = await ask('/pricing', { [name]: value });
    expect([statusCode, body]).toEqual([304, '']);
    expect(again['content-security-policy']).toBe(sitePolicy);
    const missing = await ask('/nowhere', { [name]: value, range: 'bytes=0-3' });
    expect([missing.statusCode, missing.body]).toEqual([404, fixtureFiles['404.html']]);
  }
  const part = await ask('/robots.txt', { range: 'bytes=0-9' });
  expect([part.statusCode, part.body]).toEqual([206, 'User-agent']);
  expect((await ask('/robots.txt', { range: 'bytes=999-' })).statusCode).toBe(416);
});

test.each(['/', '/nowhere'])(
  'answers HEAD %s with the headers of GET, without a body',
  async (path) => {
    const [get, head] = [await ask(path), await ask(path, {}, 'HEAD')];
    const { date: _, ...headers } = get.headers;
    expect([head.statusCode, head.body]).toEqual([get.statusCode, '']);
    expect(head.headers).toMatchObject(headers);
  },
);

test('answers 503 while the file of a page cannot be read, and serves it again afterwards', async () => {
  const unavailable = [503, 'Service Unavailable\n'];
  const answer = async (headers = {}) => {
    const { statusCode, body, headers: sent } = await ask('/pricing', headers);
    expect(sent['content-encoding']).toBeUndefined();
    expect(sent['cache-control']).toBe(statusCode === 200 ? page[0] : 'no-store');
    return [statusCode, body];
  };
  const [file, away] = [join(build.dir, 'pricing.html'), join(build.dir, 'away')];
  renameSync(file, away);
  expect(await answer()).toEqual(unavailable);
  mkdirSync(file);
  expect(await answer()).toEqual(unavailable);
  rmdirSync(file);
  renameSync(away, file);
  expect(await answer()).toEqual([200, fixtureFiles['pricing.html']]);

  const tooMany = Object.assign(new Error('too many open files'), {
    code: 'EMFILE',
    syscall: 'open',
  });
  vi.spyOn(fs, 'createReadStream').mockImplementation(
    () =>
      new Readable({
        read() {
          this.destroy(tooMany);
        },
      }) as fs.ReadStream,
  );
  expect(await answer({ 'accept-encoding': 'br' })).toEqual(unavailable);
  vi.restoreAllMocks();
  expect(await answer()).toEqual([200, fixtureFiles['pricing.html']]);
});

test.each(['index.html', '404.html', '.site.json'])('refuses a folder without %s', async (file) => {
  const half = await makeFixtureBuild();
  rmSync(join(half.dir, file));
  await expect(createServer(half.dir)).rejects.toThrow(`${half.dir} contains no complete build`);
  await half.remove();
});
