import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeAnswerBytes } from './answer-bytes.ts';
import { fixtureFiles } from './fixture-build.ts';
import { loadFixtureSite } from './fixture-site.ts';
import { plainAnswer, respond } from './respond.ts';

const site = await loadFixtureSite({ ...fixtureFiles, 'large.png': 'x'.repeat(70_000) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 2, 3, 4, 5, 600) });
});
afterEach(() => {
  vi.useRealTimers();
});

const get = (url: string) => respond(site, { method: 'GET', url, headers: {} });

test('says everything there is to say before the body', () => {
  const { wholeOf } = makeAnswerBytes(site, 65_000);
  const text = String(wholeOf(get('/robots.txt')));
  expect(text.startsWith('HTTP/1.1 200 OK\r\nstrict-transport-security: ')).toBe(true);
  expect(text).toContain('\r\ncontent-length: 23\r\n');
  expect(
    text.endsWith(
      '\r\nDate: Fri, 02 Jan 2026 03:04:05 GMT\r\nConnection: keep-alive\r\n' +
        `Keep-Alive: timeout=65\r\n\r\n${fixtureFiles['robots.txt']}`,
    ),
  ).toBe(true);
});

test("keeps a file's answer for a second, and not longer", () => {
  const { wholeOf, headOf } = makeAnswerBytes(site, 65_000);
  const first = wholeOf(get('/'));
  const head = headOf(get('/'));
  vi.advanceTimersByTime(399);
  expect(wholeOf(get('/'))).toBe(first);
  expect(headOf(get('/'))).toBe(head);
  vi.advanceTimersByTime(1);
  expect(String(wholeOf(get('/')))).toBe(String(first).replace('03:04:05', '03:04:06'));
  expect(String(headOf(get('/')))).toBe(String(head).replace('03:04:05', '03:04:06'));
});

test('sends one list of headers with the status that is asked for', () => {
  const { headOf } = makeAnswerBytes(site, 65_000);
  const answer = get('/');
  headOf(answer);
  expect(String(headOf({ ...answer, status: 404 }))).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
});

test('does not keep what was made for one request', () => {
  const { headOf } = makeAnswerBytes(site, 65_000);
  const answer = plainAnswer(400, 'Bad request');
  expect(headOf(answer)).not.toBe(headOf(answer));
  expect(headOf(answer)).toEqual(headOf(answer));
});

test('an answer without a body is its head', () => {
  const { wholeOf, headOf } = makeAnswerBytes(site, 65_000);
  const answer = respond(site, { method: 'HEAD', url: '/', headers: {} });
  wholeOf(get('/'));
  expect(wholeOf(answer)).toBe(headOf(answer));
});

test('a large body is not copied', () => {
  const { wholeOf } = makeAnswerBytes(site, 65_000);
  expect(wholeOf(get('/large.png'))).toBeUndefined();
});
