import { setPlateCut } from '../lib/plate-cut.ts';
import type { Content } from './parse-content.ts';
import { readLanguages } from './read-content.ts';

/**
 * Every word and figure of the site in each of its languages, checked, the default first. Only pages
 * read it; everything else gets props.
 */
export const contents = readLanguages();

/** In the default language. */
export const [content] = contents;

/** In the language of a page's address. */
export function contentFor({ routePattern }: { routePattern: string }): Content {
  const [, first] = routePattern.split('/');
  return contents.find(({ language }) => language.prefix === `/${first}`) ?? content;
}

setPlateCut(content.brand.plate);
