import { expect, test } from 'vitest';
import { readPlaywright, readReport, readVitest, settle } from './test-counts.mjs';

const failed = { status: 'failed', fullName: 'adds up', failureMessages: ['no\nsum'] };
const passed = { status: 'passed', fullName: 'reads' };

test('names each failure, and a file that could not be loaded', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [failed, passed] },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [passed] },
  ];
  expect(readVitest({ numPassedTests: 5, testResults })).toEqual({
    passed: 5,
    failures: ['a.test.ts: adds up\n    no\n    sum', 'b.test.ts'],
  });
});

test('names failed browser tests, and errors outside of them', () => {
  const spec = { file: 'a.spec.ts' };
  const error = { message: '\u001b[31mshut\u001b[0m' };
  const specs = [
    { ...spec, line: 3, title: 'opens', ok: false, tests: [{ results: [{ error }] }] },
    { ...spec, line: 9, title: 'closes', ok: true },
  ];
  const suites = [{ suites: [{ specs }] }];
  const errors = [{ message: 'no server' }];
  expect(readPlaywright({ stats: { expected: 10 }, suites, errors })).toEqual({
    passed: 10,
    failures: ['no server', 'a.spec.ts:3: opens\n    shut'],
  });
});

test.each([
  ['all well', 0, { passed: 3, failures: [] }, []],
  ['named failures', 1, { passed: 3, failures: ['a', 'b'] }, ['a', 'b']],
  ['an end without a named failure', 1, { passed: 3, failures: [] }, ['ended with code 1']],
  ['no report', 1, readReport('/nowhere.json', readVitest), ['ended with code 1']],
  ['nothing run', 0, { passed: 0, failures: [] }, ['ended with code 0']],
])('%s', (_name, code, outcome, failures) => {
  expect(settle(code, outcome)).toEqual({ ...outcome, failures });
});
