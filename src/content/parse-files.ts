import { type ContentFile, parseFileName } from './file-kinds.ts';
import { type Files, textName } from './files.ts';
import type { Found } from './finding.ts';
import { isDraft, readSource, type SourceFile } from './source-file.ts';

/** The files of a site as data. */
export type ParsedFiles = {
  files: Files;
  sources: Record<string, SourceFile>;
  brandPath: string;
  /** The files that have a kind. */
  all: readonly ContentFile[];
  /** Pages that only the editor shows, so that no link may point to them yet. */
  drafts: ReadonlySet<string>;
  /** Files whose name has another ending than it needs, with the right name. */
  misnamed: readonly (Found & { file: string })[];
};

/** Parses YAML and Markdown, and the names of files. Drafts are left out unless they are asked for. */
export function parseFiles(
  texts: Files,
  brandPath: string,
  { hasDrafts, today }: { hasDrafts: boolean; today: Date },
): ParsedFiles {
  const nameOf = (file: string) => (file === brandPath ? file : (textName(file) ?? file));
  const names = Object.keys(texts);
  const named = names.filter((file) => nameOf(file) === file);
  const parsed = named.flatMap((file) => parseFileName(file) ?? []);
  const drafts = new Set(
    parsed.filter((each) => isDraft(each, texts[each.file], today)).map(({ file }) => file),
  );
  const isRead = (file: string) => hasDrafts || !drafts.has(file);
  const files = Object.fromEntries(
    named.filter(isRead).map((file): [string, string] => [file, texts[file] ?? '']),
  );
  return {
    files,
    sources: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, readSource(file, text)]),
    ),
    brandPath,
    all: parsed.filter(({ file }) => isRead(file)),
    drafts,
    misnamed: names
      .filter((file) => nameOf(file) !== file)
      .map((file) => ({
        file,
        path: [],
        message: `is not read under this name: rename it to ${nameOf(file)}`,
      })),
  };
}
