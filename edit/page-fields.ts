import type { Content } from '../src/content/content.ts';
import { registerFiles } from '../src/content/file-kinds.ts';
import type { Page } from '../src/content/page-schema.ts';
import { headOf, shareOf } from '../src/lib/head.ts';
import { notFoundPath } from '../src/lib/paths.ts';
import type { Field, PageFields, State } from './api.ts';
import { Refusal } from './refusal.ts';
import { registersOn } from './shown.ts';
import type { Snapshot } from './snapshot.ts';

/** The content in the language of a path, and the page's address in the default language. */
export function pageAt(snapshot: Snapshot, path: string): { content: Content; address: string } {
  const isIn = ({ language: { prefix } }: Content) =>
    prefix && (path === prefix || path.startsWith(`${prefix}/`));
  const content = snapshot.contents.find(isIn) ?? snapshot.contents[0];
  if (!content) throw new Refusal('The content has faults: mend them first');
  return { content, address: path.slice(content.language.prefix.length) || '/' };
}

/** How a search and a shared link show the page. */
function shownOf({ address, meta }: Page, { brand, language }: Content): PageFields['shown'] {
  const { name: brandName, shortName, domain, locale } = brand;
  const share = shareOf(meta, brand);
  const place = { path: address, language, languages: [language], isPlace: true };
  const head = headOf({ ...place, ...meta, brandName, shortName, domain, locale, share });
  return {
    title: head.title,
    description: head.description,
    address: head.canonical ?? '',
    picture: head.image.slice(`https://${domain}`.length),
  };
}

/** The fields of what a page shows from registers. */
function registerFields(snapshot: Snapshot, page: Page, content: Content): Field[] {
  const isShown = registersOn(page, content);
  return snapshot.contentFiles.flatMap((file) => {
    const kind = snapshot.kind(file);
    if (!kind.register || kind.prefix !== content.language.prefix) return [];
    return snapshot.fieldsOf(file, (path) => isShown(kind, snapshot.idOf(file), path));
  });
}

/** The fields of whatever makes a page: its own first, those of every page last. */
export function pageFields(snapshot: Snapshot, path: string): PageFields {
  const { content, address } = pageAt(snapshot, path);
  const { prefix, code, paths } = content.language;
  const isThere = paths.includes(address);
  const known = isThere ? address : notFoundPath;
  const page = content.pages.find((each) => each.address === known);
  const file = page && snapshot.place(page.file);
  const frame = [registerFiles.navigation, registerFiles.words];
  return {
    language: code,
    ...(isThere && file && { file }),
    fields: [
      ...(file ? snapshot.fieldsOf(file) : []),
      ...(page ? registerFields(snapshot, page, content) : []),
      ...frame.flatMap((each) =>
        snapshot.fieldsOf(snapshot.place(`content${prefix}/${each.file}`)),
      ),
    ],
    ...(page && { shown: shownOf(page, content) }),
  };
}

/** The pages that the default language has and this one lacks. */
export function missingIn(snapshot: Snapshot, { language }: Content): State['missing'] {
  const pages = snapshot.contents[0]?.pages ?? [];
  return pages
    .filter(({ address }) => address !== notFoundPath && !language.paths.includes(address))
    .map(({ address, file }) => ({
      path: address,
      file: snapshot.place(file).replace('content/', `content${language.prefix}/`),
    }));
}
