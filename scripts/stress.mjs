import { inputStamp, isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './pinned-node.mjs';
import { readFlags } from './read-flags.mjs';
import { run } from './run.mjs';

readFlags(
  `npm run stress    abuses the server in every way we know, and writes docs/stress.md
npm run stress -- --only slow    only the cases with this in their name`,
  { only: { type: 'string' } },
);

await ensureInstalled();
const node = requireNode();
if (!isBuilt(inputStamp())) {
  const code = await run(node, ['scripts/build.mjs']);
  if (code !== 0) process.exit(code);
}
process.exit(await run(node, ['tests/stress/main.ts', ...process.argv.slice(2)]));
