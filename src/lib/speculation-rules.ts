import { type Language, localPath } from './language.ts';
import { missingPaths, paths } from './routes.ts';

const folderOf = (path: string) => path.slice(0, path.indexOf('/', 1) + 1);
const unsafe = new Set(missingPaths.map(folderOf));

/** One pattern for a whole folder, unless some of its addresses have no page yet. */
const patterns = [
  ...new Set(
    paths.map((path) => {
      const folder = folderOf(path);
      return folder && !unsafe.has(folder) ? `${folder}*` : path;
    }),
  ),
];

/**
 * Pages that a browser may prerender when a visitor is about to follow a link. They are named one by
 * one, so that no address is tried that answers with the 404 page.
 */
export const speculationRules = (language: Pick<Language, 'prefix'>) =>
  JSON.stringify({
    prerender: [
      {
        where: { href_matches: patterns.map((pattern) => localPath(pattern, language)) },
        eagerness: 'moderate',
      },
    ],
  });
