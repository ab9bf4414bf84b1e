import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { readReport, settle, sum } from './test-counts.mjs';
import { steps, stepsElsewhere } from './test-steps.mjs';

await ensureInstalled();
const chromium = await ensureChromium();
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));

/** @param {import('./test-steps.mjs').Step} step */
async function runStep({ name, script, report }) {
  const path = join(reports, `${name}.json`);
  const args = report ? ['--', ...report.args(path)] : [];
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium.quick,
    WHOLE_CHROMIUM_PATH: chromium.whole,
    ...report?.env(path),
  };
  const code = await run('npm', ['run', '--silent', script, ...args], env);
  return settle(
    code,
    report
      ? readReport(path, report.read)
      : { passed: Number(code === 0), failed: 0, failures: [] },
  );
}

// A runner ended by the keyboard says nothing on the site: stop instead of counting it.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    process.exitCode = 128 + constants.signals[signal];
  });
}

/** @type {Map<string, import('./test-counts.mjs').Outcome>} */
const results = new Map();
/** @type {string[]} */
const lines = [];
const isEverywhere = process.argv.includes('--everywhere');
for (const step of [...steps, ...(isEverywhere ? stepsElsewhere : [])]) {
  console.log(`\n== ${step.name}`);
  const began = performance.now();
  const isBlocked = step.needs !== undefined && results.get(step.needs)?.failed !== 0;
  if (isBlocked) console.log(`Not run: ${step.needs} failed`);
  const counts = isBlocked ? { passed: 0, failed: 1, failures: [] } : await runStep(step);
  if (process.exitCode) process.exit();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const line = `${step.name.padEnd(9)} ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`;
  console.log(`== ${line}`);
  results.set(step.name, counts);
  // The names again at the end, where whoever reads a long log looks first.
  lines.push(line, ...counts.failures.map((failure) => `  failed: ${failure}`));
}
rmSync(reports, { recursive: true, force: true });

const { passed, failed } = sum([...results.values()]);
console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
