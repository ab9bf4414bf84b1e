import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hostFiles } from './host-files.ts';
import { readPlan } from './plan.ts';
import { writeFiles } from './write-files.ts';

const project = resolve(import.meta.dirname, '..');
const usage = `node deploy/generate.ts [build] [--out folder] [--root folder] [--listen address] [--without-brotli]

  build             the folder to read; dist
  --out             where the configurations go; deploy/out
  --root            the build's folder on the machine that serves it; the one that was read
  --listen          plain HTTP on this address, as behind a load balancer; else the domain with TLS
  --without-brotli  for an nginx that lacks the brotli module
`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      root: { type: 'string' },
      listen: { type: 'string' },
      'without-brotli': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  return {
    help: values.help,
    dir: resolve(positionals[0] ?? resolve(project, 'dist')),
    out: resolve(values.out ?? resolve(project, 'deploy/out')),
    options: { root: values.root, listen: values.listen, brotli: !values['without-brotli'] },
  };
}

async function generate() {
  const { help, dir, out, options } = readArguments();
  if (help) return process.stdout.write(usage);
  const files = hostFiles(await readPlan(dir), options);
  await writeFiles(out, files);
  return process.stdout.write(
    `${Object.keys(files)
      .map((name) => `${out}/${name}`)
      .join('\n')}\n`,
  );
}

generate().catch((error: Error) => {
  process.stderr.write(`Nothing generated: ${error.message}\n`);
  process.exitCode = 1;
});
