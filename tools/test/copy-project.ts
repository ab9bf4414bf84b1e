import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../setup/run.mjs';

/** The build reads none of these. */
const left = new Set(['node_modules', 'dist', 'data', 'docs', 'hosts', 'tests', 'test-results']);

const visible = async (dir: string) => (await readdir(dir)).filter((name) => !name.startsWith('.'));

/**
 * Copies the project into another folder, where it can be changed and built. Build tools keep caches
 * in node_modules, so the copy has a folder of its own with links to the packages.
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
