import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Catalog, type Entry, notFoundPage, readCatalog } from '../headers/addresses.ts';
import { fileHeaders } from '../headers/file-headers.ts';
import type { Header } from '../headers/header-list.ts';
import { attributeOf, htmlElements } from '../headers/html-elements.ts';
import { mediaType } from '../headers/media-types.ts';

export type PlannedFile = Entry & { type: string; headers: readonly Header[] };

/** What a host has to do to serve a build exactly as the site's own server does. */
export type Plan = {
  dir: string;
  domain: string;
  files: readonly PlannedFile[];
  notFound: PlannedFile;
} & Pick<Catalog, 'redirects' | 'written'>;

export function headerOf({ headers }: Pick<PlannedFile, 'headers'>, name: string): string {
  return headers.find(([each]) => each === name)?.[1] ?? '';
}

/** The build says itself where it is going to live, so a configuration cannot name another brand. */
async function domainOf(dir: string): Promise<string> {
  const home = join(dir, 'index.html');
  for (const element of htmlElements(await readFile(home, 'utf8'))) {
    if (element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical') {
      return new URL(attributeOf(element, 'href') ?? '').host;
    }
  }
  throw new Error(`no canonical address in ${home}`);
}

export async function readPlan(folder: string): Promise<Plan> {
  const dir = resolve(folder);
  const domain = await domainOf(dir);
  const { entries, redirects, written } = await readCatalog(dir);
  const planned = async (entry: Entry): Promise<PlannedFile> => ({
    ...entry,
    type: mediaType(entry.file).type,
    headers: await fileHeaders(dir, entry),
  });
  const files = await Promise.all(entries.map(planned));
  return { dir, domain, files, redirects, written, notFound: await planned(notFoundPage) };
}
