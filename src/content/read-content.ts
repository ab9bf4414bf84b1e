import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { brandFile, ownFile } from './brand/brand-file.ts';
import type { MarkWords } from './checked-files.ts';
import type { Files } from './file-reader.ts';
import { type Content, parseContent, parseLanguages } from './parse-content.ts';

/** A text file as all other code expects it, whatever editor wrote it. */
const readText = (path: string) =>
  readFileSync(path, 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n');

function readBelow(root: string, folder: string): Files {
  const files: Files = {};
  for (const name of readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })) {
    const path = `${folder}/${name}`.replaceAll('\\', '/');
    if (/\.(yaml|md)$/.test(path)) files[path] = readText(resolve(root, path));
  }
  return files;
}

/** The files of all brands. */
export const readFiles = (root: string): Files => ({
  ...readBelow(root, 'content'),
  ...readBelow(root, 'brands'),
});

/** The files, plus the brand file and its own content if its path is absolute. */
export function withBrand(files: Files, brand: string): Files {
  if (!isAbsolute(brand) || !existsSync(brand)) return files;
  const folder = ownFile(brand, 'content');
  const own = existsSync(folder) ? readBelow('.', folder) : {};
  return { ...files, [brand]: readText(brand), ...own };
}

function firstBytes(path: string, most: number): Uint8Array {
  const file = openSync(path, 'r');
  const bytes = new Uint8Array(most);
  const count = readSync(file, bytes, 0, most, 0);
  closeSync(file);
  return bytes.subarray(0, count);
}

/** Reads pictures one by one, because only those that content uses are needed. */
export const bytesBelow = (root: string) => (file: string, most?: number) => {
  const path = resolve(root, file);
  if (!existsSync(path)) return undefined;
  return most === undefined ? readFileSync(path) : firstBytes(path, most);
};

/** The content in every language, the default first. */
export const readLanguages = (root = '.', brand = brandFile(), mark?: MarkWords) =>
  parseLanguages(withBrand(readFiles(root), brand), brand, bytesBelow(root), mark);

/** The content in the default language. */
export const readContent = (root = '.', brand = brandFile()): Content =>
  parseContent(withBrand(readFiles(root), brand), brand, undefined, {
    readBytes: bytesBelow(root),
  });
