import { release, rollBack } from '../deploy/release.ts';
import { requireBuild } from './build-stamp.mjs';
import { readFlags } from './read-flags.mjs';

const usage = `npm run release -- /srv/site           makes the build in dist the current release there
npm run release -- /srv/site --back    makes the one before current again

  --server          with the own server and what it runs on
  --listen          plain HTTP on this address, as behind a load balancer
  --without-brotli  for an nginx that lacks the brotli module`;

const { flags, words } = readFlags(usage, {
  back: { type: 'boolean' },
  listen: { type: 'string' },
  server: { type: 'boolean' },
  'without-brotli': { type: 'boolean' },
});

async function publish(site: string): Promise<string> {
  if (flags.back) return rollBack(site);
  const { listen, server: withServer, 'without-brotli': withoutBrotli } = flags;
  return release(site, requireBuild(), undefined, { listen, withServer, brotli: !withoutBrotli });
}

try {
  const [site] = words;
  if (!site) throw new Error(`no folder given\n${usage}`);
  console.log(`${site}/current is ${await publish(site)}; now reload the server`);
} catch (error) {
  console.error(`Nothing changed: ${(error as Error).message}`);
  process.exitCode = 1;
}
