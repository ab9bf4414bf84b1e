import { join, relative, resolve } from 'node:path';
import { formsNote, hostFiles, writeFiles } from './host-files.ts';
import { readServedBuild } from './served-build.ts';
import { requireBuild } from '../setup/build-stamp.mjs';
import { readFlags } from '../setup/read-flags.mjs';
import { root } from '../setup/run.mjs';

const { flags, words } = readFlags(
  `npm run hosts    writes the configurations of other hosts for the build in dist
npm run hosts -- [build] [--out folder] [--root folder] [--listen address] [--without-brotli] [--server address]

  build             the folder to read; dist, or dist/NAME after “npm run build:all”
  --out             where the configurations go; hosts, or hosts/NAME
  --root            the build's folder on the machine that serves it; the one that was read
  --listen          plain HTTP on this address, as behind a load balancer; else the domain with TLS
  --without-brotli  for an nginx that lacks the brotli module
  --server          where the site's own server listens, which takes forms; 127.0.0.1:3000`,
  {
    out: { type: 'string' },
    root: { type: 'string' },
    listen: { type: 'string' },
    'without-brotli': { type: 'boolean' },
    server: { type: 'string' },
  },
);

try {
  const dir = words[0] ?? requireBuild();
  const build = await readServedBuild(dir);
  // For dist/acme, hosts/acme.
  const own = words[0] ? '' : relative(join(root, 'dist'), dir);
  const out = resolve(flags.out ?? join(root, 'hosts', own));
  const { root: servedFrom, listen, 'without-brotli': withoutBrotli, server } = flags;
  const files = hostFiles(build, {
    root: servedFrom,
    listen,
    brotli: !withoutBrotli,
    formsServer: server,
  });
  await writeFiles(out, files);
  for (const name of Object.keys(files)) console.log(`${out}/${name}`);
  if (build.takesForms) console.log(formsNote);
} catch (error) {
  console.error(`Nothing generated: ${(error as Error).message}`);
  process.exitCode = 1;
}
