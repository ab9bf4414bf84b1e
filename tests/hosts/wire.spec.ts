import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { securityHeaders } from '../../server/headers/header-list.ts';
import { build, dist, expected, page, script } from './host.ts';
import { liveNames, test } from './hosts.ts';

const contentOf = (file: string) => readFileSync(join(dist, file));
const codings = [
  { coding: 'br', suffix: '.br', decode: brotliDecompressSync },
  { coding: 'gzip', suffix: '.gz', decode: gunzipSync },
];

for (const name of liveNames) {
  test(`${name}: every file comes whole, under its type, in the forms the build made`, async ({
    hosts,
  }) => {
    const { ask } = await hosts(name);
    for (const { file, path, type } of build.files) {
      for (const { coding, suffix } of [{ coding: 'identity', suffix: '' }, ...codings]) {
        const { headers, body } = await ask(path, { headers: { 'accept-encoding': coding } });
        const isMade = suffix !== '' && existsSync(join(dist, file + suffix));
        expect.soft(headers['content-encoding'], path).toBe(isMade ? coding : undefined);
        expect.soft(headers['content-type'], path).toBe(type);
        expect.soft(body.equals(contentOf(isMade ? file + suffix : file)), path).toBe(true);
      }
    }
  });

  test(`${name}: sends the smaller form, and none that is refused`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    for (const [accepted, sent] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0, gzip;q=0', undefined],
    ] as const) {
      const { headers } = await ask(page.path, { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding'], accepted).toBe(sent);
    }
  });

  test(`${name}: the 404 page is compressed too, and whole`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    const { file, type } = build.notFound;
    for (const { coding, decode } of codings) {
      const asked = { headers: { 'accept-encoding': coding } };
      const { status, headers, body } = await ask('/nowhere', asked);
      expect(status).toBe(404);
      expect(headers).toMatchObject({ 'content-encoding': coding, 'content-type': type });
      expect(decode(body).equals(contentOf(file))).toBe(true);
    }
  });

  test(`${name}: HEAD says what GET says, and sends nothing`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    const perAnswer = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];
    for (const path of ['/', page.path, '/nowhere', '/favicon.svg', `${page.path}/`, script.path]) {
      const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
      const told = (headers: typeof get.headers) =>
        Object.fromEntries(Object.entries(headers).filter(([each]) => !perAnswer.includes(each)));
      expect.soft(head.status, path).toBe(get.status);
      expect.soft(told(head.headers), path).toEqual(told(get.headers));
      expect.soft(head.body.length, path).toBe(0);
    }
  });

  test(`${name}: what has not changed is not sent again`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    const tags = new Set<string | undefined>();
    for (const coding of ['identity', 'gzip', 'br']) {
      const accepted = { 'accept-encoding': coding };
      const { etag = '' } = (await ask(page.path, { headers: accepted })).headers;
      tags.add(etag);
      const again = await ask(page.path, { headers: { ...accepted, 'if-none-match': etag } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers).toMatchObject(expected(page));
      const other = await ask(page.path, { headers: { ...accepted, 'if-none-match': '"other"' } });
      expect(other.status).toBe(200);
    }
    expect(tags.size, 'a tag for each form').toBe(3);
  });

  test(`${name}: a part of a file is a part of it`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    const content = contentOf(script.file);
    const part = async (range: string) => ask(script.path, { headers: { range } });
    const first = await part('bytes=0-99');
    expect(first.status).toBe(206);
    expect(first.headers['content-range']).toBe(`bytes 0-99/${content.length}`);
    expect(first.body.equals(content.subarray(0, 100))).toBe(true);
    expect(first.headers).toMatchObject(expected(script));
    expect((await part('bytes=-10')).body.equals(content.subarray(-10))).toBe(true);
    expect((await part(`bytes=${content.length}-`)).status).toBe(416);
  });

  test(`${name}: answers under any name, and keeps its version to itself`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    for (const path of ['/', '/nowhere', `${page.path}/`]) {
      const { headers, body } = await ask(path, { headers: { host: 'preview.site.example' } });
      expect(headers.location).toBe(path === `${page.path}/` ? page.path : undefined);
      expect(headers.server ?? '').not.toMatch(/\d/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(body.toString()).not.toMatch(/nginx\/\d|Caddy\/\d/);
    }
  });

  test(`${name}: takes nothing in`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await ask(page.path, { method });
      expect.soft(status, method).toBe(405);
      expect.soft(headers, method).toMatchObject(Object.fromEntries(securityHeaders));
    }
  });

  test(`${name}: shows no file that is not the visitor's`, async ({ hosts }) => {
    const { ask } = await hosts(name);
    const hidden = [
      ...['/_headers', '/_redirects', '/vercel.json', '/.stamp', '/.git/config', `/${page.path}`],
      ...[`/${page.file}.br`, `/${page.file}.gz`, `${script.path}.br`, '/_astro/', '/_astro'],
      ...['/_astro/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/../package.json'],
    ];
    for (const path of hidden) {
      const { status, body } = await ask(path);
      expect.soft([400, 404], `${path} answers ${status}`).toContain(status);
      expect.soft(body.toString(), path).not.toContain('"devDependencies"');
    }
  });
}
