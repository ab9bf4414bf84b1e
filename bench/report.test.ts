import { expect, test } from 'vitest';
import { missed, report } from './report.ts';
import { samplePage, sampleResults } from './sample-results.ts';

const rowOf = (text: string, start: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`| ${start}`))
    ?.split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test('a page’s row has scores, paints with their ratios, blocking, shift and the verdict', () => {
  expect(rowOf(report(sampleResults), '/pricing')).toEqual([
    '/pricing',
    '100',
    '100',
    '100',
    '100',
    '840',
    '1.05',
    '990',
    '1.10',
    '0',
    '0',
    '0',
    'yes',
  ]);
});

test('a page that misses says what', () => {
  const page = samplePage({ page: { largestPaint: 1800 }, quality: { seo: undefined } });
  const row = rowOf(report({ ...sampleResults, pages: [page] }), '/pricing');
  expect(row?.at(-1)).toBe('largest paint × 2.00');
  expect(row?.[4]).toBe('–');
});

test('each protocol has its table, and how many pages met the targets', () => {
  const text = report(sampleResults);
  expect(text).toContain('**Pages over HTTP/1.1**');
  expect(text).toContain('Met by 2 of 2.');
  expect(text).toContain('**Pages over HTTP/2**');
});

test('a part that was not measured is not shown', () => {
  const { server: _server, build: _build, ...rest } = sampleResults;
  const text = report(rest);
  expect(text).toContain('menu link');
  expect(text).not.toContain('nginx');
  expect(text).not.toContain('Building');
});

test('says for each part when it was measured', () => {
  expect(report(sampleResults)).toMatch(/Pages over HTTP\/1\.1\*\*, 2026-11-15/);
  expect(report(sampleResults)).toMatch(/Building\*\*, 2026-11-14/);
});

test('says when a run was a quick one', () => {
  expect(report({ ...sampleResults, quick: true })).toContain('in a quick run');
  expect(report(sampleResults)).not.toContain('in a quick run');
});

test('lists every missed target of every part', () => {
  expect(missed(sampleResults)).toEqual([]);
  const results = {
    ...sampleResults,
    pages: [samplePage({ page: { blocking: 80, shift: 0.02 } })],
    build: { cleanSeconds: 31, editMs: 90, growth: [] },
  };
  expect(missed(results)).toEqual([
    '/pricing over HTTP/1.1: blocking ms 80',
    '/pricing over HTTP/1.1: shift 0.020',
    'build: clean build s 31.0',
  ]);
});
