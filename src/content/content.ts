import { setPlateCut } from '../lib/plate-cut.ts';
import type { Content } from './parse-content.ts';
import { readLanguages } from './read-content.ts';

let known: ReturnType<typeof readLanguages> | undefined;

/**
 * Every word and figure of the site in each of its languages, checked, the default first. Only pages
 * ask for it; everything else gets props. In dev the files are read whenever a page is drawn, so that
 * an edit needs no module to be loaded anew.
 */
export function contents() {
  if (!known || import.meta.env.DEV) {
    known = readLanguages();
    setPlateCut(known[0].brand.plate);
  }
  return known;
}

/** In the language of a page's address; in the default language where the address has none. */
export function contentFor({ routePattern }: { routePattern: string }): Content {
  const [, first] = routePattern.split('/');
  const all = contents();
  return all.find(({ language }) => language.prefix === `/${first}`) ?? all[0];
}
