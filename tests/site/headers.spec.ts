import { expect, test } from '@playwright/test';
import { securityHeaders } from '../../server/headers.ts';
import { documentOf } from './built.ts';
import { everyPath } from './pages.ts';
import { scriptsOf } from './scripts-of.ts';

for (const path of everyPath) {
  test(`${path} is sent with every security header`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of securityHeaders) expect.soft(headers[name], name).toBe(value);
    expect.soft(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect.soft(headers['content-encoding']).toBe('br');
    expect.soft(headers.vary).toMatch(/accept-encoding/i);
    expect.soft(headers['x-powered-by']).toBeUndefined();
  });

  test(`${path} has a content policy that allows nothing inline but what was built`, async ({
    request,
  }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const rules = Object.fromEntries(
      policy.split('; ').map((rule) => {
        const [name = '', ...sources] = rule.split(' ');
        return [name, sources];
      }),
    );
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/\*|https?:/);
    expect(rules).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
      'connect-src': ["'self'"],
    });
    const inline = [...documentOf(path).querySelectorAll('script:not([src])')].filter(
      (script) => script.getAttribute('type') !== 'application/ld+json',
    );
    const texts = new Set(inline.map((script) => script.textContent));
    expect(rules['script-src']).toHaveLength(1 + texts.size);
  });
}

test('the whole list of security headers stands', () => {
  expect(securityHeaders.map(([name]) => name).toSorted()).toEqual([
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ]);
});

test('files with a hash in their name are kept for a year', async ({ request }) => {
  const script = scriptsOf('/pricing').files[0] ?? '';
  expect(script).toMatch(/^\/_astro\//);
  const headers = (await request.get(script)).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch(/^text\/javascript/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});
