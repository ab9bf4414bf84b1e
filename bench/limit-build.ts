import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressTree } from '../server/compress.ts';
import { builtPages } from './built-pages.ts';
import { limitPage } from './limit-page.ts';

/** The limit page of every page of a build, compressed just as the build is. */
export async function makeLimitBuild(dir: string) {
  const limitDir = await mkdtemp(join(tmpdir(), 'bench-limit-'));
  for (const { file } of await builtPages(dir)) {
    const target = join(limitDir, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, limitPage(await readFile(join(dir, file), 'utf8')));
  }
  await compressTree(limitDir);
  return { dir: limitDir, remove: () => rm(limitDir, { recursive: true, force: true }) };
}
