import { catalog } from '../src/content/catalog.ts';
import { pageMetas } from '../src/content/page-metas.ts';
import type { Content } from '../src/content/parse-content.ts';
import { headOf, shareOf } from '../src/lib/head.ts';
import type { PageFields, State } from './api.ts';
import type { Reading } from './fields.ts';
import { Refusal } from './project.ts';

/** The content in the language of an address, and the address in the default language. */
export function pageAt(reading: Reading, path: string): { content: Content; route: string } {
  const isIn = ({ language: { prefix } }: Content) =>
    prefix && (path === prefix || path.startsWith(`${prefix}/`));
  const content = reading.contents.find(isIn) ?? reading.contents[0];
  if (!content) throw new Refusal('The content has faults: mend them first');
  return { content, route: path.slice(content.language.prefix.length) || '/' };
}

const shared = [catalog.navigation, catalog.words];

/** How a search and a shared link show the page. */
function shownOf(content: Content, route: string): PageFields['shown'] {
  const { brand, language } = content;
  const meta = pageMetas(content).find(({ path }) => path === route)?.meta;
  if (!meta) return undefined;
  const names = { brandName: brand.name, shortName: brand.shortName };
  const { domain, locale } = brand;
  const share = shareOf(meta, brand);
  const page = {
    path: route,
    language,
    languages: [language],
    isPlace: true,
    domain,
    locale,
    share,
  };
  const head = headOf({ ...page, ...names, ...meta });
  return {
    title: head.title,
    description: head.description,
    address: head.canonical ?? '',
    picture: head.image.slice(`https://${domain}`.length),
  };
}

/** The fields of the files that make a page, its own first. */
export function pageFields(reading: Reading, path: string): PageFields {
  const { content, route } = pageAt(reading, path);
  const { prefix, code } = content.language;
  const isThere = content.language.paths.includes(route);
  const known = isThere ? route : '/404';
  const own = Object.keys(reading.files).filter((file) => {
    if (!file.startsWith('content/')) return false;
    const kind = reading.kind(file);
    return kind.prefix === prefix && kind.route === known;
  });
  const files = [...own.sort(byMain), ...shared.map(({ file }) => `content${prefix}/${file}`)];
  return {
    language: code,
    ...(isThere && { file: own[0] }),
    fields: files.flatMap((file) => reading.fieldsOf(file)),
    shown: shownOf(content, known),
  };
}

/** Before the files of its folders comes the page's own. */
const byMain = (a: string, b: string) =>
  Number(b.includes('/pages/')) - Number(a.includes('/pages/'));

/** The pages that the default language has and this one lacks. */
export function missingIn({ language, languages }: Content): State['missing'] {
  const missing = languages[0]?.paths.filter((path) => !language.paths.includes(path)) ?? [];
  return missing.map((path) => {
    const entry = Object.values(catalog).find(({ route }) => route === path);
    return { path, file: `content${language.prefix}/${entry?.file ?? `pages${path}`}` };
  });
}
