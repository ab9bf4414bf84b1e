import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { chart } from './chart.ts';
import { withReport } from './readme.ts';
import { report } from './report.ts';
import type { Results } from './results.ts';

const folder = join(root, 'bench/results');
const readme = join(root, 'README.md');

const picture =
  '![First and largest paint of every page as multiples of its limit page](bench/results/latest.svg)';

/** Found missing now rather than after an hour of measuring. */
export async function requireMarkers() {
  withReport(await readFile(readme, 'utf8'), '');
}

/** A part that was not measured this time keeps what the last run found. */
async function addTo(file: string, results: Results): Promise<Results> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const earlier = JSON.parse(text) as Partial<Results>;
  return { ...earlier, ...results, dates: { ...earlier.dates, ...results.dates } };
}

/** Writes figures and chart, and into the README what may be quoted. */
export async function publish(measured: Results, isQuotable: boolean) {
  const name = join(folder, isQuotable ? 'latest' : 'partial');
  await mkdir(folder, { recursive: true });
  const results = isQuotable ? await addTo(`${name}.json`, measured) : measured;
  await writeFile(`${name}.json`, `${JSON.stringify(results, null, 2)}\n`);
  if (results.pages) await writeFile(`${name}.svg`, chart(results.pages));
  if (!isQuotable) return;
  const text = `${picture}\n\n${report(results)}`;
  await writeFile(readme, withReport(await readFile(readme, 'utf8'), text));
}
