import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { chart } from './chart.ts';
import { report, summary } from './report.ts';
import type { Audit, PageResult, Results } from './results.ts';
import { missed, missedByPage, missedByServer } from './targets.ts';

const limit: Audit = {
  performance: 100,
  accessibility: 100,
  bestPractices: 92,
  seo: 82,
  firstPaint: 800,
  largestPaint: 900,
  blocking: 4,
  shift: 0,
  mainThread: 1400,
  elements: 840,
};
const page = { ...limit, bestPractices: 100, seo: 100, firstPaint: 840, largestPaint: 990 };

/** A page that meets every target, but for what is changed. */
const samplePage = (changed: Partial<Audit> = {}, path = '/pricing'): PageResult => ({
  path,
  page: { ...page, ...changed },
  limit,
});

const sampleResults: Results = {
  dates: { pages: '2026-11-15', build: '2026-11-14' },
  rounds: 5,
  machine: 'two cores',
  pages: [samplePage({}, '/'), samplePage()],
  navigation: [
    { from: '/', to: '/pricing', isSudden: true, ms: 600, how: 'loaded after the click' },
    { from: '/', to: '/pricing', isSudden: false, ms: 40, how: 'prerendered' },
  ],
  bytes: [{ path: '/', html: 9876, css: 12_700, script: 2000, fonts: 40_000, other: 500 }],
  server: { own: 9000, bare: 10_000, errors: 0 },
  build: { cleanSeconds: 9.8, editMs: 120 },
};

test('a page at its targets misses nothing', () => {
  const paints = { firstPaint: 800 * 1.25, largestPaint: 900 * 1.254 };
  const page = samplePage({ ...paints, performance: 99, blocking: 120.4, shift: 0.01 });
  expect(missedByPage(page)).toEqual([]);
});

test.each([
  [{ performance: 98 }, 'performance 98'],
  [{ accessibility: 99 }, 'accessibility 99'],
  [{ bestPractices: 96 }, 'best practices 96'],
  [{ seo: 92 }, 'SEO 92'],
  [{ firstPaint: 1008 }, 'first paint × 1.26'],
  [{ largestPaint: 1170 }, 'largest paint × 1.30'],
  [{ blocking: 121 }, 'blocking ms 121'],
  [{ shift: 0.011 }, 'shift 0.011'],
])('%j is a miss', (changed, what) => {
  expect(missedByPage(samplePage(changed))).toEqual([what]);
});

test.each([
  [{ mainThread: 1501 }, 'main thread ms 1501'],
  [{ elements: 851 }, 'elements 851'],
])('%j is a miss of the landing page alone', (changed, what) => {
  expect(missedByPage(samplePage(changed, '/'))).toEqual([what]);
  expect(missedByPage(samplePage(changed))).toEqual([]);
});

test('an error page is not judged by what search engines make of it', () => {
  expect(missedByPage(samplePage({ seo: 54 }, '/404'))).toEqual([]);
});

test('the server is held against the bare one', () => {
  expect(missedByServer({ own: 800, bare: 1000, errors: 0 })).toEqual([]);
  expect(missedByServer({ own: 790, bare: 1000, errors: 0 })).toEqual([
    'share of the bare rate 0.79',
  ]);
  expect(missedByServer({ own: 900, bare: 1000, errors: 3 })).toEqual(['failed requests 3']);
});

test('lists what every part misses', () => {
  expect(missed(sampleResults)).toEqual([]);
  const bytes = (sampleResults.bytes ?? []).map((each) => ({
    ...each,
    script: 8001,
    fonts: 40_001,
  }));
  const server = { own: 1, bare: 2, errors: 0 };
  expect(missed({ ...sampleResults, pages: [samplePage({ seo: 92 })], bytes, server })).toEqual([
    '/pricing: SEO 92',
    '/: script bytes 8001',
    '/: font bytes 40001',
    'share of the bare rate 0.50',
  ]);
});

const rowsOf = (text: string, start: string) =>
  text.split('\n').filter((line) => line.startsWith(`| ${start} |`));

test('a page’s row has scores, paints with their ratios, blocking, shift, work, size and the verdict', () => {
  const row =
    '| /pricing | 100 100 100 100 | 840 (1.05) | 990 (1.10) | 4 (4) | 0.000 | 1,400 | 840 | yes |';
  expect(rowsOf(report(sampleResults), '/pricing')).toEqual([row]);
});

test('a page that misses says what, and an error page has no SEO', () => {
  const page = samplePage({ largestPaint: 1800, seo: 54 }, '/404');
  const [row] = rowsOf(report({ ...sampleResults, pages: [page] }), '/404');
  expect(row).toContain('| 100 100 100 – |');
  expect(row).toContain('| largest paint × 2.00 |');
});

test('every part has its figures and its day', () => {
  const text = report(sampleResults);
  expect(text).toContain('Medians of 5 on two cores: pages 2026-11-15, build 2026-11-14.');
  expect(text).toContain('| / → /pricing | rested | 40 | prerendered |');
  expect(text).toContain('| / | 9.9 | 12.7 | 2.0 | 40.0 | 0.5 | yes |');
  expect(text).toContain('9,000 and 10,000 requests/s, 0 failed');
});

test('in short it is a line for each part', () => {
  const lines = summary(sampleResults).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain('2 of 2 pages meet every target; largest paint is 1.10 ×');
  expect(lines[1]).toMatch(/600 ms after a sudden click.* 40 ms when the pointer has rested/);
  expect(lines[3]).toContain('0.90 of what bare');
  expect(lines[4]).toContain('9.8 s; a saved heading shows in the browser after 120 ms');
});

test('a part that was not measured is not shown', () => {
  const { server: _server, build: _build, ...rest } = sampleResults;
  expect(report(rest)).not.toMatch(/### (The server|Building)/);
  expect(summary(rest).split('\n')).toHaveLength(3);
});

/** Lengths of the bars, without the key's. */
const bars = (svg: string, name: string) => {
  const [root] = parseFragment(svg).childNodes;
  const children = root && 'childNodes' in root ? root.childNodes : [];
  return children
    .flatMap((node) =>
      'attrs' in node ? [Object.fromEntries(node.attrs.map((a) => [a.name, a.value]))] : [],
    )
    .filter((each) => each.class === name && each.width)
    .map(({ width }) => Number(width))
    .slice(1);
};

test('two bars a page, as long as their ratios', () => {
  const svg = chart([samplePage(), samplePage({ firstPaint: 420 })]);
  const [long = 0, short = 0] = bars(svg, 'first');
  expect(long / short).toBeCloseTo(2, 1);
  expect(bars(svg, 'largest')).toHaveLength(2);
});

test('grows with the slowest page instead of cutting it off', () => {
  const [longest = 0] = bars(chart([samplePage({ largestPaint: 9000 })]), 'largest');
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(500);
});

test('names every page, its ratios and the target', () => {
  const svg = chart([samplePage()]);
  for (const words of ['/pricing', '1.05 · 1.10', 'target 1.25'])
    expect(svg).toContain(`>${words}<`);
});
