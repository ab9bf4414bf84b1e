import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './built-files.ts';

export type Entry = { file: string; path: string };
export type Addresses = {
  entries: readonly Entry[];
  /** From other spellings of addresses, and those that the owner wrote. */
  redirects: ReadonlyMap<string, string>;
  /** Only those that the owner wrote, for hosts that handle spellings by themselves. */
  written: ReadonlyMap<string, string>;
};

export const notFoundPage: Entry = { file: '404.html', path: '/404' };

/** pricing.html and pricing/index.html are both /pricing. */
function addressOf(file: string): string {
  const page = file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return encodeURI(`/${page}`);
}

/** The file of a build with the redirects that the owner wrote. Like every dotfile, it is not served. */
export const redirectsFile = '.redirects.json';

export async function readAddresses(dir: string): Promise<Addresses> {
  const written = await readFile(join(dir, redirectsFile), 'utf8').catch(() => '{}');
  return addressesOf(await listFiles(dir), new Map(Object.entries(JSON.parse(written))));
}

export function addressesOf(
  files: readonly string[],
  written: ReadonlyMap<string, string> = new Map(),
): Addresses {
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
