import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkWords } from '../../src/content/check-words.ts';
import { brandFile } from '../../src/content/environment.ts';
import type { Finding } from '../../src/content/finding.ts';
import { bytesBelow, namesBelow, readFiles, withBrand } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { canonical } from '../../src/writer/change-text.ts';
import { buildFolder } from '../setup/build-folder.mjs';
import { inputStamp, isBuilt } from '../setup/build-stamp.mjs';
import { findChromium, howToInstall } from '../setup/chromium.mjs';
import { readFlags } from '../setup/read-flags.mjs';
import { requireNode, root } from '../setup/run.mjs';
import { lookAtPages } from './look-at-pages.ts';
import { printReport, showProgress } from './report.ts';

const { flags } = readFlags(
  `npm run check                checks the content and the build, and opens every page in a browser
npm run check -- --words     checks only the content, in a second or two
npm run check -- --live      also lists what must not go live: samples, demo forms, placeholders, unconfirmed claims
npm run check -- --fix       first formats every content file as the editor does
npm run check -- --json      prints JSON: { findings: [{ severity, page, file, line, path, message }], unchecked }
BRAND=name npm run check     checks with another brand

The exit code is 0 if nothing has to be changed, otherwise 1.`,
  {
    words: { type: 'boolean' },
    live: { type: 'boolean' },
    fix: { type: 'boolean' },
    json: { type: 'boolean' },
  },
);

/** Builds the site if dist is not up to date. Resolves to the problems. */
async function build(folder: string): Promise<Finding[]> {
  if (isBuilt(inputStamp(), folder)) return [];
  showProgress('Building the site');
  try {
    const args = ['tools/build/build.mjs', '--out', folder];
    await promisify(execFile)(requireNode(), args, { cwd: root, maxBuffer: 2 ** 26 });
    return [];
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const last = (stderr.trim() || stdout.trim()).split('\n').slice(-20).join('\n    ');
    return [
      { severity: 'error', file: 'dist', line: 1, message: `The build failed:\n    ${last}` },
    ];
  }
}

const start = performance.now();
const brandPath = brandFile();
const all = withBrand(readFiles(root), brandPath);
/** Files that differ from the editor's format, with the text that it would write. */
const unformatted = Object.entries(all).flatMap(([file, text]) => {
  const formatted = readSource(file, text).findings.length > 0 ? text : canonical(file, text);
  return formatted === text ? [] : [[file, formatted] as const];
});
if (flags.fix)
  for (const [file, text] of unformatted) {
    writeFileSync(resolve(root, file), text);
    all[file] = text;
  }
const isLive = flags.live ?? false;
const { findings, site } = checkWords(all, brandPath, {
  readBytes: bytesBelow(root),
  namesIn: namesBelow(root),
  isLive,
});
/** Checks that were skipped, with the reason. */
const unchecked: string[] = [];
let openedCount = 0;

if (!flags.words && !site)
  unchecked.push('The pages were not checked. Fix the errors above first.');
if (!flags.words && site) {
  const folder = buildFolder();
  const failed = await build(folder);
  findings.push(...failed);
  const chromium = failed.length > 0 ? undefined : findChromium();
  if (chromium) {
    const seen = await lookAtPages(site, folder, chromium.quick);
    findings.push(...seen.findings);
    openedCount = seen.count;
  } else
    unchecked.push(
      failed.length > 0
        ? 'The pages were not checked, because the build failed.'
        : `The pages were not checked for layout, contrast and broken links, because no Chromium was found. ${howToInstall}.`,
    );
}
showProgress('');

if (unformatted.length > 0 && !flags.json) {
  const names = unformatted.map(([file]) => file).join(', ');
  console.log(
    flags.fix
      ? `Reformatted: ${names}\n`
      : `Not in the editor's format: ${names}. To reformat: npm run check -- --fix\n`,
  );
}
const hasPassed = findings.every(({ severity }) => severity === 'warning');
if (flags.json) console.log(JSON.stringify({ findings, unchecked }, null, 2));
else {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  printReport(findings, { unchecked, brandPath, isLive, openedCount, seconds });
}
process.exitCode = hasPassed ? 0 : 1;
