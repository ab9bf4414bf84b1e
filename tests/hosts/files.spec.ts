import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cloudflareFaults, cloudflareFiles } from '../../tools/hosts/cloudflare.ts';
import { nginxSite } from '../../tools/hosts/nginx.ts';
import { vercelFiles } from '../../tools/hosts/vercel.ts';
import { parseRedirectsFile } from './header-text.ts';
import { build, dist, expected } from './host.ts';
import { modelNetlify } from './model-netlify.ts';
import type { VercelConfiguration } from './model-vercel.ts';

test('the build holds the rules for Cloudflare Pages, made from this very build', () => {
  for (const [name, text] of Object.entries(cloudflareFiles(build))) {
    expect(readFileSync(join(dist, name), 'utf8'), name).toBe(text);
  }
});

test('Cloudflare Pages reads all of them', () => {
  const files = cloudflareFiles(build);
  expect(cloudflareFaults(files)).toEqual([]);
  const statuses = new Set(parseRedirectsFile(files._redirects).map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual(['200', '308']);
});

test('what it would pass over is told', () => {
  const rule = '/page\n  name: value\n';
  expect(cloudflareFaults({ _headers: rule.repeat(101), _redirects: '' })).toEqual([
    '101 header rules, 100 are read',
  ]);
  const long = `/page\n  name: ${'x'.repeat(2000)}\n`;
  expect(cloudflareFaults({ _headers: long, _redirects: '' })[0]).toMatch(/^a line of 2008 /);
  expect(cloudflareFaults({ _headers: '', _redirects: '/a /b 308\n'.repeat(2001) })).toEqual([
    '2001 redirects, 2000 are read',
  ]);
});

test('Netlify sends pages as they are meant even by the rules for Cloudflare', async () => {
  const { ask } = modelNetlify(build, cloudflareFiles(build));
  for (const page of build.files.filter(({ file }) => file.endsWith('.html'))) {
    const { vary: _own, ...headers } = expected(page);
    expect.soft((await ask(page.path)).headers, page.path).toMatchObject(headers);
  }
});

test('vercel.json stays within what Vercel takes', () => {
  const files = vercelFiles(build);
  const { headers }: VercelConfiguration = JSON.parse(files['vercel.json']);
  expect(headers.length).toBeLessThanOrEqual(2048);
  for (const { source, headers: set } of headers) {
    expect(source.length).toBeLessThanOrEqual(4096);
    for (const { value } of set) expect(value.length).toBeLessThanOrEqual(4096);
  }
  const hidden = readdirSync(dist).filter((name) => /^\.(?!well-known$)/.test(name));
  expect(files['.vercelignore'].split('\n')).toEqual(expect.arrayContaining(['*.br', ...hidden]));
});

test('one command writes every configuration', () => {
  const out = mkdtempSync(join(tmpdir(), 'hosts-'));
  const args = ['tools/hosts/hosts.ts', dist, '--out', out, '--root', '/srv/site', '--listen'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '127.0.0.1:8080'], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const written = stdout.trim().split('\n');
  expect(written.map((path) => path.slice(out.length + 1))).toEqual([
    'nginx.conf',
    'Caddyfile',
    'netlify/_headers',
    'netlify/_redirects',
    'vercel/vercel.json',
    'vercel/.vercelignore',
  ]);
  for (const name of ['nginx.conf', 'Caddyfile']) {
    const text = readFileSync(join(out, name), 'utf8');
    expect(text).toContain('"/srv/site"');
    expect(text).toMatch(/127\.0\.0\.1:8080|http:\/\/:8080 \{\n\tbind 127\.0\.0\.1\n/);
  }
  rmSync(out, { recursive: true });
});

test('an nginx without the brotli module is not asked to use it', () => {
  const options = { root: build.dir, listen: '8080' };
  expect(nginxSite(build, options)).toContain('brotli_static on;');
  expect(nginxSite(build, { ...options, brotli: false })).not.toContain('brotli');
});

test('a folder that is no build is refused with its name', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/hosts/hosts.ts', 'docs'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Nothing generated: .*docs\/index\.html/);
});
