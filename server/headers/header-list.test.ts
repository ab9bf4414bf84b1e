import { expect, test } from 'vitest';
import { bareHeaders, fileHeaders, stageHeaders, transportSecurity } from './header-list.ts';
import { contentPolicy } from './policy.ts';

const features = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'],
];
const security = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': features.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
const plain =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "media-src 'self'; worker-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; " +
  "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

test('allows only the site’s own files in responses that are not a file of the build', () => {
  expect(bareHeaders).toEqual({ ...security, 'content-security-policy': plain });
});

test('adds each source to the directive of its kind', () => {
  const policy = contentPolicy({
    scripts: ["'sha256-a'", 'https://a.test/a.js'],
    styles: ["'sha256-b'"],
    images: ['https://c.test'],
    connect: ['https://d.test'],
    frames: ['https://e.test'],
    forms: ['https://f.test/f'],
  });
  expect(policy).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' https://a.test/a.js; style-src 'self' 'sha256-b'; " +
      "img-src 'self' data: https://c.test; font-src 'self'; media-src 'self'; worker-src 'self'; " +
      "connect-src 'self' https://d.test https://f.test/f; manifest-src 'self'; " +
      "frame-src https://e.test; form-action 'self' https://f.test/f; " +
      "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  );
});

const drawing =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

test.each([
  ['pricing.html', 'public, max-age=0, must-revalidate', 'P'],
  ['_astro/nav.B4f2.js', 'public, max-age=31536000, immutable', 'P'],
  ['_astro/map.B4f2.svg', 'public, max-age=31536000, immutable', drawing],
  ['favicon.svg', 'public, max-age=86400', drawing],
  ['robots.txt', 'public, max-age=86400', 'P'],
])('sends %s with “%s” and its policy', (file, caching, policy) => {
  const own = { 'cache-control': caching, 'content-security-policy': policy };
  expect(fileHeaders(file, 'P')).toEqual({ ...security, ...own });
});

test('includes subdomains and keeps out search engines only if the owner asks for it', () => {
  expect(transportSecurity('')).toBe('max-age=31536000');
  expect(transportSecurity('strict')).toBe('max-age=63072000; includeSubDomains; preload');
  expect(stageHeaders('preview')).toEqual([['x-robots-tag', 'noindex']]);
  expect(stageHeaders(undefined)).toEqual([]);
});
