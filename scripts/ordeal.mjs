import { inputStamp, isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './pinned-node.mjs';
import { run } from './run.mjs';

await ensureInstalled();
const node = requireNode();
if (!isBuilt(inputStamp())) {
  const code = await run(node, ['scripts/build.mjs']);
  if (code !== 0) process.exit(code);
}
// Ten thousand connections are as many open files, on either side. Where the limit cannot be raised
// the trial itself says at which connection it ended.
const raise = 'ulimit -n 20000 2>/dev/null || ulimit -n "$(ulimit -H -n)"; exec "$@"';
const args = ['-c', raise, 'sh', node, 'tests/ordeal/main.ts', ...process.argv.slice(2)];
process.exit(await run('sh', args));
