import { expect, test } from 'vitest';
import { makeExchanges } from './exchanges.ts';
import { loadFixtureSite } from './fixture-site.ts';

const site = await loadFixtureSite();

const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

test('finds the answer to a request, and that of the next behind it', () => {
  const exchangeAt = makeExchanges(site);
  const both = ask('/pricing') + ask('/nowhere');
  const first = exchangeAt(both, 0);
  expect(first).toMatchObject({ method: 'GET', url: '/pricing', end: ask('/pricing').length });
  expect(first?.reply.status).toBe(200);
  const second = exchangeAt(both, first?.end ?? 0);
  expect(second?.reply.status).toBe(404);
  expect(second?.end).toBe(both.length);
});

test('finds a request that comes again without reading it again', () => {
  const exchangeAt = makeExchanges(site);
  expect(exchangeAt(ask('/'), 0)).toBe(exchangeAt(ask('/'), 0));
});

test('keeps neither long requests nor several at once', () => {
  const exchangeAt = makeExchanges(site);
  const long = ask('/', `X: ${'a'.repeat(1100)}\r\n`);
  expect(exchangeAt(long, 0)).not.toBe(exchangeAt(long, 0));
  const two = ask('/').repeat(2);
  expect(exchangeAt(two, 0)).not.toBe(exchangeAt(two, 0));
});

test('forgets, however many different requests come', () => {
  const exchangeAt = makeExchanges(site);
  const before = exchangeAt(ask('/'), 0);
  for (let number = 0; number < 500; number += 1) exchangeAt(ask(`/?${number}`), 0);
  const after = exchangeAt(ask('/'), 0);
  expect(after).not.toBe(before);
  expect(after).toEqual(before);
});

test('knows nothing of what is not plain', () => {
  const exchangeAt = makeExchanges(site);
  expect(exchangeAt('', 0)).toBeUndefined();
  expect(exchangeAt('GET / HTTP/1.0\r\n\r\n', 0)).toBeUndefined();
});
