import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { type Addresses, type Entry, notFoundPage, readAddresses } from '../../server/headers/addresses.ts';
import { bareHeaders, fileHeaders } from '../../server/headers/file-headers.ts';
import { readForms } from '../../server/headers/forms-file.ts';
import { type Header, hashedAssets } from '../../server/headers/header-list.ts';
import { attributeOf, htmlElements } from '../../server/headers/html-elements.ts';
import { mediaType } from '../../server/headers/media-types.ts';

export type ServedFile = Entry & { type: string; headers: readonly Header[] };

/** Where the site's own server listens by default. */
export const formsServer = '127.0.0.1:3000';

/** All that a host has to know to serve a build exactly as the site's own server does. */
export type ServedBuild = {
  dir: string;
  domain: string;
  files: readonly ServedFile[];
  notFound: ServedFile;
  /** Whether the site's own server takes its forms: a host that only serves files cannot. */
  takesForms: boolean;
} & Pick<Addresses, 'redirects' | 'written'>;

export function headerOf({ headers }: Pick<ServedFile, 'headers'>, name: string): string {
  return headers.find(([each]) => each === name)?.[1] ?? '';
}

/** From the build itself, so that a configuration cannot name the domain of another brand. */
async function domainOf(dir: string): Promise<string> {
  const home = join(dir, 'index.html');
  for (const element of htmlElements(await readFile(home, 'utf8'))) {
    if (element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical') {
      return new URL(attributeOf(element, 'href') ?? '').host;
    }
  }
  throw new Error(`no canonical address in ${home}`);
}

export async function readServedBuild(folder: string): Promise<ServedBuild> {
  const dir = resolve(folder);
  const domain = await domainOf(dir);
  const { entries, redirects, written } = await readAddresses(dir);
  const served = async (entry: Entry): Promise<ServedFile> => ({
    ...entry,
    type: mediaType(entry.file).type,
    headers: await fileHeaders(dir, entry),
  });
  const files = await Promise.all(entries.map(served));
  const takesForms = (await readForms(dir)) !== undefined;
  const notFound = await served(notFoundPage);
  return { dir, domain, files, redirects, written, notFound, takesForms };
}

const policy = 'content-security-policy';

/** Not a drawing with a style element, which has a policy of its own. */
const followsItsEnding = (file: ServedFile) =>
  file.path.startsWith(hashedAssets.prefix) &&
  headerOf(file, policy) === headerOf({ headers: bareHeaders }, policy);

/**
 * One hashed file for each ending. Rules for hashed files go by ending, not by name, so that they
 * also cover those of the last release, which stay for visitors who have its pages open.
 */
export function hashedEndings({ files }: ServedBuild): (ServedFile & { ending: string })[] {
  const hashed = files
    .filter(followsItsEnding)
    .map((file) => ({ ...file, ending: extname(file.file) }));
  return [...Map.groupBy(hashed, ({ ending }) => ending).values()].flatMap((alike) =>
    alike.slice(0, 1),
  );
}

export const namedFiles = ({ files }: ServedBuild): ServedFile[] =>
  files.filter((file) => !followsItsEnding(file));
