import { resolve } from 'node:path';
import { readFlags } from '../scripts/read-flags.mjs';
import { requireBrandBuilt } from './brand-built.ts';
import { hostFiles } from './host-files.ts';
import { readPlan } from './plan.ts';
import { writeFiles } from './write-files.ts';

const project = resolve(import.meta.dirname, '..');
const usage = `npm run hosts    writes the configurations of other hosts for the build in dist
npm run hosts -- [build] [--out folder] [--root folder] [--listen address] [--without-brotli]

  build             the folder to read; dist
  --out             where the configurations go; deploy/out
  --root            the build's folder on the machine that serves it; the one that was read
  --listen          plain HTTP on this address, as behind a load balancer; else the domain with TLS
  --without-brotli  for an nginx that lacks the brotli module`;

function readArguments() {
  const { flags, words } = readFlags(usage, {
    out: { type: 'string' },
    root: { type: 'string' },
    listen: { type: 'string' },
    'without-brotli': { type: 'boolean' },
  });
  if (!words[0]) requireBrandBuilt();
  return {
    dir: resolve(words[0] ?? resolve(project, 'dist')),
    out: resolve(flags.out ?? resolve(project, 'deploy/out')),
    options: { root: flags.root, listen: flags.listen, brotli: !flags['without-brotli'] },
  };
}

async function generate() {
  const { dir, out, options } = readArguments();
  const files = hostFiles(await readPlan(dir), options);
  await writeFiles(out, files);
  process.stdout.write(
    `${Object.keys(files)
      .map((name) => `${out}/${name}`)
      .join('\n')}\n`,
  );
}

generate().catch((error: Error) => {
  process.stderr.write(`Nothing generated: ${error.message}\n`);
  process.exitCode = 1;
});
