import { expect, test } from 'vitest';
import { chart } from './chart.ts';
import { samplePage, sampleResults } from './sample-results.ts';

const bars = (svg: string, name: string) =>
  [
    ...svg.matchAll(
      new RegExp(`<rect class="${name}" x="[\\d.]+" y="\\d+" width="([\\d.]+)" height="8"`, 'g'),
    ),
  ].map(([, width]) => Number(width));

test('two bars a page, as long as their ratios', () => {
  const svg = chart([samplePage(), samplePage({ path: '/about', page: { firstPaint: 420 } })]);
  const [long = 0, short = 0] = bars(svg, 'first');
  expect(bars(svg, 'first')).toHaveLength(2);
  expect(bars(svg, 'largest')).toHaveLength(2);
  expect(long / short).toBeCloseTo(2, 1);
});

test('names every page once and prints every ratio', () => {
  const svg = chart(sampleResults.pages ?? []);
  expect(svg.match(/>\/pricing</g)).toHaveLength(1);
  expect(svg.match(/>1\.05</g)).toHaveLength(3);
  expect(svg.match(/>1\.10</g)).toHaveLength(3);
});

test('draws the line of the target, and marks what crosses it', () => {
  expect(chart([samplePage()])).toMatch(/<line class="target"/);
  expect(chart([samplePage()])).not.toContain('class="end over strong"');
  const slow = samplePage({ page: { largestPaint: 1080 } });
  expect(chart([slow]).match(/class="end over strong"[^>]*>1\.20</g)).toHaveLength(1);
});

test('grows with the slowest page instead of cutting it off', () => {
  const svg = chart([samplePage({ page: { largestPaint: 9000 } })]);
  const width = Number(/width="(\d+)"/.exec(svg)?.[1]);
  expect(Math.max(...bars(svg, 'largest'))).toBeLessThan(width);
});

test('follows the reader’s theme', () => {
  expect(chart([samplePage()])).toContain('prefers-color-scheme:dark');
});
