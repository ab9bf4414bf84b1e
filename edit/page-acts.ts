import { stringify } from 'yaml';
import { plainOf } from '../src/content/checks/shared.ts';
import { kindOfFile, sharedFiles } from '../src/content/file-kinds.ts';
import { type Files, sharedFile } from '../src/content/files-in-effect.ts';
import { linkInText } from '../src/content/links.ts';
import { fieldsIn } from '../src/content/schema/walk.ts';
import { readSource } from '../src/content/source-file.ts';
import { localPath, notFoundPath, pathOf } from '../src/lib/paths.ts';
import type { Act, Path, Source } from './api.ts';
import { beginLanguage } from './begin-language.ts';
import { changeText } from './change-text.ts';
import { Refusal } from './refusal.ts';
import type { Snapshot } from './snapshot.ts';

/** Texts by their file; undefined where a file is taken away. */
type Texts = Record<string, string | undefined>;

const { planned, redirects } = sharedFiles;

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

/** The files that are the page at an address, in every language and of every brand. */
const filesAt = (snapshot: Snapshot, files: Files, isAt: (address: string) => boolean) =>
  Object.keys(files).flatMap((file) => {
    const { address, prefix = '' } = kindOfFile(sharedFile(file), snapshot.prefixes) ?? {};
    return address !== undefined && isAt(address) ? [{ file, address, prefix }] : [];
  });

/** The address of the page in a file, in the default language. */
export function addressIn(snapshot: Snapshot, file: string): string {
  const { address } = snapshot.kind(file);
  if (address === undefined) throw new Refusal(`${file} is no page`);
  return address;
}

/** No build has a draft, so its address leads nowhere yet. */
const isDraft = (file: string, text = '') =>
  (readSource(file, text).data as { draft?: unknown } | null | undefined)?.draft === true;

