import type { Files } from '../../src/content/file-reader.ts';
import { placeOf } from '../../src/content/files-in-effect.ts';
import type { Content } from '../../src/content/parse-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { mapTexts } from '../../src/lib/text.ts';

type Path = readonly PropertyKey[];
// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
export type Data = Record<PropertyKey, any>;

export type LiveSite = {
  files: Files;
  brandPath: string;
  /** In every language, the default first. */
  contents: [Content, ...Content[]];
  today: Date;
};

export const dataOf = (files: Files, file: string) =>
  readSource(file, files[file] ?? '').data as Data;

export function at(
  { files, brandPath }: LiveSite,
  file: string,
  path: Path,
  says: string,
  line?: number,
): string {
  const found = line ?? readSource(file, files[file] ?? '').lineOf(path);
  return `${placeOf(files, brandPath, file)}:${found} ${path.join('.') || 'the file'}: ${says}`;
}

/** The line of some words in the text of a Markdown file, which the reader of sources knows only as a whole. */
const lineIn = (text: string | undefined, part: string) =>
  (text ?? '').split('\n').findIndex((line) => line.includes(part)) + 1;

export const contentFiles = ({ files }: LiveSite) =>
  Object.keys(files).filter((file) => file.startsWith('content/'));

/** Every text of the content, with its file and path. */
export function textsIn(
  site: LiveSite,
): { file: string; path: readonly (string | number)[]; text: string }[] {
  return contentFiles(site).flatMap((file) => {
    const texts: ReturnType<typeof textsIn> = [];
    mapTexts(dataOf(site.files, file), (text, path) => {
      texts.push({ file, path, text });
      return text;
    });
    return texts;
  });
}

/** What is said of some words in a text, with the line that holds them. */
export function saidOf(
  site: LiveSite,
  { file, path }: { file: string; path: Path },
  words: string,
  says: string,
): string {
  const line = path[0] === 'body' ? lineIn(site.files[file], words) : undefined;
  return at(site, file, path, says, line);
}
