import { plainOf } from '../src/content/checks/shared.ts';
import { kindOfFile, sharedFiles } from '../src/content/file-kinds.ts';
import { type Files, sharedFile } from '../src/content/files-in-effect.ts';
import { readSource } from '../src/content/source-file.ts';
import { localPath } from '../src/lib/paths.ts';
import { changeText } from './change-text.ts';
import type { Snapshot } from './snapshot.ts';

/** Every file that is a page, in every language and of every brand. */
export function pagesIn(snapshot: Snapshot, files: Files) {
  const prefixes = snapshot.languagesIn(files).map(({ prefix }) => prefix);
  return Object.keys(files).flatMap((file) => {
    const { address, prefix = '' } = kindOfFile(sharedFile(file), prefixes) ?? {};
    if (address === undefined) return [];
    return [{ file, address, prefix, local: localPath(address, { prefix }) }];
  });
}

/** The same file in another language. */
export const inLanguage = (file: string, prefix: string, other: string) =>
  file.replace(`content${prefix}/`, `content${other}/`);

/** No build has a draft, so its address leads nowhere yet. */
export const isDraft = (file: string, text = '') =>
  (readSource(file, text).data as { draft?: unknown } | null | undefined)?.draft === true;

/** Without the lines that say that there is no page at an address, or that lead it elsewhere. */
function freed(snapshot: Snapshot, files: Files, addresses: string[]): Files {
  const { planned, redirects } = sharedFiles;
  const texts: Files = {};
  for (const file of [planned.file, redirects.file].map((each) => snapshot.place(each))) {
    const lines = (readSource(file, files[file] ?? '').data ?? []) as (string | { from: string })[];
    for (const [index, line] of [...lines.entries()].reverse())
      if (addresses.includes(typeof line === 'string' ? line : plainOf(line.from)))
        texts[file] = changeText(file, texts[file] ?? files[file] ?? '', [], {
          do: 'remove',
          index,
        });
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
  const come = comeIn(next).map(({ local }) => local);
  return Object.assign(next, freed(snapshot, next, come));
}
