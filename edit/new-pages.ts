import { plainOf } from '../src/content/checks/shared.ts';
import { isDraft } from '../src/content/drafts.ts';
import { kindOfFile, sharedFiles } from '../src/content/file-kinds.ts';
import type { Files } from '../src/content/files.ts';
import { readSource } from '../src/content/source-file.ts';
import { localPath } from '../src/lib/paths.ts';
import { changeText } from '../src/writer/change-text.ts';
import type { Snapshot } from './snapshot.ts';

/** Every file that is a page, in every language. */
export function pagesIn(snapshot: Snapshot, files: Files) {
  const prefixes = snapshot.languagesIn(files).map(({ prefix }) => prefix);
  return Object.keys(files).flatMap((file) => {
    const { address, prefix = '' } = kindOfFile(file, prefixes) ?? {};
    if (address === undefined) return [];
    return [{ file, address, prefix, local: localPath(address, { prefix }) }];
  });
}

/** The same file in another language. */
export const inLanguage = (file: string, prefix: string, other: string) =>
  `content${other}/${file.slice(`content${prefix}/`.length)}`;

/** Without the lines that say that there is no page at an address, or that lead it elsewhere. */
function freed(files: Files, pages: { local: string }[]): Files {
  const texts: Files = {};
  for (const { local } of pages)
    for (const { file } of [sharedFiles.planned, sharedFiles.redirects]) {
      const text = texts[file] ?? files[file] ?? '';
      const lines = (readSource(file, text).data ?? []) as (string | { from: string })[];
      const index = lines.findIndex(
        (line) => local === (typeof line === 'string' ? line : plainOf(line.from)),
      );
      if (index >= 0) texts[file] = changeText(file, text, [], { do: 'remove', index });
    }
  return texts;
}

/**
 * The files once pages that came to be have all that they need: each is in every complete language,
 * and nothing leads its address elsewhere. A draft is in no build, and needs nothing yet.
 */
export function withNewPages(snapshot: Snapshot, files: Files): Files {
  const isPublic = (all: Files, file: string) => !isDraft(file, all[file]);
  const known = pagesIn(snapshot, snapshot.files)
    .filter(({ file }) => isPublic(snapshot.files, file))
    .map(({ local }) => local);
  const comeIn = (all: Files) =>
    pagesIn(snapshot, all).filter(
      ({ file, local }) => isPublic(all, file) && !known.includes(local),
    );
  const next = { ...files };
  for (const { file, prefix } of comeIn(files).filter((page) => !page.prefix))
    for (const language of snapshot.languagesIn(files)) {
      const twin = inLanguage(file, prefix, language.prefix);
      if (language.isPartial) continue;
      const text = next[twin] ?? next[file] ?? '';
      next[twin] = isDraft(twin, text)
        ? changeText(twin, text, ['draft'], { do: 'set', value: undefined })
        : text;
    }
  return Object.assign(next, freed(next, comeIn(next)));
}
