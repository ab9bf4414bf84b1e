import { posix } from 'node:path';
import { stringify } from 'yaml';
import { fileIn, sharedFiles } from '../src/content/file-kinds.ts';
import type { Files } from '../src/content/files.ts';
import { isDraft, readSource } from '../src/content/source-file.ts';
import { localPath, notFoundPath, pathOf } from '../src/lib/paths.ts';
import { beginLanguage } from '../src/writer/begin-language.ts';
import { changeText } from '../src/writer/change-text.ts';
import { Refusal } from '../src/writer/refusal.ts';
import type { Act, Source } from './api.ts';
import { pagesIn } from './new-pages.ts';
import { withLinks } from './page-links.ts';
import type { Snapshot } from './snapshot.ts';

/** Texts by their file; undefined where a file is taken away. */
type Texts = Record<string, string | undefined>;

/** An address as files have it, whichever way it was typed: what ends in /index is the page before it. */
const asAddress = (typed: string) =>
  `/${typed
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .replace(/((^|\/)index)+$/, '')}`;

/** Where an address leads: to one of this site, or to another site. */
const asLink = (typed: string) => (/^\s*https:/.test(typed) ? typed.trim() : asAddress(typed));

const today = () => new Date().toISOString().slice(0, 10);

const printed = (data: unknown) => stringify(data, { lineWidth: 100 });

/** The address of the page in a file, in the default language. */
export function addressIn(snapshot: Snapshot, file: string): string {
  const { address } = snapshot.parsed(file);
  if (address === undefined) throw new Refusal(`${file} is no page`);
  return address;
}

/** Redirects paths, and redirects that lead to them. */
function withRedirects(files: Files, redirects: { from: string; to: string }[]): Texts {
  if (redirects.length === 0) return {};
  const { file } = sharedFiles.redirects;
  const lines = redirects.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const follow = (path: string) => lines.find(({ from }) => from === path)?.to;
  const text = withLinks(file, files[file] ?? '', follow);
  const add = (sum: string, entry: object) => {
    const { length: index } = (readSource(file, sum).data ?? []) as unknown[];
    return changeText(file, sum, [], { do: 'add', index, entry });
  };
  return { [file]: lines.reduce(add, text) };
}

/** The text of a new page, or of a copy with its own words for searches. */
function textOfNew({ at, title, description }: Act & { do: 'newPage' }, like?: string): string {
  const meta = { title, description, updated: today() };
  const hero = { band: 'hero', look: 'quiet', title, lead: description };
  if (like === undefined) return printed({ meta, bands: [hero] });
  return Object.entries(meta).reduce(
    (text, [name, value]) =>
      changeText(at.file, text, ['meta', name], { do: 'set', value }, Object.keys(meta)),
    like,
  );
}

