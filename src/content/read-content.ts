import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { brandFile } from '../brand/brand-file.ts';
import type { Files } from './file-reader.ts';
import { type Content, parseContent, parseLanguages } from './parse-content.ts';

/** The content files as they are on disk. */
export function readFiles(src: string): Files {
  const files: Files = {};
  for (const folder of ['content', 'brand']) {
    for (const name of readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${name}`.replaceAll('\\', '/');
      if (/\.(yaml|md)$/.test(path)) files[path] = readFileSync(join(src, path), 'utf8');
    }
  }
  return files;
}

/** The files, and with them a brand file that lies elsewhere. */
export function withBrand(files: Files, brand: string): Files {
  if (!isAbsolute(brand) || !existsSync(brand)) return files;
  return { ...files, [brand]: readFileSync(brand, 'utf8') };
}

/** The content in every language of the site, the default first. */
export const readLanguages = (src = 'src', brand = brandFile()) =>
  parseLanguages(withBrand(readFiles(src), brand), brand);

/** The content in the default language. */
export const readContent = (src = 'src', brand = brandFile()): Content =>
  parseContent(withBrand(readFiles(src), brand), brand);
