import { slugify } from './text.ts';

/** The page that hosts and servers show for every other path. */
export const notFoundPath = '/404';

/** A path without query and hash. */
export const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? '';

export type Language = {
  /** The value of `lang`, also used as path prefix and as name of the content folder. */
  code: string;
  /** In the language itself, such as “Deutsch”. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** The prefix of its paths, such as /de. Empty in the default language. */
  prefix: string;
  /** Whether pages may be missing. */
  isPartial?: boolean;
  /** The pages that exist, by their path in the default language. */
  paths: readonly string[];
};

/** The languages that have the page at `path`. */
export const languagesOf = (languages: Language[], path: string) =>
  languages.filter(({ paths }) => paths.includes(path));

/** The path of a page in a language: /pricing becomes /ar/pricing, and / becomes /ar. */
export const localPath = (path: string, { prefix }: Pick<Language, 'prefix'>) =>
  prefix + (prefix ? path.replace(/^\/(?=$|[?#])/, '') : path);

/** The file with the QR code of an activation code, named after the matching ID. */
export const codeFile = (activationCode: string) =>
  `/codes/${slugify(activationCode.split('$').at(-1) ?? '')}.svg`;

/** The file with a drawn face, in an ink of the brand. */
export const portraitFile = (face: string, ink = 'agencies') => `/portraits/${face}-${ink}.svg`;

/** The path of a band's or drawing's example, below /_examples/. */
export const exampleAddress = (name: string) => name.replace(/\W+/g, '-');

const folderOf = (path: string) => path.slice(0, path.indexOf('/', 1) + 1);

/**
 * Pages that a browser may prerender when a visitor is about to follow a link: one pattern for a whole
 * folder, unless a path in it has no page yet, so that the 404 page is never prerendered.
 */
export function speculationRules(
  language: Pick<Language, 'prefix' | 'paths'>,
  planned: readonly string[],
): string {
  const unsafe = new Set(planned.map(folderOf));
  const patternOf = (path: string) => {
    const folder = folderOf(path);
    return folder && !unsafe.has(folder) ? `${folder}*` : path;
  };
  const patterns = [...new Set(language.paths.map(patternOf))];
  const where = { href_matches: patterns.map((pattern) => localPath(pattern, language)) };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
