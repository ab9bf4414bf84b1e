import { expect, test } from 'vitest';
import { addressesOf } from './addresses.ts';

test('each file has one address, compressed forms and the 404 page have none', () => {
  const files = [
    'index.html',
    'a.html',
    'a.html.br',
    'b/index.html',
    'c d.png',
    'x.gz',
    '404.html',
  ];
  expect(addressesOf(files).entries).toEqual([
    { file: 'index.html', path: '/' },
    { file: 'a.html', path: '/a' },
    { file: 'b/index.html', path: '/b' },
    { file: 'c d.png', path: '/c%20d.png' },
    { file: 'x.gz', path: '/x.gz' },
  ]);
});

test('every other spelling of a page leads to its address, whichever file it has', () => {
  expect([...addressesOf(['index.html', 'a.html', 'b/index.html', 'c.png']).redirects]).toEqual([
    ['/index.html', '/'],
    ['/a.html', '/a'],
    ['/a/', '/a'],
    ['/a/index.html', '/a'],
    ['/b.html', '/b'],
    ['/b/', '/b'],
    ['/b/index.html', '/b'],
  ]);
});
