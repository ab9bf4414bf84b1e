import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Read by a host at deployment, never asked for by a visitor. */
const hostFiles = new Set(['_headers', '_redirects', 'vercel.json']);

/**
 * The files of a build as slash-separated relative paths, sorted so that every run sees one order.
 * Dotfiles belong to tools, not to visitors; /.well-known/ is the one public exception.
 */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !hostFiles.has(path))
    .filter((path) => !/(^|\/)\./.test(path.replace(/^\.well-known\//, '')))
    .sort();
}
