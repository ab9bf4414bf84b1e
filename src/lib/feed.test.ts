// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { atomFeed } from './feed.ts';

it('writes a feed whose parsed entries equal the given ones', () => {
  const entry = {
    address: 'https://a.example/one',
    title: 'Fish & <chips>',
    summary: '“Both”',
    author: 'A. B.',
    published: '2026-11-16',
    updated: '2026-11-17',
    html: '<p>Both &amp; <a href="/pricing">more</a></p>',
  };
  const older = { ...entry, address: 'https://a.example/two', updated: '2026-01-01' };
  const text = atomFeed({
    address: 'https://a.example/feed.xml',
    page: 'https://a.example/',
    language: 'en-US',
    title: 'Notes',
    author: 'A & Co.',
    entries: [entry, older],
  });
  const feed = new DOMParser().parseFromString(text, 'application/xml');
  const said = (path: string) => feed.querySelector(path)?.textContent;
  expect(said('feed > updated')).toBe('2026-11-17T00:00:00Z');
  expect(said('entry > title')).toBe(entry.title);
  expect(said('entry > content')).toBe(entry.html);
  expect(feed.querySelectorAll('entry')).toHaveLength(2);
});
