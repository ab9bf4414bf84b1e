export type Entry = { file: string; path: string };
export type Catalog = { entries: readonly Entry[]; redirects: ReadonlyMap<string, string> };

export const notFoundFile = '404.html';

/** pricing.html and pricing/index.html are both /pricing; other files keep their names. */
function addressOf(file: string): string {
  const page = file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return encodeURI(`/${page}`);
}

/** The addresses of a build: which file each of them names, and which spellings lead to it. */
export function catalog(files: readonly string[]): Catalog {
  const known = new Set(files);
  const isSibling = (file: string) => /\.(?:br|gz)$/.test(file) && known.has(file.slice(0, -3));
  const entries = files
    .filter((file) => !isSibling(file) && file !== notFoundFile)
    .map((file) => ({ file, path: addressOf(file) }));
  const redirects = new Map<string, string>();
  for (const { file, path } of entries) {
    if (!file.endsWith('.html')) continue;
    redirects.set(encodeURI(`/${file}`), path);
    if (path !== '/') redirects.set(`${path}/`, path);
  }
  return { entries, redirects };
}
