import { join } from 'node:path';
import { inputStamp, isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode, root, run } from './run.mjs';

/**
 * Installs and builds what is missing or out of date. Resolves to the path of the project's Node.
 *
 * @param {string} [folder] of the build
 */
export async function ensureBuilt(folder = join(root, 'dist')) {
  await ensureInstalled();
  const node = requireNode();
  if (isBuilt(inputStamp(), folder)) return node;
  const code = await run(node, ['tools/build/build.mjs', '--out', folder]);
  if (code === 0) return node;
  console.error(`The build failed with code ${code}. The errors are above.`);
  process.exit(code);
}
