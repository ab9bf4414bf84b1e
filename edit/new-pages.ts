import { plainOf } from '../src/content/checks/shared.ts';
import {
  fileIn,
  isPage,
  type PageFile,
  parseFileName,
  sharedFiles,
} from '../src/content/file-kinds.ts';
import type { Files } from '../src/content/files.ts';
import { isDraft, readSource } from '../src/content/source-file.ts';
import { changeText } from '../src/writer/change-text.ts';
import type { Snapshot } from './snapshot.ts';

/** Every file that is a page, in every language. */
export function pagesIn(snapshot: Snapshot, files: Files) {
  const prefixes = snapshot.languagesIn(files).map(({ prefix }) => prefix);
  return Object.keys(files)
    .map(parseFileName)
    .filter(isPage)
    .filter(({ prefix }) => prefixes.includes(prefix));
}

/** Without the lines that say that there is no page at an address, or that lead it elsewhere. */
function freed(files: Files, pages: { url: string }[]): Files {
  const texts: Files = {};
  for (const { url } of pages)
    for (const { file } of [sharedFiles.planned, sharedFiles.redirects]) {
      const text = texts[file] ?? files[file] ?? '';
      const lines = (readSource(file, text).data ?? []) as (string | { from: string })[];
      const index = lines.findIndex(
        (line) => url === (typeof line === 'string' ? line : plainOf(line.from)),
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
  const isPublic = (all: Files, page: PageFile) => !isDraft(page, all[page.file]);
  const known = pagesIn(snapshot, snapshot.files)
    .filter((page) => isPublic(snapshot.files, page))
    .map(({ url }) => url);
  const comeIn = (all: Files) =>
    pagesIn(snapshot, all).filter((page) => isPublic(all, page) && !known.includes(page.url));
  const next = { ...files };
  for (const { file, name, url } of comeIn(files).filter((page) => !page.prefix))
    for (const language of snapshot.languagesIn(files)) {
      const twin = fileIn(language.prefix, name);
      if (language.isPartial) continue;
      const text = next[twin] ?? next[file] ?? '';
      next[twin] = isDraft({ file: twin, url }, text)
        ? changeText(twin, text, ['draft'], { do: 'set', value: undefined })
        : text;
    }
  return Object.assign(next, freed(next, comeIn(next)));
}
