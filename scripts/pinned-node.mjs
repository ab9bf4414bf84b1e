import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The first release that runs TypeScript files without a flag. */
const oldest = [22, 18];

/** @param {string} version such as 22.18.0 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * The node to run the project with: the pinned one where it is installed, else the one running
 * now if it is new enough.
 *
 * @param {string} [dir]
 * @param {{ execPath: string, versions: { node: string } }} [current]
 * @returns {string | undefined}
 */
export function pinnedNode(dir = root, current = process) {
  const pinned = join(dir, 'node_modules/node/bin/node');
  if (existsSync(pinned)) return pinned;
  return runsTypeScript(current.versions.node) ? current.execPath : undefined;
}

/** As above, or the end of this process with a line that says what is missing. */
export function requireNode() {
  const node = pinnedNode();
  if (node) return node;
  console.error(
    `Node ${process.versions.node} is too old and the pinned one is not installed: ` +
      `run “npm rebuild node”, or use Node ${oldest.join('.')} or newer.`,
  );
  process.exit(1);
}
