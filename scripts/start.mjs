import { inputStamp, isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './pinned-node.mjs';
import { run } from './run.mjs';

// npm passes a signal to the shell that it started this script with, and that shell may end without
// passing it on. A new parent is then the only sign of it; without this the port would stay taken.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) process.emit('SIGTERM', 'SIGTERM');
  }, 250).unref();
}

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
