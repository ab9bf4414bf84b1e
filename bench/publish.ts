import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { chart } from './chart.ts';
import { report, summary } from './report.ts';
import type { Results } from './results.ts';

const folder = join(root, 'bench/results');
const start = '<!-- bench:start -->';
const end = '<!-- bench:end -->';

const picture =
  '![First and largest paint of every page as multiples of its limit page](bench/results/latest.svg)';

/** Replaces what is between the markers of a document. */
export function withPart(document: string, text: string): string {
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new Error(`no part between ${start} and ${end}`);
  return `${document.slice(0, from + start.length)}\n${text}\n${document.slice(to)}`;
}

async function update(name: string, text: string) {
  const file = join(root, name);
  await writeFile(file, withPart(await readFile(file, 'utf8'), text));
}

async function save(name: string, results: Results) {
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(3)) : value;
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(results, rounded, 1)}\n`);
  if (results.pages) await writeFile(join(folder, `${name}.svg`), chart(results.pages));
}

/** Saves a partial run beside the last whole one, and publishes only whole runs. */
export async function publish(measured: Results, isWhole: boolean) {
  if (!isWhole) return save('partial', measured);
  // A part that was not measured this time keeps its last result.
  const earlier: Results = JSON.parse(await readFile(join(folder, 'latest.json'), 'utf8'));
  const dates = { ...earlier.dates, ...measured.dates };
  const results = { ...earlier, ...measured, dates };
  await save('latest', results);
  await update('docs/performance.md', report(results));
  await update('README.md', `${picture}\n\n${summary(results)}`);
}
