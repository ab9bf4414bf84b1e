import type { Files } from './file-reader.ts';
import { readSource } from './source-file.ts';

export type SiteForm = { page: string; file: string; path: string[] };

// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes, and may have faults
type Data = any;

/** What a file says, before it is checked. */
export const dataIn = (files: Files, file: string): Data =>
  readSource(file, files[file] ?? '').data;

/** The forms that visitors of a language meet, each of which can be left out or led to an app. */
export function siteForms(files: Files, root: string): SiteForm[] {
  const menu = dataIn(files, `${root}navigation.yaml`);
  const isHere = (link: { href?: unknown } | undefined) => !String(link?.href).startsWith('https:');
  const found: [page: string, path: string[], isThere: (page: Data) => unknown][] = [
    ['landing', ['hero', 'form'], (page) => page.hero?.form],
    ['contact', ['form'], (page) => page.form],
    ['sign-in', ['form'], () => isHere(menu?.signIn)],
    ['sign-up', ['form'], () => isHere(menu?.signUp)],
  ];
  return found.flatMap(([page, path, isThere]) => {
    const file = `${root}pages/${page}.yaml`;
    const data = dataIn(files, file);
    return data && isThere(data) ? [{ page, file, path }] : [];
  });
}
