import type { Content } from './parse-content.ts';
import { readLanguages } from './read-content.ts';

let known: ReturnType<typeof readLanguages> | undefined;

/**
 * The checked content in every language, the default first. Only pages read it; everything else gets
 * props. In dev the files are read for every page, so that an edit reloads no module.
 */
export function contents() {
  if (!known || import.meta.env.DEV) known = readLanguages();
  return known;
}

/** The content in the language of a page's address. */
export function contentFor({ routePattern }: { routePattern: string }): Content {
  const [, first] = routePattern.split('/');
  const all = contents();
  return all.find(({ language }) => language.prefix === `/${first}`) ?? all[0];
}
