import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Files that hosts read and do not serve. */
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

/** The page for every path that does not exist. It has no path itself. */
export const notFoundFile = '404.html';

type Addresses = {
  /** The file of each path. */
  files: ReadonlyMap<string, string>;
  /** Redirects from other spellings of a page's path. */
  spellings: ReadonlyMap<string, string>;
};

/** The paths of a build, unescaped: pricing.html is /pricing, other files have their names. */
export function addressesOf(names: readonly string[]): Addresses {
  const known = new Set(names);
  const isCompressed = (name: string) => /\.(?:br|gz)$/.test(name) && known.has(name.slice(0, -3));
  const files = new Map<string, string>();
  const spellings = new Map<string, string>();
  for (const name of names.filter((each) => !isCompressed(each) && each !== notFoundFile)) {
    const isPage = name.endsWith('.html');
    const address = name === 'index.html' ? '/' : `/${isPage ? name.slice(0, -5) : name}`;
    files.set(address, name);
    const others = address === '/' ? ['index.html'] : ['.html', '/', '/index.html'];
    for (const other of isPage ? others : []) spellings.set(address + other, encodeURI(address));
  }
  return { files, spellings };
}

/** The paths of the pages. */
export const pagesOf = (names: readonly string[]): string[] =>
  [...addressesOf(names).files].flatMap(([path, name]) => (name.endsWith('.html') ? [path] : []));