/** Without the lines that say that there is no page at an address, or that lead it elsewhere. */
function freed(files: Files, addresses: string[]): Texts {
  const texts: Texts = {};
  for (const { file } of [planned, redirects]) {
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

/** Leads addresses elsewhere. */
function withRedirects(files: Files, lines: { from: string; to: string }[]): Texts {
  if (lines.length === 0) return {};
  const { file } = redirects;
  const text = files[file] ?? '';
  const known = readSource(file, text).data as unknown[] | null | undefined;
  const add = (before: string, entry: object, at: number) =>
    changeText(file, before, [], { do: 'add', index: (known?.length ?? 0) + at, entry });
  return { [file]: known ? lines.reduce(add, text) : text + printed(lines) };
}

/** Where a file links to an address: the fields, with the links changed. */
function linksFrom(
  snapshot: Snapshot,
  file: string,
  text: string,
  change: (path: string) => string | undefined,
): { path: Path; value: string }[] {
  const schema = kindOfFile(sharedFile(file), snapshot.prefixes)?.schema;
  const changed = (href: string) => {
    const to = href.startsWith('/') ? change(pathOf(href)) : undefined;
    return to === undefined ? href : to + href.slice(pathOf(href).length);
  };
  const fields = schema ? fieldsIn(schema, readSource(file, text).data) : [];
  return fields.flatMap(({ value, field: { kind }, path }) => {
    if (typeof value !== 'string') return [];
    const isText = kind === 'text' || kind === 'markdown';
    const next = isText
      ? value.replace(linkInText, (_, before: string, href: string) => before + changed(href))
      : changed(value);
    return (isText || kind === 'link') && next !== value ? [{ path, value: next }] : [];
  });
}

/** What links to the page at an address: the files, and the fields in them. */
export const linksTo = (snapshot: Snapshot, address: string) =>
  Object.entries(snapshot.files).flatMap(([file, text]) => {
    const own = snapshot.prefixes.map((prefix) => localPath(address, { prefix }));
    // Anything else than the address itself tells that it is named.
    const named = (path: string) => (own.includes(path) ? `${path}/` : undefined);
    return linksFrom(snapshot, file, text, named).map(({ path }) => ({ file, path }));
  });

function textOfNew(act: Act & { do: 'newPage' }, like: string): string {
  const { at, title, description, isCopy } = act;
  const meta = { title, description, updated: today() };
  if (!isCopy) {
    const hero = { band: 'hero', look: 'quiet', title, lead: description };
    return printed({ meta, bands: [hero] });
  }
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
    const { at, isCopy } = act;
    if (isCopy) addressIn(snapshot, at.file);
    const address = free(snapshot, files, act.address);
    const [ending] = /\.\w+$/.exec(isCopy ? at.file : '.yaml') ?? [];
    const text = textOfNew(act, files[at.file] ?? '');
    return { ...freed(files, [address]), [`content/pages${address}${ending}`]: text };
  },

  newArticle(snapshot, files, { address: typed, title, description }) {
    const address = free(snapshot, files, typed);
    const head = {
      meta: { title, description, updated: today() },
      heading: title,
      date: today(),
      draft: true,
    };
    const text = `---\n${printed(head)}---\n\n${description}\n`;
    // What links to the address of a draft does so by the plan.
    const plan = { [planned.file]: files[planned.file] };
    return { ...freed(files, [address]), ...plan, [`content/pages${address}.md`]: text };
  },

  translate(snapshot, files, { at, language }) {
    const code = language.trim();
    const shared = sharedFile(at.file);
    const address = addressIn(snapshot, at.file);
    const { prefix } = snapshot.kind(at.file);
    const twin = shared.replace(`content${prefix}/`, `content/${code}/`);
    if (twin in files) throw new Refusal(`${twin} is there already`);
    const isNew = !snapshot.prefixes.includes(`/${code}`);
    const more = isNew ? beginLanguage(files, code, true).files : {};
    const local = localPath(address, { prefix: `/${code}` });
    return { ...more, ...freed(files, [local]), [twin]: files[at.file] };
  },

  rename(snapshot, files, { at, address: typed, redirect }) {
    const from = movable(addressIn(snapshot, at.file));
    const isBelow = (address: string) => address === from || address.startsWith(`${from}/`);
    const to = free(snapshot, files, typed);
    const moved = (address: string) => to + address.slice(from.length);
    const pages = filesAt(snapshot, files, isBelow);
    const texts: Texts = {};
    const follow = (path: string) => {
      const prefix = snapshot.prefixes.find((each) => each && path.startsWith(`${each}/`)) ?? '';
      const address = path.slice(prefix.length);
      return isBelow(address) ? prefix + moved(address) : undefined;
    };
    for (const [file, text] of Object.entries(files)) {
      const set = (before: string, { path, value }: { path: Path; value: string }) =>
        changeText(file, before, path, { do: 'set', value });
      const next = linksFrom(snapshot, file, text, follow).reduce(set, text);
      if (next !== text) texts[file] = next;
    }
    for (const { file, address } of pages) {
      const [folder] = /^.*?\/pages(?=\/)/.exec(file) ?? [];
      const [ending] = /\.\w+$/.exec(file) ?? [];
      texts[`${folder}${moved(address)}${ending}`] = texts[file] ?? files[file];
      texts[file] = undefined;
    }
    const local = pages
      .filter(({ file }) => !isDraft(file, files[file]))
      .map((page) => localPath(page.address, page));
    const lines = [...new Set(local)].sort().map((from) => ({ from, to: follow(from) ?? from }));
    const taken = lines.map(({ to: address }) => address);
    const written = { ...texts, ...freed({ ...files, ...texts } as Files, taken) };
    return {
      ...written,
      ...withRedirects({ ...files, ...written } as Files, redirect ? lines : []),
    };
  },

  removePage(snapshot, files, { at, redirect }) {
    const { prefix } = snapshot.kind(at.file);
    const gone = movable(addressIn(snapshot, at.file));
    // Where the first language has it, the others lead there.
    const pages = filesAt(snapshot, files, (address) => address === gone).filter(
      (each) => !prefix || each.prefix === prefix,
    );
    const texts: Texts = Object.fromEntries(pages.map(({ file }) => [file, undefined]));
    const local = [...new Set(pages.map((each) => localPath(gone, each)))].sort();
    const lines = redirect ? local.map((from) => ({ from, to: asLink(redirect) })) : [];
    return { ...texts, ...withRedirects(files, lines) };
  },
};

/** The start page and the one for wrong addresses are where they are. */
function movable(address: string): string {
  if (address === '/' || address === notFoundPath)
    throw new Refusal(`Every site has the page ${address}: it stays where it is`);
  return address;
}

/** An address that no page has, in any language. */
function free(snapshot: Snapshot, files: Files, typed: string): string {
  const address = asAddress(typed);
  const isTaken = filesAt(snapshot, files, () => true).some(
    (page) => localPath(page.address, page) === address,
  );
  if (address === '/' || isTaken) throw new Refusal(`There is a page at ${address} already`);
  return address;
}

/** What is shown after an act, where it is not just the page that came to be. */
export function opens(snapshot: Snapshot, act: Act): { go?: string; at?: Source } {
  if (act.do === 'newArticle')
    return { at: { file: `content/pages${asAddress(act.address)}.md`, path: ['body'] } };
  if (act.do !== 'translate') return {};
  const prefix = `/${act.language.trim()}`;
  return { go: localPath(addressIn(snapshot, act.at.file), { prefix }) };
}

export const isAct = (change: { do: string }): change is Act => Object.hasOwn(acts, change.do);

/** The files that an act writes, renames or takes away. */
export const actOn = (snapshot: Snapshot, files: Files, act: Act) =>
  (acts[act.do] as (...given: [Snapshot, Files, Act]) => Texts)(snapshot, files, act);
