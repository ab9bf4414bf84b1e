import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type SourceFile = { path: string; text: string };

/** Every file below a folder of the project, by its path from the root; none where there is no such folder. */
export function filesBelow(folder: string, ending = /./): SourceFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => ending.test(path) && statSync(path).isFile())
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
