export type Entry = { file: string; path: string };
export type Catalog = { entries: readonly Entry[]; redirects: ReadonlyMap<string, string> };

export const notFoundPage: Entry = { file: '404.html', path: '/404' };

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
    .filter((file) => !isSibling(file) && file !== notFoundPage.file)
    .map((file) => ({ file, path: addressOf(file) }));
  const redirects = new Map<string, string>();
  for (const { file, path } of entries) {
    if (!file.endsWith('.html')) continue;
    const others = path === '/' ? ['index.html'] : ['.html', '/', '/index.html'];
    for (const other of others) redirects.set(path + other, path);
  }
  return { entries, redirects };
}
