import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../scripts/root.mjs';

const leftOut = new Set(['node_modules', 'dist', '.git', '.astro', '.cache', 'test-results']);
/** Caches of the build tools: a clean build has none, and the project's own stay as they are. */
const caches = new Set(['.astro', '.cache', '.vite', '.vite-temp']);

async function linkPackages(dir: string) {
  const from = join(root, 'node_modules');
  const to = join(dir, 'node_modules');
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => !caches.has(name));
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
}

/** The project in a temporary folder, to be changed and built without a trace in the real one. */
export async function copyProject() {
  const dir = await mkdtemp(join(tmpdir(), 'bench-project-'));
  await cp(root, dir, {
    recursive: true,
    filter: (source) => !leftOut.has(relative(root, source)),
  });
  await linkPackages(dir);
  const removeCaches = () =>
    Promise.all(
      [...caches].map((name) =>
        rm(join(dir, 'node_modules', name), { recursive: true, force: true }),
      ),
    );
  return { dir, removeCaches, remove: () => rm(dir, { recursive: true, force: true }) };
}
