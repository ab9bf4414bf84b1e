import { type Language, localPath } from './language.ts';
import { missingPaths, paths } from './routes.ts';

const folderOf = (path: string) => path.slice(0, path.indexOf('/', 1) + 1);
const unsafe = new Set(missingPaths.map(folderOf));

/** A folder stands for its pages, where none of its addresses is missing. */
const patterns = [
  ...new Set(
    paths.map((path) => {
      const folder = folderOf(path);
      return folder && !unsafe.has(folder) ? `${folder}*` : path;
    }),
  ),
];

/**
 * What a browser may prepare once a visitor seems to want it: the site's own pages in the language of
 * this one, by name, so that no address is tried that answers with the 404 page.
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
