export type Language = {
  /** As in `lang`, in addresses, and the name of its content folder. */
  code: string;
  /** In the language itself, such as “Deutsch”. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** What its addresses begin with; empty in the default language. */
  prefix: string;
  /** Addresses of the pages it has, each as in the default language. */
  paths: readonly string[];
};

/** The languages that have a page. */
export const languagesOf = (languages: Language[], path: string) =>
  languages.filter(({ paths }) => paths.includes(path));

/** An address of the site in a language: /pricing becomes /ar/pricing, and / becomes /ar. */
export const localPath = (path: string, { prefix }: Pick<Language, 'prefix'>) =>
  prefix + (prefix ? path.replace(/^\/(?=$|[?#])/, '') : path);
