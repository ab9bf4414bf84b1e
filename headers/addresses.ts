import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './built-files.ts';

export type Entry = { file: string; path: string };
export type Catalog = {
  entries: readonly Entry[];
  /** Every address that leads to another: other spellings of pages, and what the owner wrote. */
  redirects: ReadonlyMap<string, string>;
  /** Those of the owner alone, for hosts that know the spellings by themselves. */
  written: ReadonlyMap<string, string>;
};

export const notFoundPage: Entry = { file: '404.html', path: '/404' };

/** pricing.html and pricing/index.html are both /pricing; other files keep their names. */
function addressOf(file: string): string {
  const page = file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return encodeURI(`/${page}`);
}

/** Where a build keeps the redirects that its owner wrote; no visitor can ask for it. */
export const redirectsFile = '.redirects.json';

/** The addresses of a build, and the redirects that its owner wrote. */
export async function readCatalog(dir: string): Promise<Catalog> {
  const written = await readFile(join(dir, redirectsFile), 'utf8').catch(() => '{}');
  return catalog(await listFiles(dir), new Map(Object.entries(JSON.parse(written))));
}

/** The addresses of a build: which file each of them names, and which spellings lead to it. */
export function catalog(
  files: readonly string[],
  written: ReadonlyMap<string, string> = new Map(),
): Catalog {
  const known = new Set(files);
  const isSibling = (file: string) => /\.(?:br|gz)$/.test(file) && known.has(file.slice(0, -3));
  const entries = files
    .filter((file) => !isSibling(file) && file !== notFoundPage.file)
    .map((file) => ({ file, path: addressOf(file) }));
  const redirects = new Map<string, string>(written);
  for (const { file, path } of entries) {
    if (!file.endsWith('.html')) continue;
    const others = path === '/' ? ['index.html'] : ['.html', '/', '/index.html'];
    for (const other of others) redirects.set(path + other, path);
  }
  return { entries, redirects, written };
}
