import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkWords } from '../../src/content/check-words.ts';
import { brandFile } from '../../src/content/environment.ts';
import type { Finding } from '../../src/content/finding.ts';
import { bytesBelow, namesBelow, readFiles, withBrand } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { counted } from '../../src/lib/text.ts';
import { canonical } from '../../src/writer/change-text.ts';
import { buildFolder } from '../setup/build-folder.mjs';
import { inputStamp, isBuilt } from '../setup/build-stamp.mjs';
import { findChromium, howToInstall } from '../setup/chromium.mjs';
import { readFlags } from '../setup/read-flags.mjs';
import { requireNode, root } from '../setup/run.mjs';
import { lookAtPages } from './look-at-pages.ts';
import { printReport, sayProgress } from './report.ts';

const { flags } = readFlags(
  `npm run check                says whether this site is sound: its words, its build, and every page in a browser
npm run check -- --words     only the words, in a second or two
npm run check -- --live      also what must not go live: samples, demo forms, placeholders, unconfirmed claims
npm run check -- --fix       first brings every file into the form in which the editor writes it
npm run check -- --json      the findings for machines: { findings: [{ severity, page, file, line, path, message }], unchecked }
BRAND=name npm run check     with another brand

Ends with 0 if nothing has to be changed, else with 1.`,
  {
    words: { type: 'boolean' },
    live: { type: 'boolean' },
    fix: { type: 'boolean' },
    json: { type: 'boolean' },
  },
);

/** Builds the site if dist is not up to date. Resolves to what went wrong. */
async function build(folder: string): Promise<Finding[]> {
  if (isBuilt(inputStamp(), folder)) return [];
  sayProgress('Building the site');
  try {
    const args = ['tools/build/build.mjs', '--out', folder];
    await promisify(execFile)(requireNode(), args, { cwd: root, maxBuffer: 2 ** 26 });
    return [];
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const last = (stderr.trim() || stdout.trim()).split('\n').slice(-20).join('\n    ');
    return [{ severity: 'error', file: 'dist', line: 1, message: `The build fails:\n    ${last}` }];
  }
}

const start = performance.now();
const brandPath = brandFile();
const all = withBrand(readFiles(root), brandPath);
/** Files that the editor would write otherwise, line breaks and all. */
const unlike = Object.entries(all).flatMap(([file, text]) => {
  const same = readSource(file, text).findings.length > 0 ? text : canonical(file, text);
  return same === text ? [] : [[file, same] as const];
});
if (flags.fix)
  for (const [file, text] of unlike) {
    writeFileSync(resolve(root, file), text);
    all[file] = text;
  }
const isLive = flags.live ?? false;
const { findings, site } = checkWords(all, brandPath, {
  readBytes: bytesBelow(root),
  namesIn: namesBelow(root),
  isLive,
});
/** What was not looked at, and why. */
const unchecked: string[] = [];
let looked = 0;

if (!flags.words && !site)
  unchecked.push('The pages were not looked at: they cannot be built before this is settled.');
if (!flags.words && site) {
  const folder = buildFolder();
  const failed = await build(folder);
  findings.push(...failed);
  const chromium = failed.length > 0 ? undefined : findChromium();
  if (chromium) {
    const seen = await lookAtPages(site, folder, chromium.quick);
    findings.push(...seen.findings);
    looked = seen.count;
  } else
    unchecked.push(
      failed.length > 0
        ? 'The pages were not looked at: the build fails.'
        : `The pages were not opened in a browser, to find sideways scroll, cut words, contrast, dead anchors and the like: ${howToInstall}.`,
    );
}
sayProgress('');

if (unlike.length > 0 && !flags.json) {
  const names = unlike.map(([file]) => file).join(', ');
  console.log(
    flags.fix
      ? `Now in the form in which the editor writes: ${names}\n`
      : `The editor would break lines otherwise in ${counted(unlike.length, 'file')}: “npm run check -- --fix” does it now\n`,
  );
}
const isSettled = findings.every(({ severity }) => severity === 'warning');
if (flags.json) console.log(JSON.stringify({ findings, unchecked }, null, 2));
else {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  printReport(findings, { unchecked, brandPath, isLive, looked, seconds });
}
process.exitCode = isSettled ? 0 : 1;
