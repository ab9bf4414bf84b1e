import { isKnownPath } from '../lib/routes.ts';
import type { FileReader } from './file-reader.ts';
import { type Redirects, redirectsSchema } from './schemas/redirects.ts';

const redirectsFile = 'content/redirects.yaml';

/** The redirects, if there are any; `paths` are the pages of the site. */
export function readRedirects(reader: FileReader, paths: string[]): Redirects {
  if (!reader.names.includes(redirectsFile)) return [];
  const redirects = reader.read(redirectsFile, redirectsSchema) ?? [];
  for (const [at, redirect] of redirects.entries()) {
    const message = redirectFault(redirect, paths);
    if (message) reader.report(redirectsFile, { path: [at], message });
  }
  return redirects;
}

function redirectFault({ from, to }: Redirects[number], paths: string[]) {
  if (paths.includes(from)) return `${from} is a page of this site, and cannot lead elsewhere`;
  const isLost = to.startsWith('/') && !isKnownPath(to, paths);
  return isLost ? `"${to}" is no page of this site` : undefined;
}
