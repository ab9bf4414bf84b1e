import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFixtureBuild } from './fixture-build.ts';
import { BuildMissing, loadSite } from './site.ts';

let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
beforeEach(async () => {
  build = await makeFixtureBuild();
});
afterEach(() => build.remove());

test('holds every public file under its one address', async () => {
  const { resources } = await loadSite(build.dir);
  expect([...resources.keys()].sort()).toEqual([
    '/',
    '/.well-known/security.txt',
    '/_astro/nav.B4f2.js',
    '/_astro/text.Qx81.woff2',
    '/empty.txt',
    '/favicon.svg',
    '/guide',
    '/pricing',
    '/robots.txt',
    '/share/home%20card.png',
    '/site.webmanifest',
    '/solutions/travel-agencies',
  ]);
});

test('redirects other spellings of a page, and only of pages', async () => {
  const { redirects } = await loadSite(build.dir);
  expect(Object.fromEntries(redirects)).toEqual({
    '/index.html': '/',
    '/guide/index.html': '/guide',
    '/guide/': '/guide',
    '/pricing.html': '/pricing',
    '/pricing/': '/pricing',
    '/solutions/travel-agencies.html': '/solutions/travel-agencies',
    '/solutions/travel-agencies/': '/solutions/travel-agencies',
  });
});

test('gives each form of a file its own tag', async () => {
  const page = (await loadSite(build.dir)).resources.get('/pricing');
  const tags = [page?.identity.etag, page?.encoded.br?.etag, page?.encoded.gzip?.etag];
  expect(new Set(tags).size).toBe(3);
  expect(tags).not.toContain(undefined);
});

test('ignores compressed files that no longer match their original', async () => {
  await writeFile(join(build.dir, 'pricing.html'), '<h1>Edited by hand</h1>');
  const page = (await loadSite(build.dir)).resources.get('/pricing');
  expect(page?.offered).toEqual([]);
});

test('ignores compressed files that are broken', async () => {
  await writeFile(join(build.dir, 'pricing.html.br'), 'cut off');
  const page = (await loadSite(build.dir)).resources.get('/pricing');
  expect(page?.offered).toEqual(['gzip']);
});

test.each(['index.html', '404.html'])('a build without %s is no build', async (file) => {
  await rm(join(build.dir, file));
  await expect(loadSite(build.dir)).rejects.toThrow(BuildMissing);
});

test('nor is a missing folder', async () => {
  await expect(loadSite(join(build.dir, 'nowhere'))).rejects.toThrow(BuildMissing);
});
