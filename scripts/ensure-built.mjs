import { inputStamp, isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode, run } from './run.mjs';

/** Installs and builds what is missing or out of date. Resolves to the node to run the project with. */
export async function ensureBuilt() {
  await ensureInstalled();
  const node = requireNode();
  if (isBuilt(inputStamp())) return node;
  const code = await run(node, ['scripts/build.mjs']);
  if (code === 0) return node;
  console.error(`The build failed with code ${code}.`);
  process.exit(code);
}
