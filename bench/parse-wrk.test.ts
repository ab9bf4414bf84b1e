import { expect, test } from 'vitest';
import { parseWrk } from './parse-wrk.ts';

const clean = `Running 10s test @ http://127.0.0.1:4600/
  2 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     5.01ms    1.22ms  40.52ms   92.16%
    Req/Sec     6.44k   517.73     7.24k    79.00%
  Latency Distribution
     50%    4.80ms
     99%    9.63ms
  128224 requests in 10.01s, 3.78GB read
Requests/sec:  12809.59
`;

test('reads requests, seconds and the slowest hundredth', () => {
  expect(parseWrk(clean)).toEqual({ requests: 128_224, seconds: 10.01, p99: 9.63, errors: 0 });
});

test('counts every kind of error', () => {
  const report = clean.replace(
    'Requests/sec',
    '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 5\nRequests/sec',
  );
  expect(parseWrk(report).errors).toBe(15);
});

test.each([
  ['880.00us', 0.88],
  ['1.20s', 1200],
])('a latency of %s is %d ms', (printed, ms) => {
  expect(parseWrk(clean.replace('9.63ms', printed)).p99).toBeCloseTo(ms);
});

test('refuses what is no report', () => {
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
});
