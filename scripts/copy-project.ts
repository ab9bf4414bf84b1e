import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.mjs';

/** What no build reads. */
const left = new Set([
  'node_modules',
  'dist',
  'docs',
  'tests',
  'test-results',
  'bench',
  'previews',
]);

const visible = async (dir: string) => (await readdir(dir)).filter((name) => !name.startsWith('.'));

/**
 * The project in another folder, to be changed and built without a trace in the real one. Build tools
 * keep caches in node_modules: the copy has one of its own, with a link to each package.
 */
export async function copyProject(to: string): Promise<void> {
  for (const name of await visible(root)) {
    if (!left.has(name)) await cp(join(root, name), join(to, name), { recursive: true });
  }
  const packages = join(root, 'node_modules');
  await mkdir(join(to, 'node_modules'));
  for (const name of await visible(packages)) {
    await symlink(join(packages, name), join(to, 'node_modules', name));
  }
}
