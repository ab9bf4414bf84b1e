import { plainOf } from '../src/content/checks/shared.ts';
import { kindOfFile, sharedFiles } from '../src/content/file-kinds.ts';
import { contentFolder, type Files, sharedFile } from '../src/content/files-in-effect.ts';
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
export function inLanguage(file: string, prefix: string, other: string): string {
  const home = contentFolder(file) ?? '';
  return `${home}${other}/${file.slice(`${home}${prefix}/`.length)}`;
}

/**
 * A register that all brands share, for those whom a page concerns: of a page that all share, each
 * brand's own, too; of a page of one brand, only its own, which begins as a copy.
 */
export function registersFor(files: Files, shared: string, page: string): Files {
  const home = contentFolder(page);
  const names = Object.keys(files).filter((file) => sharedFile(file) === shared);
  const own = `${home}${shared.slice('content'.length)}`;
  const concerned = home === 'content' ? [shared, ...names] : [own];
  return Object.fromEntries(concerned.map((file) => [file, files[file] ?? files[shared] ?? '']));
}

/** No build has a draft, so its address leads nowhere yet. */
export const isDraft = (file: string, text = '') =>
  (readSource(file, text).data as { draft?: unknown } | null | undefined)?.draft === true;

/** Without the lines that say that there is no page at an address, or that lead it elsewhere. */
function freed(files: Files, pages: { file: string; local: string }[]): Files {
  const { planned, redirects } = sharedFiles;
  const texts: Files = {};
  for (const page of pages)
    for (const shared of [planned.file, redirects.file])
      for (const [file, known] of Object.entries(registersFor(files, shared, page.file))) {
        const text = texts[file] ?? known;
        const lines = (readSource(file, text).data ?? []) as (string | { from: string })[];
        const index = lines.findIndex(
          (line) => page.local === (typeof line === 'string' ? line : plainOf(line.from)),
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
