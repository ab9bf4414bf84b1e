import { expect, test } from 'vitest';
import { samplePage } from './sample-results.ts';
import { pairMedians, planTurns } from './speed-rounds.ts';

test('every page has its turn before any has its next', () => {
  expect(planTurns(['/', '/about'], 1)).toEqual([
    { path: '/', protocol: 'HTTP/1.1' },
    { path: '/', protocol: 'HTTP/2' },
    { path: '/about', protocol: 'HTTP/1.1' },
    { path: '/about', protocol: 'HTTP/2' },
  ]);
});

test('every round is run over both protocols', () => {
  const turns = planTurns(['/', '/about'], 5);
  const count = (protocol: string) => turns.filter((turn) => turn.protocol === protocol).length;
  expect([count('HTTP/1.1'), count('HTTP/2')]).toEqual([10, 10]);
});

test('medians are taken figure by figure, for the page and for its limit', () => {
  const pairs = [
    samplePage({ page: { firstPaint: 900, blocking: 5 } }),
    samplePage({ page: { firstPaint: 700, blocking: 50 } }),
    samplePage({ page: { firstPaint: 800, blocking: 10 } }),
  ];
  expect(pairMedians(pairs).page).toMatchObject({ firstPaint: 800, blocking: 10 });
  expect(pairMedians(pairs).limit).toEqual(samplePage().limit);
});
