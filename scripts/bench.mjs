import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';
import { installPackages } from './debian-package.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './install.mjs';
import { readFlags } from './read-flags.mjs';
import { run } from './run.mjs';

readFlags(
  `npm run bench    measures the site beside a page that has nothing but its text; takes an hour

--only pages,bytes     some of pages, navigation, bytes, server and build
--pages /,/pricing     some of the pages
--rounds 5             how often each is measured`,
  { only: { type: 'string' }, pages: { type: 'string' }, rounds: { type: 'string' } },
);

/** @param {string} command */
const isPresent = (command) => !spawnSync(command, ['--version'], { stdio: 'ignore' }).error;

await ensureInstalled();
const chromium = await ensureChromium();
for (const command of ['wrk', 'openssl']) {
  if (isPresent(command)) continue;
  await installPackages(command);
  if (isPresent(command)) continue;
  console.error(`The benchmark needs ${command}: install it and run again.`);
  process.exit(1);
}
const node = await ensureBuilt();
const env = { ...process.env, CHROMIUM_PATH: chromium.whole };
process.exit(await run(node, ['bench/main.ts', ...process.argv.slice(2)], env));
