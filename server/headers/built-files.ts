import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Read by hosts, not served. */
const hostFiles = new Set(['_headers', '_redirects', 'vercel.json']);

/** The files of a build that are served, as sorted relative paths. Of dotfiles, only /.well-known/ is. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !hostFiles.has(path))
    .filter((path) => !/(^|\/)\./.test(path.replace(/^\.well-known\//, '')))
    .sort();
}
