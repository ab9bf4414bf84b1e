import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './file-reader.ts';
import { type Content, parseContent } from './parse-content.ts';

/** The content files as they are on disk, for tools and tests that run outside the site's build. */
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

export const readContent = (src = 'src'): Content =>
  parseContent(readFiles(src), process.env.BRAND);
