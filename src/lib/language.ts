export type Language = {
  /** As in `lang`, in addresses and as the name of its folder of content. */
  code: string;
  /** Its own name for itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** What its addresses begin with; nothing in the default language. */
  prefix: string;
};

/** An address of the site in a language: /pricing becomes /ar/pricing, and / becomes /ar. */
export const localPath = (path: string, { prefix }: Pick<Language, 'prefix'>) =>
  prefix + (prefix ? path.replace(/^\/(?=$|[?#])/, '') : path);
