import { expect, test } from 'vitest';
import { bareHeaders, fileHeaders } from './file-headers.ts';
import { securityHeaders } from './headers.ts';
import { contentPolicy } from './policy.ts';

const markup = '<style>a{}</style>';
const of = (file: string, path: string) =>
  Object.fromEntries(fileHeaders(file, path, Buffer.from(markup)));

test('everything carries the security headers', () => {
  for (const name of ['pricing.html', 'icon.png']) {
    expect(of(name, '/x')).toMatchObject(Object.fromEntries(securityHeaders));
  }
  expect(bareHeaders.slice(0, -1)).toEqual(securityHeaders);
});

test('documents have the policy of their own inline code, other files the plain one', () => {
  const policy = 'content-security-policy';
  expect(of('pricing.html', '/pricing')[policy]).toBe(contentPolicy(markup));
  expect(of('favicon.svg', '/favicon.svg')[policy]).toBe(contentPolicy(markup));
  expect(of('robots.txt', '/robots.txt')[policy]).toBe(contentPolicy(''));
});

test('caching follows the kind of file, and only what has forms varies by them', () => {
  expect(of('pricing.html', '/pricing')).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  });
  expect(of('_astro/a.B1.woff2', '/_astro/a.B1.woff2')).not.toHaveProperty('vary');
  expect(of('_astro/a.B1.js', '/_astro/a.B1.js')['cache-control']).toContain('immutable');
});
