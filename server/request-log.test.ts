import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRequestLog } from './request-log.ts';

const entry = { method: 'GET', path: '/pricing', status: 200, bytes: 12, ms: 0.12345 };

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00.500Z') }));
afterEach(() => vi.useRealTimers());

test('writes one JSON line per request, in one batch, a moment later', () => {
  const write = vi.fn();
  const log = createRequestLog(write);
  log.add(entry);
  log.add({ ...entry, path: '/a"b\n' });
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(write).toHaveBeenCalledTimes(1);
  const lines = String(write.mock.calls[0]?.[0]).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { ...entry, time: '2026-03-01T12:00:00.500Z', ms: 0.12 },
    { ...entry, time: '2026-03-01T12:00:00.500Z', ms: 0.12, path: '/a"b\n' },
  ]);
});

test('writes at once when much has gathered, and on demand', () => {
  const write = vi.fn();
  const log = createRequestLog(write);
  for (let count = 0; count < 500; count += 1) log.add(entry);
  expect(write).toHaveBeenCalledTimes(1);
  log.add(entry);
  log.flush();
  expect(write).toHaveBeenCalledTimes(2);
  log.flush();
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledTimes(2);
});

test('clips long paths', () => {
  const write = vi.fn();
  const log = createRequestLog(write);
  log.add({ ...entry, path: `/${'a'.repeat(3000)}` });
  log.flush();
  expect(JSON.parse(String(write.mock.calls[0]?.[0])).path).toHaveLength(201);
});
