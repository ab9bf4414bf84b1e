import { partsOf } from '../../lib/data.ts';
import { type Language, notFoundPath } from '../../lib/paths.ts';
import { type DrawingName, neededBy } from '../../schema/drawings.ts';
import { type Check, type CheckedSite, contentFiles, type FoundIn } from '../content.ts';
import {
  type ContentFile,
  fileIn,
  isShared,
  type RegisterName,
  registerFiles,
} from '../file-kinds.ts';
import { type Band, kindOf } from '../page-schema.ts';

// Checks of whole files: missing ones, what pages need from them, and unused ones.

/**
 * Whether all files of these kinds were read. The content of a file with errors is unknown: only its own
 * errors are reported, and none that result from them.
 */
export const isRead = (site: CheckedSite, prefix: string, ...kinds: ContentFile['kind'][]) =>
  contentFiles(site)
    // Files that all languages share are read before.
    .filter((each) => !isShared(each) && each.prefix === prefix && kinds.includes(each.kind))
    .every(({ file }) => site.read.some((each) => each.file === file));

const folders = ['categories', 'stories'] as const;

/** Ids of entries are unique in their register. */
export const twinIds: Check = ({ contents, read }) =>
  contents.flatMap(({ language: { prefix } }) =>
    folders.flatMap((folder) => {
      const files = read.filter(({ kind, ...file }) => kind === folder && file.prefix === prefix);
      const ids = files.flatMap(({ file, data }) =>
        [...partsOf(data)].flatMap(([id, path]) =>
          path.at(-1) === 'id' ? { id, file, path } : [],
        ),
      );
      return ids
        .filter(({ id }, at) => ids.findIndex((each) => each.id === id) < at)
        .map(({ id, ...at }) => ({ ...at, message: `another entry is called “${id}”` }));
    }),
  );

/** The drawings that data shows at any depth. A picture replaces the drawing beside it. */
const drawingsIn = (data: unknown) =>
  [...partsOf(data)].flatMap(([part]) => {
    const { show, picture } = (part ?? {}) as { show?: unknown; picture?: unknown };
    return typeof show === 'string' && !picture ? [show as DrawingName] : [];
  });

const always = (words: Band) =>
  'picture' in words && words.picture ? [] : (kindOf(words)?.draws ?? []);

/** The drawings whose words these bands need. */
const drawingsFor = (list: readonly Band[]) =>
  new Set(list.flatMap((words) => [...always(words), ...drawingsIn(words)].flatMap(neededBy)));

/** Drawings and what is loaded from other services have words of their own. */
export const missingWords: Check = (site) =>
  site.contents.flatMap(({ language: { prefix }, pages, drawings, words, embeds }): FoundIn[] => {
    const drawn = fileIn(prefix, registerFiles.drawings.place);
    const wordsFile = fileIn(prefix, registerFiles.words.place);
    const shown = isRead(site, prefix, 'drawings')
      ? drawingsFor(pages.flatMap(({ bands }) => bands))
      : [];
    const unnamed = [...shown].filter((name) => !(name in drawings));
    const message =
      'is missing: a page shows something of another service, and its poster needs words';
    return [
      ...unnamed.map((name) => ({
        file: drawn,
        path: [name],
        message: 'is missing: a page shows this drawing',
      })),
      ...(embeds.length > 0 && words && !words.embed
        ? [{ file: wordsFile, path: ['embed'], message }]
        : []),
    ];
  });

/** The files of pages that a language must have but does not. */
function missingPages(site: CheckedSite, { prefix, isPartial }: Language, all: readonly string[]) {
  const files = contentFiles(site);
  const pageAt = (address: string, language: string) =>
    files.find((each) => each.address === address && each.prefix === language);
  const needed = prefix ? (isPartial ? ['/'] : all) : ['/', notFoundPath];
  return needed
    .filter((address) => !pageAt(address, prefix))
    .map((address) => {
      const usual = `pages${address === '/' ? '/index' : address}.yaml`;
      return fileIn(prefix, pageAt(address, '')?.name ?? usual);
    });
}

export const missingFiles: Check = (site) =>
  site.contents.flatMap((content) => {
    const { language, languages, brand, pages } = content;
    const isNeeded: Partial<Record<RegisterName, boolean>> = {
      navigation: true,
      words: true,
      forms: brand.forms !== 'off',
      activity: pages.some((page) => page.activity),
    };
    const needed = (Object.keys(isNeeded) as RegisterName[])
      .filter((name) => isNeeded[name] && !content[name] && isRead(site, language.prefix, name))
      .map((name) => fileIn(language.prefix, registerFiles[name].place));
    const all = languages[0]?.paths ?? [];
    return [...missingPages(site, language, all), ...needed].map((file) => ({
      file,
      path: [],
      message: 'is missing',
    }));
  });

export const unreadFiles: Check = ({ unread }) =>
  unread.map((file) => ({ file, path: [], message: 'is not used by any page' }));
