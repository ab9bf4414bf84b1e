import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failures: string[] }} Outcome */

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A failed test with the start of its message. @param {string} name @param {string} [message] */
const withReason = (name, message = '') =>
  `${name}\n${stripVTControlCharacters(message).slice(0, 2000)}`.trim().replaceAll('\n', '\n    ');

/**
 * A file that cannot be loaded has no tests and counts as one failure.
 *
 * @param {string} file
 * @returns {Outcome | undefined}
 */
export function readVitest(file) {
  const report = readJson(file);
  return (
    report && {
      passed: report.numPassedTests,
      failures: report.testResults.flatMap((/** @type {any} */ { name, message, ...result }) => {
        const all = /** @type {any[]} */ (result.assertionResults);
        if (result.status === 'failed' && all.every(({ status }) => status !== 'failed'))
          return [withReason(name, message)];
        return all
          .filter(({ status }) => status === 'failed')
          .map((test) => withReason(`${name}: ${test.fullName}`, test.failureMessages[0]));
      }),
    }
  );
}

/** @param {any} suite @returns {string[]} */
const failedIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter((/** @type {any} */ { ok }) => !ok)
    .map((/** @type {any} */ { file, line, title, tests }) =>
      withReason(`${file}:${line}: ${title}`, tests.at(-1)?.results.at(-1)?.error?.message),
    ),
  ...suites.flatMap(failedIn),
];

/** @param {string} file @returns {Outcome | undefined} */
export function readPlaywright(file) {
  const report = readJson(file);
  return (
    report && {
      passed: report.stats.expected,
      failures: [
        ...report.errors.map((/** @type {any} */ { message }) => withReason('error', message)),
        ...failedIn(report),
      ],
    }
  );
}
