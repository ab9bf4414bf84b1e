import { slugify } from './text.ts';

/** The page that hosts and servers show for every address that has none. */
export const notFoundPath = '/404';

/** An address without its query and hash. */
export const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? '';

export type Language = {
  /** The value of `lang`, the start of addresses, and the name of the content folder. */
  code: string;
  /** In the language itself, such as “Deutsch”. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** The start of its addresses, such as /de; empty in the default language. */
  prefix: string;
  /** Whether it may do without pages. */
  isPartial?: boolean;
  /** The pages it has, by their address in the default language. */
  paths: readonly string[];
};

/** The languages that have the page at `path`. */
export const languagesOf = (languages: Language[], path: string) =>
  languages.filter(({ paths }) => paths.includes(path));

/** The address of a page in a language: /pricing becomes /ar/pricing, and / becomes /ar. */
export const localPath = (path: string, { prefix }: Pick<Language, 'prefix'>) =>
  prefix + (prefix ? path.replace(/^\/(?=$|[?#])/, '') : path);

/** The file with the QR code of an activation code, named after the matching ID. */
export const codeFile = (activationCode: string) =>
  `/codes/${slugify(activationCode.split('$').at(-1) ?? '')}.svg`;

/** The file with a drawn face, in an ink of the brand. */
export const portraitFile = (face: string, ink = 'agencies') => `/portraits/${face}-${ink}.svg`;

/** The address below /_examples/ that shows a band or a drawing, by its name. */
export const exampleAddress = (name: string) => name.replace(/\W+/g, '-');

const folderOf = (path: string) => path.slice(0, path.indexOf('/', 1) + 1);

/**
 * Pages that a browser may prerender when a visitor is about to follow a link: one pattern for a whole
 * folder, unless an address in it has no page yet, so that the 404 page is never prerendered.
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
