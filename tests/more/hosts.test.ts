import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteFile } from '../../server/headers/site-file.ts';
import { nginxSite, type ServerOptions } from '../../tools/hosts/nginx.ts';
import { nginxModule, requireHostServers } from '../../tools/test/host-servers.mjs';
import { fixtureFiles, makeFixtureBuild } from '../support/fixture-build.ts';

const site: SiteFile = JSON.parse(fixtureFiles['.site.json'] ?? '');
const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  await requireHostServers();
  build = await makeFixtureBuild();
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await build.remove();
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Runs a server until the tests end. If it does not start, the error holds what it wrote. */
async function run(command: string, args: string[], port: number, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  const ended = once(child, 'exit');
  stops.push(() => {
    child.kill();
    return ended;
  });
  while (!(await fetch(`http://127.0.0.1:${port}`, { redirect: 'manual' }).catch(() => false))) {
    if (child.exitCode !== null) throw new Error(await said);
    await setTimeout(50);
  }
  return port;
}

/** nginx with all its files in one folder. */
async function runNginx(config: string, port: number): Promise<number> {
  const own = mkdtempSync(join(folder, 'nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  writeFileSync(join(own, 'site.conf'), config);
  writeFileSync(
    join(own, 'nginx.conf'),
    `load_module ${nginxModule}; daemon off; master_process off; pid ${own}/pid; error_log stderr error;
events {} http { access_log off; ${temporary.join(' ')} include ${own}/site.conf; }`,
  );
  return run('/usr/sbin/nginx', ['-p', own, '-e', 'stderr', '-c', `${own}/nginx.conf`], port);
}

type Options = Omit<ServerOptions, 'root' | 'listen'>;

async function startNginx(options: Options = {}) {
  const port = await freePort();
  const listen = `127.0.0.1:${port}`;
  return runNginx(nginxSite(site, { root: build.dir, listen, ...options }), port);
}

/** As in the image of the Dockerfile: only what its last stage copies, with the packages of production. */
async function startImage() {
  const image = mkdtempSync(join(folder, 'image-'));
  const list = ['ls', '--omit=dev', '--all', '--parseable'];
  const [root = '', ...packages] = execFileSync('npm', list, { encoding: 'utf8' })
    .trim()
    .split('\n');
  for (const path of [
    'package.json',
    'server',
    'src/lib/answers.ts',
    ...packages.map((each) => relative(root, each)),
  ])
    cpSync(join(root, path), join(image, path), { recursive: true });
  cpSync(build.dir, join(image, 'dist'), { recursive: true });
  const port = await freePort();
  return run(process.execPath, [join(image, 'server/main.ts')], port, { PORT: String(port) });
}

/** Caddy with the lines of docs/deploy.md. */
async function startCaddy({ formsServer = '' }: Options) {
  const port = await freePort();
  const guide = readFileSync('docs/deploy.md', 'utf8');
  const [lines = ''] = /^www\.example\.com \{\n.*\n\}$/m.exec(guide) ?? [];
  const proxy = lines
    .replace('www.example.com', `http://:${port}`)
    .replace('127.0.0.1:3000', formsServer);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${proxy}\n`);
  return run('/usr/bin/caddy', ['run', '--config', file], port);
}

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };
const agent = new Agent({ keepAlive: true });

/** Unlike fetch, this neither cleans up the path nor decompresses the body. */
async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }).end();
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

const security = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
const page = {
  ...security,
  'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-AAAA'",
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-type': 'text/html; charset=utf-8',
};
const other = { ...page, 'cache-control': 'public, max-age=86400' };
const drawing = {
  ...other,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  'content-type': 'image/svg+xml',
};
const hashed = { ...page, 'cache-control': 'public, max-age=31536000, immutable' };
const type = (expression: RegExp) => ({ 'content-type': expect.stringMatching(expression) });

describe.each([
  ['Docker', startImage],
  ['nginx', startNginx],
] as const)('%s', (_name, start) => {
  let port: number;
  beforeAll(async () => {
    port = await start();
  });

  test.each([
    ['/', 'index.html', page],
    ['/pricing?q=a', 'pricing.html', page],
    ['/solutions/travel-agencies', 'solutions/travel-agencies.html', page],
    ['/_astro/nav.B4f2.js', '_astro/nav.B4f2.js', { ...hashed, ...type(/javascript/) }],
    ['/_astro/text.Qx81.woff2', '_astro/text.Qx81.woff2', { ...hashed, ...type(/^font\/woff2$/) }],
    ['/favicon.svg', 'favicon.svg', drawing],
    ['/robots.txt', 'robots.txt', { ...other, ...type(/^text\/plain; charset=utf-8$/) }],
    ['/site.webmanifest', 'site.webmanifest', { ...other, ...type(/^application\/manifest/) }],
    ['/share/home%20card.png', 'share/home card.png', { ...other, ...type(/^image\/png$/) }],
    ['/.well-known/security.txt', '.well-known/security.txt', { ...other, ...type(/^text/) }],
  ])('%s is there, with the headers of its kind', async (path, file, headers) => {
    const reply = await ask(port, path);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject(headers);
    expect(reply.body.toString()).toBe(fixtureFiles[file]);
  });

  test.each([
    ['/pricing/?q=a%20b', '/pricing?q=a%20b'],
    ['/pricing.html', '/pricing'],
    ['/solutions/travel-agencies/index.html', '/solutions/travel-agencies'],
    ['/index.html', '/'],
    ['/old?q=a', '/pricing?q=a'],
    ['/older?q=a', '/pricing#plans'],
    ['/gone?q=a', 'https://other.example/shop?from=here'],
  ])('%s leads to %s', async (from, to) => {
    const { status, headers } = await ask(port, from);
    expect([status, headers.location]).toEqual([308, to]);
    expect(headers).toMatchObject({ ...security, 'cache-control': page['cache-control'] });
  });

  test.each([
    ...['/nowhere', '/nowhere/', '/pricing/more', '/Pricing', '/404', '/404.html', '/index'],
    ...['/100%', '/%zz'],
    ...['/nowhere.svg', '/_astro/nowhere.B4f2.js', '/_astro', '/_astro/', '//other.example/'],
    ...['/.stamp', '/.site.json', '/_headers', '/pricing.html.br', '/_astro/nav.B4f2.js.gz'],
    ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/_astro/..%2f..%2fsecret.txt'],
  ])('%s shows the 404 page where it was asked for', async (path) => {
    const { status, headers, body } = await ask(port, path);
    expect(headers.location).toBeUndefined();
    expect(body.toString()).not.toContain('outside the build');
    expect(status).toBe(404);
    expect(headers).toMatchObject(page);
    expect(body.toString()).toBe(fixtureFiles['404.html']);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('to “%s” it sends %s, as the build made it', async (accepted, coding, decode) => {
    for (const [path, file, kind] of [
      ['/pricing', 'pricing.html', page],
      ['/nowhere', '404.html', page],
      ['/_astro/nav.B4f2.js', '_astro/nav.B4f2.js', { ...hashed, ...type(/javascript/) }],
    ] as const) {
      const reply = await ask(port, path, { headers: { 'accept-encoding': accepted } });
      expect(reply.headers['content-encoding']).toBe(coding);
      expect(reply.headers).toMatchObject(kind);
      expect(reply.headers.vary?.toLowerCase()).toContain('accept-encoding');
      expect(decode(reply.body).toString()).toBe(fixtureFiles[file]);
    }
  });

  test('answers conditional requests with 304, and range requests with 206', async () => {
    const { etag = '' } = (await ask(port, '/pricing')).headers;
    const again = await ask(port, '/pricing', { headers: { 'if-none-match': etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const { 'content-type': _unsent, ...kept } = page;
    expect(again.headers).toMatchObject(kept);
    const part = await ask(port, '/robots.txt', { headers: { range: 'bytes=0-9' } });
    expect([part.status, part.body.toString()]).toEqual([206, 'User-agent']);
  });

  test('refuses uploads, and hides its version', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers, body } = await ask(port, '/pricing', { method });
      expect(status).toBe(405);
      expect(headers).toMatchObject(security);
      expect(`${headers.server} ${headers['x-powered-by']} ${body}`).not.toMatch(/\/\d/);
    }
  });
});

test.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])(
  '%s passes requests on to the server, with the host and the address of the visitor',
  async (_name, start) => {
    const own = createServer(({ method, headers }, reply) => {
      reply.setHeader('content-security-policy', 'its own').setHeader('x-frame-options', 'DENY');
      reply.end(`${method} ${headers.host} ${headers['x-forwarded-for']}`);
    }).listen(0, '127.0.0.1');
    await once(own, 'listening');
    const formsServer = `127.0.0.1:${(own.address() as AddressInfo).port}`;
    const { headers, body } = await ask(await start({ formsServer }), '/forms/contact', {
      method: 'POST',
      headers: { host: 'www.site.example', 'x-forwarded-for': '1.1.1.1' },
    });
    expect(body.toString()).toBe('POST www.site.example 127.0.0.1');
    expect(headers).toMatchObject({
      'content-security-policy': 'its own',
      'x-frame-options': 'DENY',
    });
    own.close();
  },
);

/** One request over HTTP/2, to a name that DNS does not know. */
async function askSecurely(port: number, host: string, path: string, ca: Buffer) {
  const session = connect(`https://127.0.0.1:${port}`, { ca, servername: host });
  const asked = session.request({ ':path': path, ':authority': host }).end();
  const [headers] = await once(asked, 'response');
  session.destroy();
  return headers;
}

test('nginx redirects HTTP and other host names to HTTPS at the domain', async () => {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const names = 'subjectAltName=DNS:www.site.example,DNS:site.example';
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '1', '-subj', '/CN=site.example', '-addext', names],
    ...['-keyout', key, '-out', certificate],
  ]);
  const [plain, secure] = [await freePort(), await freePort()];
  const config = nginxSite(site, { root: build.dir })
    .replaceAll('/etc/letsencrypt/live/www.site.example', folder)
    .replaceAll(/listen \[::\].*\n/g, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${secure} `);
  await runNginx(config, plain);
  const ca = readFileSync(certificate);
  const { 'content-type': _type, ...headers } = page;
  expect(await askSecurely(secure, 'www.site.example', '/pricing', ca)).toMatchObject({
    ':status': 200,
    ...headers,
  });
  const home = 'https://www.site.example/pricing?q=a';
  expect(await askSecurely(secure, 'site.example', '/pricing?q=a', ca)).toMatchObject({
    ':status': 308,
    location: home,
  });
  for (const host of ['www.site.example', 'site.example']) {
    const { status, headers: told } = await ask(plain, '/pricing?q=a', { headers: { host } });
    expect([status, told.location]).toEqual([308, home]);
  }
});
