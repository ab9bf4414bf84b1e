import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalog, notFoundFile } from './catalog.ts';
import { listFiles } from './files.ts';
import { makeResource, type Resource } from './resource.ts';

export type Site = {
  resources: ReadonlyMap<string, Resource>;
  redirects: ReadonlyMap<string, string>;
  notFound: Resource;
};

export class BuildMissing extends Error {}

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
  const { entries, redirects } = catalog([...contents.keys()]);
  const resources = new Map(
    entries.map(({ file, path }) => [path, makeResource(file, path, contents)]),
  );
  return { resources, redirects, notFound: makeResource(notFoundFile, '/404', contents) };
}
