import { readFlags } from '../scripts/read-flags.mjs';
import { requireBrandBuilt } from './brand-built.ts';
import { release, rollBack } from './release.ts';

const usage = `npm run release -- /srv/site           makes the build in dist the current release there
npm run release -- /srv/site --back    makes the one before current again

  --server          with the own server and what it runs on
  --listen          plain HTTP on this address, as behind a load balancer
  --without-brotli  for an nginx that lacks the brotli module`;

async function publish() {
  const { flags, words } = readFlags(usage, {
    back: { type: 'boolean' },
    listen: { type: 'string' },
    server: { type: 'boolean' },
    'without-brotli': { type: 'boolean' },
  });
  const [site] = words;
  if (!site) throw new Error(`no folder given\n${usage}`);
  const { listen, back, server: withServer, 'without-brotli': withoutBrotli } = flags;
  if (!back) requireBrandBuilt();
  const name = back
    ? await rollBack(site)
    : await release(site, undefined, undefined, { listen, withServer, brotli: !withoutBrotli });
  process.stdout.write(`${site}/current is ${name}; now reload the server\n`);
}

publish().catch((error: Error) => {
  process.stderr.write(`Nothing changed: ${error.message}\n`);
  process.exitCode = 1;
});