/** What each act makes of the files. */
const acts: {
  [Do in Act['do']]: (snapshot: Snapshot, files: Files, act: Act & { do: Do }) => Texts;
} = {
  newPage(snapshot, files, act) {
    const address = free(snapshot, files, act.address);
    if (!act.isCopy) return { [`content/pages${address}.yaml`]: textOfNew(act) };
    addressIn(snapshot, act.at.file);
    // In the first language, as all pages begin.
    const like = fileIn('', snapshot.parsed(act.at.file).name);
    if (!(like in files)) throw new Refusal(`There is no ${like} to copy`);
    const ending = posix.extname(like);
    return { [`content/pages${address}${ending}`]: textOfNew(act, files[like]) };
  },

  newArticle(snapshot, files, { address: typed, title, description }) {
    const address = free(snapshot, files, typed);
    const head = {
      meta: { title, description, updated: today() },
      heading: title,
      date: today(),
      draft: true,
    };
    return { [`content/pages${address}.md`]: `---\n${printed(head)}---\n\n${description}\n` };
  },

  translate(snapshot, files, { at, language: code }) {
    addressIn(snapshot, at.file);
    const twin = fileIn(`/${code}`, snapshot.parsed(at.file).name);
    if (twin in files) throw new Refusal(`${twin} is there already`);
    const isNew = !snapshot.prefixes.includes(`/${code}`);
    const more = isNew ? beginLanguage(files, code, { isPartial: true }).files : {};
    return { ...more, [twin]: files[at.file] };
  },

  rename(snapshot, files, { at, address: typed, redirect }) {
    const from = movable(addressIn(snapshot, at.file));
    const isBelow = ({ address }: { address: string }) =>
      address === from || address.startsWith(`${from}/`);
    const all = pagesIn(snapshot, files);
    const start = free(snapshot, files, typed);
    const moves = all.filter(isBelow).map((page) => {
      const address = start + page.address.slice(from.length);
      const { file, prefix } = page;
      const to = fileIn(prefix, `pages${address}${posix.extname(file)}`);
      return { ...page, to, next: localPath(address, page) };
    });
    for (const { url } of all.filter((page) => !isBelow(page)))
      if (moves.some(({ next }) => next === url)) throw taken(url);
    const follow = (path: string) => {
      const move = moves.find(({ url }) => path === url || path === `${url}/feed.xml`);
      return move && move.next + path.slice(move.url.length);
    };
    const texts: Texts = {};
    for (const [file, text] of Object.entries(files)) {
      const next = withLinks(file, text, follow);
      if (next !== text) texts[file] = next;
    }
    const moved = moves.map((move) => [move.to, texts[move.file] ?? files[move.file]]);
    // One page may come to where another was.
    for (const { file } of moves) texts[file] = undefined;
    Object.assign(texts, Object.fromEntries(moved));
    const lines = moves
      .filter((page) => redirect && !isDraft(page, files[page.file]))
      .map(({ url, next }) => ({ from: url, to: next }));
    return { ...texts, ...withRedirects({ ...files, ...texts } as Files, lines) };
  },

  removePage(snapshot, files, { at, redirect }) {
    const { prefix } = snapshot.parsed(at.file);
    const gone = movable(addressIn(snapshot, at.file));
    const pages = pagesIn(snapshot, files);
    // Where the first language has it, the others lead there.
    const isGone = (page: { address: string; prefix: string }) =>
      page.address === gone && (!prefix || page.prefix === prefix);
    const isThere = (path: string) =>
      pages.some((page) => !isGone(page) && page.url === pathOf(path));
    const to = asLink(redirect ?? '');
    const lines = pages
      .filter((page) => redirect && isGone(page) && !isDraft(page, files[page.file]))
      .map((page) => {
        const near = localPath(to, page);
        return { from: page.url, to: isThere(near) ? near : to };
      });
    const texts = Object.fromEntries(pages.filter(isGone).map(({ file }) => [file, undefined]));
    return { ...texts, ...withRedirects(files, lines) };
  },
};

const taken = (address: string) => new Refusal(`There is a page at ${address} already`);

/** The start page and the one for wrong addresses are where they are. */
function movable(address: string): string {
  if (address === '/' || address === notFoundPath)
    throw new Refusal(`Every site has the page ${address}: it stays where it is`);
  return address;
}

/** An address that no page has, in any language. */
function free(snapshot: Snapshot, files: Files, typed: string): string {
  const address = asAddress(typed);
  // Disks take no longer names.
  if (address.length > 200) throw new Refusal('An address has at most 200 characters');
  const isTaken = pagesIn(snapshot, files).some(({ url }) => url === address);
  if (address === '/' || isTaken) throw taken(address);
  return address;
}

/** What is shown after an act, where it is not just the page that came to be. */
export function opens(snapshot: Snapshot, act: Act): { go?: string; at?: Source } {
  if (act.do === 'newArticle')
    return { at: { file: `content/pages${asAddress(act.address)}.md`, path: ['body'] } };
  const { prefix } = snapshot.parsed(act.at.file);
  if (act.do === 'rename') return { go: localPath(asAddress(act.address), { prefix }) };
  if (act.do === 'removePage') return { go: prefix || '/' };
  if (act.do !== 'translate') return {};
  const language = { prefix: `/${act.language}` };
  return { go: localPath(addressIn(snapshot, act.at.file), language) };
}

export const isAct = (change: { do: string }): change is Act => Object.hasOwn(acts, change.do);

/** The files that an act writes, renames or takes away. */
export function actOn(snapshot: Snapshot, files: Files, act: Act): Texts {
  const make = acts[act.do] as (...given: [Snapshot, Files, Act]) => Texts;
  return make(snapshot, files, act);
}
