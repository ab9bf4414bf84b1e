import { expect, test } from 'vitest';
import { loadFixtureSite } from './fixture-site.ts';
import { locate, splitTarget } from './locate.ts';

const site = await loadFixtureSite();

test.each([
  '/',
  '/?q=1',
  '/pricing',
  '/pricing?plan=basic#top',
  '/solutions/travel-agencies',
  '/share/home%20card.png',
  'http://www.site.example/pricing',
  'https://www.site.example',
])('%s is a file', (target) => {
  expect(locate(site, target).kind).toBe('resource');
});

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing/?q=a%20b&c=//x', '/pricing?q=a%20b&c=//x'],
  ['/pricing/?q=\u00e9', '/pricing?q=%C3%A9'],
  ['/pricing.html', '/pricing'],
  ['/index.html', '/'],
  ['/%70ricing', '/pricing'],
  ['/solutions%2Ftravel-agencies', '/solutions/travel-agencies'],
  ['http://evil.example/pricing/', '/pricing'],
])('%s redirects to %s', (target, location) => {
  expect(locate(site, target)).toEqual({ kind: 'redirect', location });
});

test.each([
  '/nowhere',
  '/nowhere/',
  '/404',
  '/404.html',
  '/404/',
  '/pricing//',
  '/pricing.html/',
  '/pricing.html.br',
  '/robots.txt/',
  '/Pricing',
  '//evil.example/',
  '//evil.example/..',
  '/%2f%2fevil.example/',
  '//pricing/',
  '/../secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/_astro/../../secret.txt',
  '/.stamp',
  '/.git/config',
  '/.env',
  '/constructor',
  '/__proto__',
])('%s is missing', (target) => {
  expect(locate(site, target)).toEqual({ kind: 'missing' });
});

test.each([
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/\\evil.example/',
  '/pricing%00',
  '/pricing%0d%0aset-cookie:a=b',
  '/%',
  '/%zz',
  '/%ff',
  '/%c0%ae%c0%ae/secret.txt',
  '*',
  'pricing',
])('%s is malformed', (target) => {
  expect(locate(site, target)).toEqual({ kind: 'malformed' });
});

test('an address of more than two kilobytes is too long', () => {
  expect(locate(site, `/${'a'.repeat(2047)}`).kind).toBe('missing');
  expect(locate(site, `/${'a'.repeat(2048)}`).kind).toBe('too-long');
  expect(locate(site, `/pricing?${'a'.repeat(2048)}`).kind).toBe('too-long');
});

test('takes query and fragment off the path', () => {
  expect(splitTarget('/faq?q=a?b#c')).toEqual({ path: '/faq', query: '?q=a?b' });
  expect(splitTarget('/faq#a?b')).toEqual({ path: '/faq', query: '' });
  expect(splitTarget('http://site.example?q=1')).toEqual({ path: '/', query: '?q=1' });
});
