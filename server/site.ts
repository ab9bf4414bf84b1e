import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files.ts';
import { makeResource, type Resource } from './resource.ts';

export type Site = {
  resources: ReadonlyMap<string, Resource>;
  redirects: ReadonlyMap<string, string>;
  notFound: Resource;
};

export class BuildMissing extends Error {}

const notFoundFile = '404.html';

/** pricing.html and pricing/index.html are both /pricing; other files keep their names. */
function urlPath(file: string): string {
  const page = file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return encodeURI(`/${page}`);
}

async function readAll(dir: string): Promise<Map<string, Buffer>> {
  const files = await listFiles(dir);
  const bodies = files.map(async (file) => [file, await readFile(join(dir, file))] as const);
  return new Map(await Promise.all(bodies));
}

/** Reads a build into memory once. After this, no request can reach the disk. */
export async function loadSite(dir: string): Promise<Site> {
  const contents = await readAll(dir).catch(() => new Map<string, Buffer>());
  if (!contents.has('index.html') || !contents.has(notFoundFile)) {
    throw new BuildMissing(`no complete build in ${dir}`);
  }
  const resources = new Map<string, Resource>();
  const redirects = new Map<string, string>();
  for (const file of contents.keys()) {
    const isSibling = /\.(?:br|gz)$/.test(file) && contents.has(file.slice(0, -3));
    if (isSibling || file === notFoundFile) continue;
    const path = urlPath(file);
    resources.set(path, makeResource(file, path, contents));
    if (!file.endsWith('.html')) continue;
    redirects.set(encodeURI(`/${file}`), path);
    if (path !== '/') redirects.set(`${path}/`, path);
  }
  return { resources, redirects, notFound: makeResource(notFoundFile, '/404', contents) };
}
