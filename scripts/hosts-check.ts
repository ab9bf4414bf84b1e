import { liveDifferences } from '../deploy/live-differences.ts';
import { readServedBuild } from '../deploy/served-build.ts';
import { requireBuild } from './build-stamp.mjs';
import { readFlags } from './read-flags.mjs';

const {
  words: [origin, dir],
} =
  readFlags(`npm run hosts:check    asks the live site for everything in dist, and says what differs
npm run hosts:check -- https://preview.example.com [build]    another address, another build`);

try {
  const build = await readServedBuild(dir ?? requireBuild());
  const site = origin ?? `https://${build.domain}`;
  const differences = await liveDifferences(site, build);
  for (const difference of differences) console.log(difference);
  console.log(`${site}: ${differences.length} differences from the build`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`Not checked: ${(error as Error).message}`);
  process.exitCode = 1;
}
