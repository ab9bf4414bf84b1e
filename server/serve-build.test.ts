import { rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureFiles, makeFixtureBuild } from '../tests/support/fixture-build.ts';
import { createServer } from './create-server.ts';
import { bareHeaders, fileHeaders } from './headers/file-headers.ts';
import { mediaTypes } from './headers/media-types.ts';

const endings = Object.keys(mediaTypes);
const everyType = Object.fromEntries(
  endings.map((ending) => [`types/a${ending}`, 'a'.repeat(400)]),
);
let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
let app: FastifyInstance;
beforeAll(async () => {
  build = await makeFixtureBuild({ ...fixtureFiles, ...everyType });
  app = await createServer(build.dir);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await build.remove();
});

const ask = (url: string, headers: InjectOptions['headers'] = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, headers, method });

/** Asks without tidying the path up first. */
async function askRaw(path: string) {
  const port = app.addresses().flatMap((each) => (typeof each === 'object' ? each.port : []))[0];
  const asked = request({ host: '127.0.0.1', port, path }).end();
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    asked.once('response', resolve).once('error', reject),
  );
  const { statusCode, headers } = answer;
  return { status: statusCode, headers, body: await text(answer) };
}

const expected = async (file: string, path: string) =>
  Object.fromEntries(await fileHeaders(build.dir, { file, path }));

test.each([
  ['/', 'index.html'],
  ['/pricing', 'pricing.html'],
  ['/pricing?q=a%2Fb', 'pricing.html'],
  ['/%70ricing', 'pricing.html'],
  ['/solutions/travel-agencies', 'solutions/travel-agencies.html'],
  ['/guide', 'guide/index.html'],
  ['/share/home%20card.png', 'share/home card.png'],
  ['/empty.txt', 'empty.txt'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
])('%s is %s, with its own headers', async (path, file) => {
  const { statusCode, headers, body } = await ask(path);
  expect(statusCode).toBe(200);
  expect(body).toBe(fixtureFiles[file]);
  expect(headers).toMatchObject(await expected(file, path));
});

test('caching follows the kind of file', async () => {
  const caching = async (path: string) => (await ask(path)).headers['cache-control'];
  expect(await caching('/pricing')).toBe('public, max-age=0, must-revalidate');
  expect(await caching('/_astro/nav.B4f2.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/robots.txt')).toBe('public, max-age=86400');
});

test.each(endings)(
  'a file that ends in %s has the type that other hosts are told',
  async (ending) => {
    for (const coding of ['identity', 'br']) {
      const { headers } = await ask(`/types/a${ending === '.html' ? '' : ending}`, {
        'accept-encoding': coding,
      });
      expect(headers['content-type']).toBe(mediaTypes[ending]?.type);
    }
  },
);

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/pricing/index.html?a=%2F&b', '/pricing?a=%2F&b'],
  ['/index.html', '/'],
  ['/guide/', '/guide'],
  ['/guide/index.html', '/guide'],
  ['/pricing/?//other.example', '/pricing?//other.example'],
])('%s leads to %s, once', async (path, location) => {
  const { statusCode, headers } = await ask(path);
  expect(statusCode).toBe(308);
  expect(headers.location).toBe(location);
  expect(headers).toMatchObject(Object.fromEntries(bareHeaders));
  expect((await ask(location)).statusCode).toBe(200);
});

