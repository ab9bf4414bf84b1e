import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';

/** The file of a build with the data that hosts need. Like all dotfiles, it is not served. */
export const siteFile = '.site.json';

export type SiteFile = {
  domain: string;
  /** The content security policy of every page. */
  policy: string;
  /** The owner's redirects, from old paths to targets. */
  redirects: Record<string, string>;
};

export const noBuild = (dir: string) =>
  new Refusal(`${dir} contains no complete build. Run “npm run build” first`);

export async function readSite(dir: string): Promise<SiteFile> {
  const text = await readFile(join(dir, siteFile), 'utf8').catch(() => {
    throw noBuild(dir);
  });
  return JSON.parse(text);
}
