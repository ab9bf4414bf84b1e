import { spawnSync } from 'node:child_process';
import { inputStamp, isBuilt } from './build-stamp.mjs';
import { ensureChromium } from './chromium.mjs';
import { installPackages } from './debian-package.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './pinned-node.mjs';
import { run } from './run.mjs';

// Debian keeps nginx where only root's shell looks.
process.env.PATH += ':/usr/sbin';

/** Programs the benchmark calls, and the Debian packages that bring them. */
const tools = [
  { command: 'wrk', args: ['-v'], packages: ['wrk'] },
  { command: 'openssl', args: ['version'], packages: ['openssl'] },
  {
    command: 'nginx',
    args: ['-v'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
];

/** @param {typeof tools[number]} tool */
const isPresent = ({ command, args }) =>
  spawnSync(command, args, { stdio: 'ignore' }).error === undefined;

await ensureInstalled();
const chromium = await ensureChromium();
for (const tool of tools) {
  if (isPresent(tool)) continue;
  await installPackages(...tool.packages);
  if (isPresent(tool)) continue;
  console.error(`The benchmark needs ${tool.command}: install it and run again.`);
  process.exit(1);
}
const node = requireNode();
if (!isBuilt(inputStamp())) {
  const code = await run(node, ['scripts/build.mjs']);
  if (code !== 0) process.exit(code);
}
const env = { ...process.env, CHROMIUM_PATH: chromium.whole };
process.exit(await run(node, ['bench/main.ts', ...process.argv.slice(2)], env));
