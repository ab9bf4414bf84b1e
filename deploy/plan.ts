import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { catalog, type Entry, notFoundFile } from '../server/catalog.ts';
import { fileHeaders } from '../server/file-headers.ts';
import { listFiles } from '../server/files.ts';
import type { Header } from '../server/headers.ts';
import { mediaType } from '../server/media-types.ts';

export type PlannedFile = Entry & { type: string; headers: readonly Header[] };

/** What a host has to do to serve a build exactly as the site's own server does. */
export type Plan = {
  dir: string;
  domain: string;
  files: readonly PlannedFile[];
  notFound: PlannedFile;
  redirects: ReadonlyMap<string, string>;
};

export function headerOf({ headers }: Pick<PlannedFile, 'headers'>, name: string): string {
  return headers.find(([each]) => each === name)?.[1] ?? '';
}

/** The build says itself where it is going to live, so a configuration cannot name another brand. */
async function domainOf(dir: string): Promise<string> {
  const home = await readFile(join(dir, 'index.html'), 'utf8');
  const domain = /<link rel="canonical" href="https:\/\/([^/"]+)/.exec(home)?.[1];
  if (!domain) throw new Error(`no canonical address in ${join(dir, 'index.html')}`);
  return domain;
}

export async function readPlan(folder: string): Promise<Plan> {
  const dir = resolve(folder);
  const domain = await domainOf(dir);
  const { entries, redirects } = catalog(await listFiles(dir));
  const planned = async ({ file, path }: Entry): Promise<PlannedFile> => {
    const headers = fileHeaders(file, path, await readFile(join(dir, file)));
    return { file, path, type: mediaType(file).type, headers };
  };
  const files = await Promise.all(entries.map(planned));
  return {
    dir,
    domain,
    files,
    redirects,
    notFound: await planned({ file: notFoundFile, path: '/404' }),
  };
}
