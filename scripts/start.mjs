import { inputStamp, isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './pinned-node.mjs';
import { run } from './run.mjs';

await ensureInstalled();
const node = requireNode();
if (!isBuilt(inputStamp())) {
  console.log('Building the site');
  const code = await run(node, ['scripts/build.mjs']);
  if (code !== 0) {
    console.error(`Building failed with code ${code}.`);
    process.exit(code);
  }
}
process.exit(await run(node, ['server/main.ts']));
