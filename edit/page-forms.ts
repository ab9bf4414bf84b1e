import { checkWords, groupFindings } from '../src/content/check-words.ts';
import { untranslatedIn } from '../src/content/checks/translations.ts';
import { type Content, dataOf } from '../src/content/content.ts';
import { fileIn, pageIn, registerFiles } from '../src/content/file-kinds.ts';
import type { Finding } from '../src/content/finding.ts';
import type { Page } from '../src/content/page-schema.ts';
import { bytesBelow } from '../src/content/read-content.ts';
import { headOf, shareOf } from '../src/lib/head.ts';
import { localPath, notFoundPath } from '../src/lib/paths.ts';
import { asTyped, counted } from '../src/lib/text.ts';
import type { Navigation } from '../src/schema/frame.ts';
import { kindsFor } from '../src/writer/example-bands.ts';
import { Refusal } from '../src/writer/refusal.ts';
import type { Field, Form, Group, ListPlace, Source, View } from './api.ts';
import { entryName } from './entry-name.ts';
import { shownEntries } from './shown-on.ts';
import type { Snapshot } from './snapshot.ts';

/** The content in the language of a path, and its page, or the one for wrong addresses. */
export function pageAt({ contents }: Snapshot, path: string) {
  const isIn = ({ language: { prefix } }: Content) =>
    prefix && (path === prefix || path.startsWith(`${prefix}/`));
  const content = contents.find(isIn) ?? contents[0];
  if (!content) throw new Refusal('The content has problems. Fix them first');
  const address = path.slice(content.language.prefix.length) || '/';
  const at = (asked: string) => content.pages.find((each) => each.address === asked);
  const page = at(address) ?? at(notFoundPath);
  if (!page) throw new Refusal(`There is no page at ${path}`);
  return { content, page };
}

/** The texts of a page that still have the words of the first language. */
export function leftOn(snapshot: Snapshot, path: string): Source[] {
  if (snapshot.errors.length > 0) return [];
  const { content, page } = pageAt(snapshot, path);
  if (!content.language.prefix) return [];
  const { file } = page;
  return untranslatedIn(snapshot, snapshot.parsed(file)).map(({ path }) => ({ file, path }));
}

/** How a search and a shared link show the page. */
function shownOf({ address, meta }: Page, { brand, language }: Content): Form['shown'] {
  const { name: brandName, shortName, domain, locale } = brand;
  const share = shareOf(meta, brand);
  const place = { path: address, language, languages: [language], isPlace: true };
  const head = headOf({ ...place, ...meta, brandName, shortName, domain, locale, share });
  return {
    title: head.title,
    description: head.description,
    address: head.canonical ?? '',
    picture: head.image.slice(`https://${domain}`.length),
  };
}

/** The pages that the default language has and this one lacks. */
function missingIn(snapshot: Snapshot, { language }: Content): Group[] {
  const pages = snapshot.contents[0]?.pages ?? [];
  const notes = pages
    .filter(({ address }) => address !== notFoundPath && !language.paths.includes(address))
    .map(({ address, file }) => ({
      text: address,
      where: `${fileIn(language.prefix, snapshot.parsed(file).name)} is not there`,
    }));
  return notes.length > 0 ? [{ title: 'Missing in this language', notes, fields: [] }] : [];
}

const leftNote = ({ contents }: Snapshot, left: number) => ({
  text: `Still in ${contents[0]?.language.name}: ${counted(left, 'text')}, underlined on the page`,
});

export function pageForm(snapshot: Snapshot, path: string): Form {
  const { content, page } = pageAt(snapshot, path);
  const { file } = page;
  const fields = snapshot.fieldsOf(file);
  const isMain = ({ path }: Field) => path[0] === 'meta' || path.join() === 'draft';
  const isNotFound = page.address === notFoundPath;
  const left = leftOn(snapshot, path).length;
  const messages = fileIn(content.language.prefix, registerFiles.forms.place);
  const hasMessages =
    messages in snapshot.files && page.bands.some((band) => 'form' in band && band.form);
  const here = { name: 'act', path } as const;
  const moves: Form['doors'] = [
    { label: 'Rename', view: { ...here, act: 'rename' } },
    { label: 'Remove', view: { ...here, act: 'removePage' } },
  ];
  return {
    title: 'Page',
    shown: shownOf(page, content),
    doors: [
      { label: 'Copy', view: { ...here, act: 'newPage', isCopy: true } },
      ...(isNotFound ? [] : [{ label: 'Translate', view: { ...here, act: 'translate' as const } }]),
      ...(isNotFound || page.address === '/' ? [] : moves),
    ],
    groups: [
      { notes: left > 0 ? [leftNote(snapshot, left)] : [], fields: fields.filter(isMain) },
      {
        title: 'Texts that cannot be clicked on the page',
        isUnseen: true,
        fields: fields.filter((field) => !isMain(field) && field.path.join() !== 'bands'),
      },
      ...(hasMessages
        ? [{ title: 'Messages and emails of all forms', fields: snapshot.fieldsOf(messages) }]
        : []),
    ],
    where: isNotFound && path !== notFoundPath ? 'This language lacks the page' : file,
  };
}

