import { partsOf } from '../../lib/data.ts';
import { type Language, notFoundPath } from '../../lib/paths.ts';
import { type DrawingName, neededBy } from '../../schema/drawings.ts';
import type { Check, CheckedSite, FoundIn } from '../content.ts';
import { addressOf, isPageFile, type RegisterName, registerFiles } from '../file-kinds.ts';
import { type Band, kindOf } from '../page-schema.ts';

// Which files there must be, what they must hold for pages to show, and which are too many.

/**
 * Whether all files whose paths begin so were read. What a file with faults holds is not known: its own
 * faults are told, and none that follow from them.
 */
export const isSound = ({ files, read }: CheckedSite, start: string) =>
  Object.keys(files).every(
    (file) => !file.startsWith(start) || read.some((each) => each.file === file),
  );

const folders = Object.values(registerFiles).filter(({ place }) => place.endsWith('/'));

/** No two entries of a register have one name. */
export const twinIds: Check = ({ contents, read }) =>
  contents.flatMap(({ language: { prefix } }) =>
    folders.flatMap(({ place }) => {
      const files = read.filter(({ file }) => file.startsWith(`content${prefix}/${place}`));
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
  site.contents.flatMap(({ language, pages, drawings, words, embeds }): FoundIn[] => {
    const drawn = `content${language.prefix}/${registerFiles.drawings.place}`;
    const said = `content${language.prefix}/${registerFiles.words.place}`;
    const shown = isSound(site, drawn) ? drawingsFor(pages.flatMap(({ bands }) => bands)) : [];
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
        ? [{ file: said, path: ['embed'], message }]
        : []),
    ];
  });

/** The files of pages that a language must have but does not. */
function missingPages(
  files: readonly string[],
  { prefix, isPartial }: Language,
  all: readonly string[],
) {
  const addressesIn = (root: string) =>
    new Map(
      files.filter((file) => isPageFile(file, root)).map((file) => [addressOf(file, root), file]),
    );
  const there = addressesIn(`content${prefix}/`);
  const needed = prefix ? (isPartial ? ['/'] : all) : ['/', notFoundPath];
  return needed
    .filter((address) => !there.has(address))
    .map((address) => {
      const first = addressesIn('content/').get(address);
      const named = first ?? `content/pages${address === '/' ? '/index' : address}.yaml`;
      return named.replace('content/', `content${prefix}/`);
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
      .filter((name) => isNeeded[name] && !content[name])
      .map((name) => `content${language.prefix}/${registerFiles[name].place}`)
      .filter((file) => isSound(site, file));
    const all = languages[0]?.paths ?? [];
    return [...missingPages(Object.keys(site.files), language, all), ...needed].map((file) => ({
      file,
      path: [],
      message: 'is missing',
    }));
  });

export const unreadFiles: Check = ({ unread }) =>
  unread.map((file) => ({ file, path: [], message: 'is used by no page' }));
