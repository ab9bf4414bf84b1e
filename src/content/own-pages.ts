import { isPagePath } from '../lib/routes.ts';
import { blogPaths } from './blog.ts';
import { catalog } from './catalog.ts';

const ofTheSite = new Set(Object.values(catalog).map(({ file }) => file));

/** Pages of the owner's own: files below `pages/` of which no page of the site is made. */
export const ownFiles = (files: readonly string[], root: string) =>
  files.filter(
    (file) => file.startsWith(`${root}pages/`) && !ofTheSite.has(file.slice(root.length)),
  );

/** The address of such a file: pages/company/press.md is /company/press. */
export const ownPath = (file: string, root: string) =>
  file.slice(`${root}pages`.length).replace(/\.(md|yaml)$/, '');

/** What is wrong with an address, if anything; `taken` are those of other pages. */
export function ownPathFault(path: string, taken: string[]): string | undefined {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path))
    return 'must be named in lower-case letters, digits and hyphens: its name is the page’s address';
  return isPagePath(path) || taken.includes(path)
    ? `would be ${path}, which is a page of the site already`
    : undefined;
}

/** The site's own pages whose files lie below a folder, and the blog if it has an article. */
export const sitePaths = (files: string[], root: string) => [
  ...Object.values(catalog)
    .filter(({ file, route }) => isPagePath(route) && files.includes(root + file))
    .map(({ route }) => route),
  ...blogPaths(files, root),
];

/** The addresses of all pages that the files below a folder make. */
export const pagePaths = (files: string[], root: string) => [
  ...sitePaths(files, root),
  ...ownFiles(files, root).map((file) => ownPath(file, root)),
];