/** What is found, as a way to it. */
function noteOf(finding: Finding) {
  const { file, line, path = [], message } = finding;
  return {
    text: message,
    where: `${file}:${line}`,
    at: path.length > 0 ? { file, path } : undefined,
    href: pageIn(file),
  };
}

/** All pages of a language, with what the check says of the words of each; then of what pages share. */
export function pagesForm(snapshot: Snapshot, path: string): Form {
  const { content } = pageAt(snapshot, path);
  const options = { readBytes: bytesBelow(snapshot.project.root), isLive: true };
  const { findings } = checkWords(snapshot.files, snapshot.brand, options);
  const found = groupFindings(findings);
  const pages = content.pages
    .map((page): Group & { href: string } => {
      const href = localPath(page.address, content.language);
      const notes = found.find(({ name }) => name === href)?.findings.map(noteOf) ?? [];
      const state = notes.length > 0 ? counted(notes.length, 'note') : 'Fine';
      return {
        title: asTyped(page.meta.title),
        href,
        state: page.draft ? 'Draft (visible only here)' : state,
        notes,
        fields: [],
      };
    })
    .sort((a, b) => (a.href < b.href ? -1 : 1));
  const shared = found
    .filter(({ name }) => !name.startsWith('/'))
    .map(({ name, findings: some }) => ({
      title: `${name} (${some.length})`,
      notes: some.map(noteOf),
      fields: [],
    }));
  return {
    title: 'Pages',
    doors: [
      { label: 'New page', view: { name: 'act', act: 'newPage', path } },
      { label: 'New article', view: { name: 'act', act: 'newArticle', path } },
      { label: 'Redirects', view: { name: 'redirects', path } },
    ],
    groups: [...pages, ...missingIn(snapshot, content), ...shared],
    where: '“npm run check” also opens every page',
  };
}

/** The bands of a page; a page of text has none. */
export function bandsAt(snapshot: Snapshot, path: string): ListPlace | undefined {
  if (snapshot.errors.length > 0) return undefined;
  const { file } = pageAt(snapshot, path).page;
  if (snapshot.parsed(file).kind === 'text') return undefined;
  return snapshot.listsAround({ file, path: ['bands', 0] })[0];
}

/** The lists in each band of a page: its own, and those of the entries of registers that it shows. */
export function listsOn(snapshot: Snapshot, path: string): Field[][] {
  const bands = bandsAt(snapshot, path);
  if (!bands) return [];
  const { content, page } = pageAt(snapshot, path);
  const entries = shownEntries(snapshot, page.file, content);
  return bands.value.map((_, index) => {
    const named = entries.filter(({ by }) => by[1] === index);
    const own = snapshot.listsIn({ file: page.file, path: ['bands', index] });
    return [...own, ...named.flatMap(({ at }) => listsOf(snapshot, at))];
  });
}

/** The lists of a register's entry; those of a whole file have its name. */
const listsOf = (snapshot: Snapshot, at: Source) =>
  snapshot.listsIn(at).map((list) => {
    const isWhole = at.path.length === 0 && list.path.length === 1;
    return isWhole ? { ...list, description: entryName(dataOf(snapshot, at.file)) } : list;
  });

/** Every kind of band that can be added to a page, at one place. */
export function bandForm(snapshot: Snapshot, { path, index }: View & { name: 'band' }): Form {
  const place = bandsAt(snapshot, path);
  if (!place) throw new Refusal('This page has no bands');
  const kinds = kindsFor(place.value as { band: string }[]);
  const adds = { place: { ...place, index }, kinds };
  return { title: 'Add a band', adds, groups: [], where: place.file };
}

/** The menu and the footer: the groups with their links, and the texts beside them. */
export function menuForm(snapshot: Snapshot, path: string): Form {
  const { content } = pageAt(snapshot, path);
  const file = fileIn(content.language.prefix, registerFiles.navigation.place);
  const fields = snapshot.fieldsOf(file);
  const { groups } = snapshot.source(file).data as Navigation;
  return {
    title: 'Menu and footer',
    groups: [
      { fields: fields.filter(({ path }) => path.join('.') === 'groups') },
      ...groups.map(({ title }, at) => ({
        title,
        isOpen: true,
        fields: fields.filter(
          ({ path: [first, index, name, ...more] }) =>
            first === 'groups' && index === at && name !== 'id' && more.length === 0,
        ),
      })),
      { title: 'Beside them', fields: fields.filter(({ path: [first] }) => first !== 'groups') },
    ],
    where: file,
  };
}
