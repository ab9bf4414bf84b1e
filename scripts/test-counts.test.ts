import { expect, test } from 'vitest';
import { countPlaywright, countVitest, readCounts, settle, sum } from './test-counts.mjs';

test('a file that could not be loaded is one failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 5, failed: 2 });
});

test('counts browser tests and errors outside of them', () => {
  const stats = { expected: 10, unexpected: 2, flaky: 1 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 11, failed: 2 });
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 11, failed: 3 });
});

test.each([
  ['all well', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['named failures', 1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  ['an end without a named failure', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  ['no report', 1, undefined, { passed: 0, failed: 1 }],
  ['nothing run', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
])('%s', (_name, code, reported, counts) => {
  expect(settle(code, reported)).toEqual(counts);
});

test('adds up', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
  const all = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 3 },
  ];
  expect(sum(all)).toEqual({ passed: 21, failed: 3 });
});

test('a report that was never written has no counts', () => {
  expect(readCounts('/nowhere/report.json', countVitest)).toBeUndefined();
});
