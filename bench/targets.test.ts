import { expect, test } from 'vitest';
import { samplePage } from './sample-results.ts';
import { missedByBuild, missedByPage, missedByServer, ratios } from './targets.ts';

test('a page at its targets misses nothing', () => {
  const page = { firstPaint: 800 * 1.15, largestPaint: 900 * 1.154, blocking: 30.4 };
  expect(missedByPage(samplePage({ page }))).toEqual([]);
});

test.each([
  [{ page: { performance: 99 } }, 'performance 99'],
  [{ quality: { accessibility: 98 } }, 'accessibility 98'],
  [{ quality: { bestPractices: 96 } }, 'best practices 96'],
  [{ quality: { seo: 92 } }, 'SEO 92'],
  [{ page: { firstPaint: 930 } }, 'first paint × 1.16'],
  [{ page: { largestPaint: 1080 } }, 'largest paint × 1.20'],
  [{ page: { blocking: 31 } }, 'blocking ms 31'],
  [{ page: { shift: 0.001 } }, 'shift 0.001'],
])('%j is a miss', (changed, missed) => {
  expect(missedByPage(samplePage(changed))).toEqual([missed]);
});

test('an error page is not judged by what search engines make of it', () => {
  expect(missedByPage(samplePage({ quality: { seo: undefined } }))).toEqual([]);
});

test('ratios are of the page to its limit page', () => {
  expect(ratios(samplePage())).toEqual({ firstPaint: 1.05, largestPaint: 1.1 });
});

test('the server is held against the other one', () => {
  const load = (name: string, requestsPerSecond: number, errors = 0) => ({
    name,
    requestsPerSecond,
    p99: 1,
    errors,
  });
  expect(missedByServer([load('own', 5000), load('nginx', 10_000)])).toEqual([]);
  expect(missedByServer([load('own', 4900), load('nginx', 10_000)])).toEqual([
    'rate ÷ nginx’s 0.49',
  ]);
  expect(missedByServer([load('own', 9000, 3), load('nginx', 10_000)])).toEqual([
    'failed requests 3',
  ]);
});

test('build and edit have their limits', () => {
  expect(missedByBuild({ cleanSeconds: 20, editMs: 300, growth: [] })).toEqual([]);
  expect(missedByBuild({ cleanSeconds: 20.3, editMs: 301, growth: [] })).toEqual([
    'clean build s 20.3',
    'edit ms 301',
  ]);
});
