import { mapTexts } from '../../lib/text.ts';
import type { Issue } from '../faults.ts';
import type { Files } from '../file-reader.ts';
import type { Content } from '../parse-content.ts';
import { readSource } from '../source-file.ts';

/** A site whose files have no faults, for the questions that take all of it. */
export type CheckedSite = {
  /** Those in effect, by their shared paths. */
  files: Files;
  brandPath: string;
  /** In every language, the default first. */
  contents: [Content, ...Content[]];
  today: Date;
};

export type FileIssue = Issue & { file: string };

export const contentFiles = ({ files }: CheckedSite) =>
  Object.keys(files).filter((file) => file.startsWith('content/'));

// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
export type Data = Record<PropertyKey, any>;

export const dataOf = ({ files }: CheckedSite, file: string) =>
  readSource(file, files[file] ?? '').data as Data;

/** Every text of a file, with its path. */
export function textsOf(site: CheckedSite, file: string) {
  const texts: { file: string; path: (string | number)[]; text: string }[] = [];
  mapTexts(dataOf(site, file), (text, path) => {
    texts.push({ file, path: [...path], text });
    return text;
  });
  return texts;
}

/** Every text of the content. */
export const textsIn = (site: CheckedSite) =>
  contentFiles(site).flatMap((file) => textsOf(site, file));
