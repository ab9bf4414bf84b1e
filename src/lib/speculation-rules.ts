import { type Language, localPath } from './language.ts';
import { missingPaths } from './routes.ts';

const folderOf = (path: string) => path.slice(0, path.indexOf('/', 1) + 1);
const unsafe = new Set(missingPaths.map(folderOf));

/** One pattern for a whole folder, unless some of its addresses have no page yet. */
function patternOf(path: string): string {
  const folder = folderOf(path);
  return folder && !unsafe.has(folder) ? `${folder}*` : path;
}

/**
 * Pages that a browser may prerender when a visitor is about to follow a link. They are named one by
 * one, so that no address is tried that answers with the 404 page.
 */
export function speculationRules(language: Pick<Language, 'prefix' | 'paths'>): string {
  const patterns = [...new Set(language.paths.map(patternOf))];
  const where = { href_matches: patterns.map((pattern) => localPath(pattern, language)) };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
