import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { installChromium, requireChromium } from '../setup/chromium.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { readFlags } from '../setup/read-flags.mjs';
import { requireNode, root } from '../setup/run.mjs';
import { readPlaywright, readVitest } from './read-reports.mjs';

const { flags } = readFlags(
  `npm test             tests the kit: the shipped site, and every band by its example
npm test -- --all    also other browsers and hosts, PostgreSQL, an owner's site, the editor, an update`,
  { all: { type: 'boolean' } },
);

await ensureInstalled();
await installChromium();
const chromium = requireChromium();
const node = requireNode();
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'));
const reportOf = (/** @type {string} */ name) => join(reports, `${name}.json`);

/** @typedef {import('./read-reports.mjs').Outcome} Outcome */
/** @typedef {{ name: string, args: string[], read?: (file: string) => Outcome | undefined }} Step */

/** @param {string} name of the project @returns {Step} */
const vitest = (name) => ({
  name,
  args: ['vitest/vitest.mjs', 'run', '--project', name, '--reporter=dot', '--reporter=json'].concat(
    `--outputFile.json=${reportOf(name)}`,
  ),
  read: readVitest,
});

/** @param {string} name @param {string[]} args @returns {Step} */
const playwright = (name, ...args) => ({
  name,
  args: ['@playwright/test/cli.js', 'test', '--reporter=dot,json', ...args],
  read: readPlaywright,
});

/**
 * Lanes run in parallel, and the steps of a lane one after another. Both lanes of the first row take
 * about the same processor time, so that two cores are busy until the end.
 *
 * @type {Step[][][]}
 */
const rows = [
  [
    [
      { name: 'types', args: ['astro/bin/astro.mjs', 'check'] },
      { name: 'style', args: ['@biomejs/biome/bin/biome', 'check'] },
      { name: 'unused', args: ['knip/bin/knip.js'] },
      vitest('unit'),
    ],
    [
      { name: 'build', args: ['../tools/build/build.mjs'] },
      vitest('built'),
      playwright('browser', ...(flags.all ? [] : ['--project=spec', '--project=examples'])),
    ],
  ],
  ...(flags.all ? [[[vitest('more')], [playwright('edit', '--config=tests/edit')]]] : []),
];

/** Prints the output of a step when it ends, so that lanes do not mix. @param {Step} step */
async function runStep({ name, args: [program = '', ...args], read }) {
  const start = performance.now();
  console.log(`${name} started`);
  const child = spawn(node, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      CHROMIUM_PATH: chromium.quick,
      WHOLE_CHROMIUM_PATH: chromium.whole,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  console.log(`\n== ${name}\n${output}`);
  const plain = { passed: Number(code === 0), failures: [] };
  const { passed, failures } = (read ? read(reportOf(name)) : plain) ?? { ...plain, passed: 0 };
  // A runner can fail without naming a test, or run none.
  if (failures.length === 0 && (code !== 0 || passed === 0)) failures.push(`ended with ${code}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { name, passed, failures, seconds };
}

/** @param {Step[]} lane */
async function runLane(lane) {
  const results = [];
  for (const step of lane) results.push(await runStep(step));
  return results;
}

const results = [];
for (const row of rows) {
  const lanes = await Promise.all(row.map(runLane));
  results.push(...lanes.flat());
}
rmSync(reports, { recursive: true, force: true });

// At the end, where readers of a long log look first.
console.log('');
for (const { name, passed, failures, seconds } of results) {
  console.log(`${name}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
  for (const failure of failures) console.log(`  failed: ${failure}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, { failures }) => sum + failures.length, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
