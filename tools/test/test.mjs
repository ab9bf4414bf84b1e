import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../setup/chromium.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { readFlags } from '../setup/read-flags.mjs';
import { run } from '../setup/run.mjs';
import { readReport, settle } from './test-counts.mjs';
import { moreSteps, steps } from './test-steps.mjs';

const { flags } = readFlags(
  `npm test             all tests that hold for any brand and content
npm test -- --all    also the shipped words, other servers and other browsers`,
  { all: { type: 'boolean' } },
);

await ensureInstalled();
const chromium = await ensureChromium();
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));

// Ctrl-C ends the runner, too: stop then, instead of counting it as failed.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    process.exitCode = 128 + constants.signals[signal];
  });
}

/** @param {import('./test-steps.mjs').TestStep} step */
async function runStep({ script, report }) {
  const path = join(reports, `${script.replace(':', '-')}.json`);
  const args = report ? ['--', ...report.args(path)] : [];
  const code = await run('npm', ['run', '--silent', script, ...args], {
    ...process.env,
    CHROMIUM_PATH: chromium.quick,
    WHOLE_CHROMIUM_PATH: chromium.whole,
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
  });
  const plain = { passed: Number(code === 0), failures: [] };
  return settle(code, report ? readReport(path, report.read) : plain);
}

/** @type {Map<string | undefined, import('./test-counts.mjs').Outcome>} */
const results = new Map();
const lines = [];
for (const step of [...steps, ...(flags.all ? moreSteps : [])]) {
  console.log(`\n== ${step.script}`);
  const start = performance.now();
  const outcome = results.get(step.needs)?.failures.length
    ? { passed: 0, failures: [`not run, because ${step.needs} failed`] }
    : await runStep(step);
  if (process.exitCode) process.exit();
  results.set(step.script, outcome);
  const { passed, failures } = outcome;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  lines.push(`${step.script}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
  lines.push(...failures.map((failure) => `  failed: ${failure}`));
}
rmSync(reports, { recursive: true, force: true });

const outcomes = [...results.values()];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.flatMap(({ failures }) => failures).length;
// At the end, where readers of a long log look first.
console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
