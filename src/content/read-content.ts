import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { brandFile } from '../brand/brand-file.ts';
import type { MarkWords } from './checked-files.ts';
import type { Files } from './file-reader.ts';
import { type Content, parseContent, parseLanguages } from './parse-content.ts';

export function readFiles(root: string): Files {
  const files: Files = {};
  for (const folder of ['content', 'brands']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${name}`.replaceAll('\\', '/');
      if (/\.(yaml|md)$/.test(path)) files[path] = readFileSync(join(root, path), 'utf8');
    }
  }
  return files;
}

/** The files, plus the brand file if its path is absolute. */
export function withBrand(files: Files, brand: string): Files {
  if (!isAbsolute(brand) || !existsSync(brand)) return files;
  return { ...files, [brand]: readFileSync(brand, 'utf8') };
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
