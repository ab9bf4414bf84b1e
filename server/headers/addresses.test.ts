import { expect, it } from 'vitest';
import { pagesOf } from './addresses.ts';

it('lists the paths of pages, without the 404 page and other files', () => {
  const names = [
    '404.html',
    'de.html',
    'de/kontakt.html',
    'index.html',
    'index.html.br',
    'robots.txt',
  ];
  expect(pagesOf(names)).toEqual(['/de', '/de/kontakt', '/']);
});
