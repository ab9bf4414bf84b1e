import { listFiles } from '../server/files.ts';

export type BuiltPage = { path: string; file: string };

/** The pages of a build with their addresses, the landing page first. */
export async function builtPages(dir: string): Promise<BuiltPage[]> {
  const files = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
  return files
    .map((file) => ({ file, path: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}` }))
    .sort((a, b) => Number(b.path === '/') - Number(a.path === '/'));
}

/** The error page answers every address that is none of the others. */
export const isErrorPage = (path: string): boolean => path === '/404';
