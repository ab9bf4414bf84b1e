import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { brandFile } from './environment.ts';
import { type Files, textName } from './files.ts';
import { type Options, parseLanguages } from './parse-content.ts';

/** A text file as all other code expects it, whatever editor wrote it. */
const readText = (path: string) =>
  readFileSync(path, 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n');

const pathsBelow = (root: string, folder: string) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    `${folder}/${name}`.replaceAll('\\', '/'),
  );

const readBelow = (root: string, folder: string): Files =>
  Object.fromEntries(
    pathsBelow(root, folder)
      .filter(textName)
      .map((path) => [path, readText(resolve(root, path))]),
  );

/** The files of all brands. */
export const readFiles = (root: string): Files => ({
  ...readBelow(root, 'content'),
  ...readBelow(root, 'brands'),
});

/** The files, and the brand file if its path is absolute. */
export const withBrand = (files: Files, brand: string): Files =>
  isAbsolute(brand) && existsSync(brand) ? { ...files, [brand]: readText(brand) } : files;

/** Changes whenever a file of the content or the brands does, pictures included. */
export function stampOf(root: string, brand: string): string {
  return [brand, ...pathsBelow(root, 'content'), ...pathsBelow(root, 'brands')]
    .map((path) => {
      const { mtimeMs, size } = statSync(resolve(root, path), { throwIfNoEntry: false }) ?? {};
      return `${path} ${mtimeMs} ${size}`;
    })
    .join('\n');
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

/** The files in a folder; none if there is no such folder. */
export const namesBelow = (root: string) => (folder: string) => {
  const path = resolve(root, folder);
  return existsSync(path) ? readdirSync(path) : [];
};

/** The content in every language, the default first. */
export const readLanguages = (root = '.', brand = brandFile(), options: Options = {}) => {
  const files = withBrand(readFiles(root), brand);
  const disk = { readBytes: bytesBelow(root), namesIn: namesBelow(root) };
  return parseLanguages(files, brand, { ...disk, ...options });
};

/** The content in the default language. */
export const readContent = (...site: Parameters<typeof readLanguages>) => readLanguages(...site)[0];
