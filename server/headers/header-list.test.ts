import { expect, test } from 'vitest';
import { cacheControl, securityHeaders, stageHeaders, transportSecurity } from './header-list.ts';

test('names what the site is protected by', () => {
  const headers = Object.fromEntries(securityHeaders);
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
});

test('pages are asked for again, hashed files never, other files after a day', () => {
  expect(cacheControl('/pricing', true)).toBe('public, max-age=0, must-revalidate');
  expect(cacheControl('/_astro/nav.B4f2.js', false)).toBe('public, max-age=31536000, immutable');
  expect(cacheControl('/favicon.svg', false)).toBe('public, max-age=86400');
});

test('search engines are kept out of a preview, and of nothing else', () => {
  expect(stageHeaders('preview')).toEqual([['x-robots-tag', 'noindex']]);
  expect(stageHeaders(undefined)).toEqual([]);
  expect(Object.fromEntries(securityHeaders)).not.toHaveProperty('x-robots-tag');
});

test('other subdomains are bound only when the owner says so', () => {
  expect(transportSecurity(undefined)).toBe('max-age=31536000');
  expect(transportSecurity('')).toBe('max-age=31536000');
  expect(transportSecurity('strict')).toBe('max-age=63072000; includeSubDomains; preload');
});
