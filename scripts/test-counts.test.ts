import { expect, test } from 'vitest';
import { readPlaywright, readReport, readVitest, settle, sum } from './test-counts.mjs';

test('a file that could not be loaded is one failure, and each has its name', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'adds up' },
          { status: 'passed', fullName: 'reads' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(readVitest(report)).toEqual({
    passed: 5,
    failed: 2,
    failures: ['b.test.ts', 'a.test.ts: adds up'],
  });
});

test('counts and names browser tests, and errors outside of them', () => {
  const stats = { expected: 10, unexpected: 1, flaky: 1 };
  const specs = [
    { file: 'a.spec.ts', line: 3, title: 'opens', ok: false },
    { file: 'a.spec.ts', line: 9, title: 'closes', ok: true },
  ];
  const suites = [{ suites: [{ specs }] }];
  expect(readPlaywright({ stats, suites, errors: [] })).toEqual({
    passed: 11,
    failed: 1,
    failures: ['a.spec.ts:3: opens'],
  });
  expect(readPlaywright({ stats, suites, errors: [{ message: 'no server' }] })).toEqual({
    passed: 11,
    failed: 2,
    failures: ['no server', 'a.spec.ts:3: opens'],
  });
});

test.each([
  ['all well', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['named failures', 1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  ['an end without a named failure', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  ['no report', 1, undefined, { passed: 0, failed: 1 }],
  ['nothing run', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
])('%s', (_name, code, reported, counts) => {
  const outcome = reported && { ...reported, failures: [] };
  expect(settle(code, outcome)).toEqual({ ...counts, failures: [] });
});

test('adds up', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
  const all = [
    { passed: 1, failed: 0 },
    { passed: 20, failed: 3 },
  ];
  expect(sum(all)).toEqual({ passed: 21, failed: 3 });
});

test('a report that was never written has no outcome', () => {
  expect(readReport('/nowhere/report.json', readVitest)).toBeUndefined();
});
