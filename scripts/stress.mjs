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
process.exit(await run(node, ['tests/stress/main.ts', ...process.argv.slice(2)]));