test('the forms that the build compressed are sent as they are', async () => {
  const plain = fixtureFiles['pricing.html'];
  const sent = async (accepted: string) => {
    const { headers, rawPayload } = await ask('/pricing', { 'accept-encoding': accepted });
    return { coding: headers['content-encoding'], rawPayload };
  };
  const [br, gzip] = [await sent('gzip, deflate, br, zstd'), await sent('br;q=0, gzip')];
  expect([br.coding, gzip.coding]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  expect((await sent('identity')).coding).toBeUndefined();
});

test.each([
  '/nowhere',
  '/pricing/more',
  '/Pricing',
  '/404',
  '/404.html',
  '/guide.html/',
  '/_astro',
])('%s shows the 404 page where it was asked for, compressed', async (path) => {
  const { statusCode, headers, rawPayload } = await ask(path, { 'accept-encoding': 'br' });
  expect(statusCode).toBe(404);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(fixtureFiles['404.html']);
  expect(headers).toMatchObject(await expected('404.html', '/404'));
});

test('a missing page is sent whole whatever a browser has kept of it', async () => {
  const { headers } = await ask('/nowhere');
  expect(headers).not.toHaveProperty('etag');
  expect(headers).not.toHaveProperty('last-modified');
  const again = await ask('/nowhere', {
    'if-none-match': 'W/"1"',
    'if-modified-since': new Date().toUTCString(),
    range: 'bytes=0-3',
  });
  expect(again.statusCode).toBe(404);
  expect(again.body).toBe(fixtureFiles['404.html']);
});

test('what has not changed is not sent again, and a part is a part', async () => {
  const { headers } = await ask('/pricing');
  for (const [name, value] of [
    ['if-none-match', headers.etag],
    ['if-modified-since', headers['last-modified']],
  ] as const) {
    const { statusCode, body, headers: again } = await ask('/pricing', { [name]: value });
    expect({ statusCode, body }).toEqual({ statusCode: 304, body: '' });
    expect(again).toMatchObject(await expected('pricing.html', '/pricing'));
  }
  const part = await ask('/robots.txt', { range: 'bytes=0-9' });
  expect([part.statusCode, part.body]).toEqual([206, 'User-agent']);
  const beyond = await ask('/robots.txt', { range: 'bytes=999-' });
  expect(beyond.statusCode).toBe(416);
  expect(beyond.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
});

test.each(['.mp4', '.webm'])(
  'Safari plays %s: it asks for two bytes before all others',
  async (ending) => {
    const { statusCode, headers, body } = await ask(`/types/a${ending}`, {
      range: 'bytes=0-1',
      'accept-encoding': 'identity',
    });
    expect([statusCode, body]).toEqual([206, 'aa']);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-range': 'bytes 0-1/400',
      'content-length': '2',
      'content-type': mediaTypes[ending]?.type,
    });
  },
);

test.each(['/', '/pricing', '/nowhere', '/healthz'])(
  'HEAD %s says what GET says, without a body',
  async (path) => {
    const [get, head] = [await ask(path), await ask(path, {}, 'HEAD')];
    const { date: _first, ...said } = get.headers;
    expect(head.statusCode).toBe(get.statusCode);
    expect(head.headers).toMatchObject(said);
    expect(head.body).toBe('');
  },
);

test.each([
  ...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%252e%252e/secret.txt'],
  ...['/_astro/../../secret.txt', '/..%5csecret.txt', '/..\\secret.txt', '/....//secret.txt'],
  ...['//pricing', '///', '//other.example/', '/\\other.example', '/%5cother.example/'],
  ...[
    '//other.example/pricing/',
    '/guide%2findex.html',
    '/pricing%2f',
    '/solutions%2Ftravel-agencies',
  ],
  ...['/pricing%00', '/%00', '/pricing%0d%0ax:y', '/%', '/%zz', '/%c0%ae%c0%ae/', '/%ff'],
  ...[
    '/.stamp',
    '/_headers',
    '/_redirects',
    '/vercel.json',
    '/pricing.html.br',
    '/pricing.html.gz',
  ],
  ...['/.git/config', '/./pricing', '/a/../pricing', '/__proto__', '/constructor'],
])('%s is nothing, and leads nowhere', async (path) => {
  const { status, headers, body } = await askRaw(path);
  expect([400, 404]).toContain(status);
  expect(headers.location).toBeUndefined();
  expect(body).not.toMatch(/outside the build|private|<h1>Pricing/);
  expect(headers).toHaveProperty('content-security-policy');
});

test('the absolute form, which proxies may send, is the address it holds', async () => {
  const { status, body } = await askRaw('http://other.example/pricing?a=b');
  expect([status, body]).toEqual([200, fixtureFiles['pricing.html']]);
});

test('a long query is no mistake', async () => {
  expect((await askRaw(`/pricing?q=${'a'.repeat(12_000)}`)).status).toBe(200);
});

test('files that go away while it serves are missing, and nothing worse', async () => {
  const gone = await makeFixtureBuild();
  const server = await createServer(gone.dir);
  const status = async (url: string) => (await server.inject(url)).statusCode;
  expect(await status('/pricing')).toBe(200);
  rmSync(join(gone.dir, 'pricing.html'));
  rmSync(join(gone.dir, 'guide'), { recursive: true });
  expect([await status('/pricing'), await status('/guide')]).toEqual([404, 404]);
  await gone.remove();
  expect([await status('/'), await status('/nowhere')]).toEqual([404, 404]);
  expect(await status('/healthz')).toBe(200);
  await server.close();
});

test.each(['index.html', '404.html'])('a folder without %s is no build', async (file) => {
  const { [file]: _left, ...files } = fixtureFiles;
  const half = await makeFixtureBuild(files);
  await expect(createServer(half.dir)).rejects.toThrow(`no complete build in ${half.dir}`);
  await half.remove();
});
