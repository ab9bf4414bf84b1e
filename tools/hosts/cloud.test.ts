import { expect, test } from 'vitest';
import { cloudFiles, vercelFiles } from './cloud.ts';

const site = {
  domain: 'www.site.example',
  policy: 'P',
  redirects: { '/old(1)': '/pricing', '/gone': 'https://other.example/?a' },
};
const files = ['404.html', '_astro/nav.B4f2.js', 'index.html', 'legal/terms.html', 'robots.txt'];

test('writes the headers and redirects of Cloudflare Pages and Netlify, with exceptions for kinds of files', () => {
  const { _headers, _redirects } = cloudFiles(site, files);
  const features = /permissions-policy: accelerometer=\(\), .*, xr-spatial-tracking=\(\)/;
  expect(_headers.replace(features, 'permissions-policy: …')).toBe(`/*
  ! access-control-allow-origin
  strict-transport-security: max-age=31536000
  x-content-type-options: nosniff
  referrer-policy: strict-origin-when-cross-origin
  permissions-policy: …
  cross-origin-opener-policy: same-origin
  cross-origin-resource-policy: same-origin
  x-frame-options: DENY
  content-security-policy: P
  cache-control: public, max-age=0, must-revalidate

/*.txt
  ! cache-control
  cache-control: public, max-age=86400

/*.svg
  ! cache-control
  cache-control: public, max-age=86400
  ! content-security-policy
  content-security-policy: default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'

/_astro/*
  ! cache-control
  cache-control: public, max-age=31536000, immutable
`);
  expect(_redirects).toBe(`/old(1) /pricing 301
/gone https://other.example/?a 301
/404 /404/absent 200
/404.html /404/absent 200
`);
});

test('writes the same rules for Vercel, and leaves out files that are not for visitors', () => {
  const { 'vercel.json': text, '.vercelignore': ignored } = vercelFiles(site);
  const { headers, redirects, cleanUrls, trailingSlash } = JSON.parse(text);
  expect({ cleanUrls, trailingSlash }).toEqual({ cleanUrls: true, trailingSlash: false });
  expect(redirects).toEqual([
    { source: '/old\\(1\\)', destination: '/pricing', permanent: true },
    { source: '/gone', destination: 'https://other.example/?a', permanent: true },
  ]);
  const [everywhere, ...kinds] = headers;
  expect(everywhere.source).toBe('/(.*)');
  const keys = everywhere.headers.map(({ key }: { key: string }) => key);
  const lines = cloudFiles(site, files)._headers.split('\n').slice(2, 11);
  expect(keys).toEqual(lines.map((line) => line.trim().split(':')[0]));
  const rule = (source: string, key: string, value: string) => ({
    source,
    headers: [{ key, value }],
  });
  expect(kinds).toEqual([
    rule('/(.*\\.[^./]+)', 'cache-control', 'public, max-age=86400'),
    rule(
      '/(.*\\.svg)',
      'content-security-policy',
      expect.stringMatching(/^default-src 'none'; st/),
    ),
    rule('/_astro/(.*)', 'cache-control', 'public, max-age=31536000, immutable'),
  ]);
  expect(ignored).toBe('*.br\n*.gz\n_headers\n_redirects\n.stamp\n.site.json\n.forms.json\n');
});
