import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The node to run the project with: the pinned one where it is installed, else the current one if it
 * runs TypeScript files. Without either this process ends and says what is missing.
 */
export function requireNode() {
  const pinned = join(root, 'node_modules/node/bin/node');
  if (existsSync(pinned)) return pinned;
  if (process.features.typescript) return process.execPath;
  console.error(
    `Node ${process.versions.node} is too old and the pinned one is not installed: ` +
      'run “npm rebuild node”, or use Node 22.18 or newer.',
  );
  process.exit(1);
}
