import { type Language, notFoundPath } from '../lib/paths.ts';
import type { CheckedFiles } from './checked-files.ts';
import { addressIssue } from './checks/pages.ts';
import type { RawPage } from './conditions.ts';
import { addressOf } from './file-kinds.ts';
import type { FileReader } from './file-reader.ts';
import { type Page, pageSchema, textPageSchema } from './page-schema.ts';
import { pageFiles } from './registers.ts';
import { asPage, headingIssues } from './text-page.ts';

/** The pages of a language, as far as they are sound; their faults are reported. */
export function readPages(reader: FileReader, files: CheckedFiles, rawPages: readonly RawPage[]) {
  return rawPages.flatMap(({ file, address }): Page[] => {
    const message = addressIssue(address);
    if (message) reader.report(file, { path: [], message });
    const twin = rawPages.find((other) => other.address === address && other.file < file);
    if (twin)
      reader.report(file, {
        path: [],
        message: `makes ${address}, as ${reader.placeOf(twin.file)} does`,
      });
    if (!file.endsWith('.md')) {
      const page = files.read(file, pageSchema, () => address);
      for (const [at, words] of page?.bands.entries() ?? [])
        for (const issue of words.band === 'text' ? headingIssues(words) : [])
          reader.report(file, { ...issue, path: ['bands', at, ...issue.path] });
      return page ? [{ address, file, ...page }] : [];
    }
    const text = files.read(file, textPageSchema, () => address);
    for (const issue of text ? headingIssues(text) : []) reader.report(file, issue);
    return text ? [{ address, file, ...asPage(text) }] : [];
  });
}

/** The files of pages that a language must have but does not. */
export function missingPages(
  reader: FileReader,
  { prefix, isPartial }: Language,
  paths: readonly string[],
): string[] {
  const there = pageFiles(reader, prefix).map((file) => addressOf(file, `content${prefix}/`));
  const needed = prefix ? (isPartial ? ['/'] : paths) : ['/', notFoundPath];
  return needed
    .filter((address) => !there.includes(address))
    .map((address) => {
      const first = pageFiles(reader, '').find((file) => addressOf(file, 'content/') === address);
      const named = first ?? `content/pages${address === '/' ? '/index' : address}.yaml`;
      return named.replace('content/', `content${prefix}/`);
    });
}
