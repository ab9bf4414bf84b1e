import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file of a build with what hosts have to know. Like every dotfile, it is not served. */
export const siteFile = '.site.json';

export type SiteFile = {
  domain: string;
  /** The content security policy of every page. */
  policy: string;
  /** From old addresses to where they lead, as the owner wrote them. */
  redirects: Record<string, string>;
};

export const readSite = async (dir: string): Promise<SiteFile> =>
  JSON.parse(await readFile(join(dir, siteFile), 'utf8'));
