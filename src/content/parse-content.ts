import { dirname } from 'node:path';
import type { z } from 'zod';
import { type Embed, readEmbed } from '../lib/embeds.ts';
import { type Language, localPath } from '../lib/paths.ts';
import type { Picture, SvgFile } from '../lib/pictures.ts';
import { brandFile } from './brand/brand-file.ts';
import { CheckedFiles, type MarkWords } from './checked-files.ts';
import { drawingsFor } from './checks/drawings.ts';
import type { Known } from './checks/links.ts';
import { pageIssues, twinOf } from './checks/pages.ts';
import { redirectIssues, targetsOf } from './checks/redirects.ts';
import { twinIssues } from './checks/twins.ts';
import { conditionsOf, type RawPage, rawBands } from './conditions.ts';
import { withoutEmpty } from './empty-pages.ts';
import { ContentError, distinctFaults, type Fault } from './faults.ts';
import { addressOf, registerFiles, registerFolders, sharedFiles } from './file-kinds.ts';
import { FileReader, type Files } from './file-reader.ts';
import type { Page } from './page-schema.ts';
import type { ReadBytes } from './pictures.ts';
import { missingPages, readPages } from './read-pages.ts';
import { pageFiles, readLanguageList, readRegisters } from './registers.ts';
import type { Claims } from './schema/registers.ts';
import type { Site } from './schema/site.ts';
import type { Place } from './tokens.ts';
import type { OwnVideo } from './videos.ts';

/** The checked content in one language. */
export type Content = Omit<Site, 'pages'> & {
  claims: Claims;
  pages: Page[];
  /** The owner's files that the content or the brand file uses. */
  pictures: Picture[];
  ownDrawings: SvgFile[];
  /** The owner's videos and their captions. */
  ownVideos: OwnVideo[];
  /** What pages show of other services. */
  embeds: Embed[];
};

type Options = {
  /** Called for every claim that a page prints. */
  use?: Place['use'];
  readBytes?: ReadBytes;
  mark?: MarkWords | undefined;
};

type SharedName = 'planned' | 'redirects';

function readShared<Name extends SharedName>(reader: FileReader, name: Name) {
  const { file, schema } = sharedFiles[name];
  const data = reader.names.includes(file) ? reader.read<z.ZodType>(file, schema) : undefined;
  return (data ?? []) as z.infer<(typeof sharedFiles)[Name]['schema']>;
}

/** The first page that shows each register or plan set, because a claim's reading depends on it. */
function pagesOfRegisters(pages: readonly RawPage[]): Map<string, string> {
  const shown = new Map<string, string>();
  const note = (name: string, address: string) => {
    if (!shown.has(name)) shown.set(name, address);
  };
  for (const { page, words } of rawBands(pages)) {
    note(`plans.${words.plans}`, page.address);
    for (const register of Object.keys(registerFolders))
      if (words[register] !== undefined) note(register, page.address);
  }
  return shown;
}

function readRegisterFiles(
  reader: FileReader,
  files: CheckedFiles,
  root: string,
  shownBy: Map<string, string>,
) {
  const register = <Name extends keyof typeof registerFiles>(name: Name) => {
    type Register = z.infer<(typeof registerFiles)[Name]['schema']>;
    const { file, schema } = registerFiles[name];
    const isNeeded = name === 'navigation' || name === 'words';
    if (!isNeeded && !reader.names.includes(root + file)) return undefined;
    const addressAt = ([entry]: readonly (string | number)[]) =>
      shownBy.get(`${name}.${entry}`) ?? '*';
    return files.read<z.ZodType>(root + file, schema, addressAt) as Register | undefined;
  };
  const folder = <Name extends keyof typeof registerFolders>(name: Name) => {
    type Entry = z.infer<(typeof registerFolders)[Name]['schema']>;
    const { folder, schema } = registerFolders[name];
    const seen = new Set<string>();
    const entries = reader.names
      .filter((file) => file.startsWith(`${root}${folder}/`))
      .map((file) => {
        const entry = files.read<z.ZodType>(file, schema, () => shownBy.get(name) ?? '*');
        for (const issue of twinIssues(entry, seen)) reader.report(file, issue);
        return entry;
      });
    return (entries.filter(Boolean) as Entry[]).sort((a, b) => a.order - b.order);
  };
  return {
    navigation: register('navigation'),
    words: register('words'),
    forms: register('forms'),
    plans: register('plans') ?? {},
    paymentMethods: register('paymentMethods')?.methods ?? [],
    activity: register('activity'),
    drawings: register('drawings') ?? {},
    categories: folder('categories'),
    stories: folder('stories'),
  };
}

/** Whether a file is this language's. Folders of other languages are among the default's own files. */
function ownFolder({ prefix }: Language, languages: Language[]) {
  const others = languages.filter((other) => other.prefix && other.prefix !== prefix);
  return (file: string) =>
    file.startsWith(`content${prefix}/`) &&
    !others.some((other) => file.startsWith(`content${other.prefix}/`));
}

/**
 * The content in one language, by default the first: every file checked, with brand, claims and prices
 * filled in. Throws a ContentError with all faults.
 */
export function parseContent(
  sources: Files,
  brandPath = brandFile(''),
  code?: string,
  { use = () => {}, readBytes = () => undefined, mark = (data) => data }: Options = {},
): Content {
  const reader = new FileReader(sources, brandPath);
  const { registers, language, languages } = readRegisters(reader, brandPath, code);
  const { brand, prices } = registers;
  const root = `content${language.prefix}/`;
  const { paths } = languages[0] ?? language;
  const rawPages = pageFiles(reader, language.prefix).map((file) => ({
    file,
    address: addressOf(file, root),
    data: reader.raw(file),
  }));
  const planned = readShared(reader, 'planned');
  const redirects = readShared(reader, 'redirects');
  const everyPage = new Set(
    languages.flatMap((each) => each.paths.map((path) => localPath(path, each))),
  );
  const known: Known = {
    addresses: new Set([
      ...['', ...paths, ...language.paths, ...planned, ...everyPage],
      ...redirects.map(({ from }) => from),
    ]),
    entries: {
      prices: new Set(Object.keys(prices.plans)),
      priceItems: new Set(Object.keys(prices.items)),
    },
  };
  const embeds = rawBands(rawPages)
    .flatMap(({ band, words }) => (band === 'embed' ? [readEmbed(String(words.address))] : []))
    .filter((embed) => typeof embed !== 'string');
  const conditions = conditionsOf(rawPages, reader.raw(`${root}navigation.yaml`), brand, embeds);
  const place = { use, conditions, embeds };
  const targets = targetsOf(redirects);
  const options = {
    reader,
    registers,
    language,
    brandPath,
    place,
    known,
    targets,
    readBytes,
    mark,
  };
  const files = new CheckedFiles(options);
  files.findPictures(brand, brandPath, dirname(brandPath));

  const found = readRegisterFiles(reader, files, root, pagesOfRegisters(rawPages));
  // What a file with faults holds is not known: its own faults are told, and none that follow from them.
  const isSound = (place: string) =>
    !reader.faults.some(({ file }) => file.startsWith(root + place));
  const note = (register: string, place: string, names: readonly string[]) => {
    if (isSound(place)) known.entries[register] = new Set(names);
  };
  const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  note('plans', registerFiles.plans.file, Object.keys(found.plans));
  note('paymentMethods', registerFiles.paymentMethods.file, idsOf(found.paymentMethods));
  note('categories', `${registerFolders.categories.folder}/`, idsOf(found.categories));
  note('stories', `${registerFolders.stories.folder}/`, idsOf(found.stories));

  const read = readPages(reader, files, rawPages);
  const { pages, navigation } = withoutEmpty(read, found.navigation, language);
  for (const page of pages) {
    for (const issue of pageIssues(page, brand)) reader.report(page.file, issue);
    const twin = twinOf(page, 'title', pages);
    if (twin) {
      const message = `is that of ${reader.placeOf(twin.file)}, too: nobody could tell the two apart`;
      reader.report(page.file, { path: ['meta', 'title'], message });
    }
  }
  const { forms, activity, drawings } = registerFiles;
  const shown = isSound(drawings.file) ? drawingsFor(pages.flatMap(({ bands }) => bands)) : [];
  for (const name of shown)
    if (!(name in found.drawings)) {
      const message = 'is missing: a page shows this drawing';
      reader.report(root + drawings.file, { path: [name], message });
    }
  if (embeds.length > 0 && found.words && !found.words.embed) {
    const message =
      'is missing: a page shows something of another service, and its poster needs words';
    reader.report(root + registerFiles.words.file, { path: ['embed'], message });
  }
  const needed = [
    ...(brand.forms !== 'off' && !found.forms ? [forms.file] : []),
    ...(pages.some((page) => page.activity) && !found.activity ? [activity.file] : []),
  ];
  const unfound = [
    ...missingPages(reader, language, paths),
    ...needed.filter(isSound).map((file) => root + file),
  ];
  for (const file of unfound) reader.report(file, { path: [], message: 'is missing' });
  for (const issue of redirectIssues(redirects, everyPage, planned, brand.domain))
    reader.report(sharedFiles.redirects.file, issue);
  reader.reportUnread(ownFolder(language, languages), 'is used by no page');
  if (reader.faults.length > 0) throw reader.error();
  return {
    ...registers,
    ...(found as typeof found & Pick<Content, 'words'>),
    navigation: navigation as Content['navigation'],
    pages,
    planned,
    redirects,
    pictures: files.pictures,
    ownDrawings: files.drawings,
    ownVideos: files.videos,
    embeds,
    textPictures: files.textPictures,
    language,
    languages,
  };
}

/** The content in every language, the default first. An error lists the faults of all languages. */
export function parseLanguages(
  sources: Files,
  brandPath = brandFile(''),
  readBytes: ReadBytes = () => undefined,
  mark?: MarkWords,
): [Content, ...Content[]] {
  const faults: Fault[] = [];
  const attempt = (code?: string) => {
    try {
      return parseContent(sources, brandPath, code, { readBytes, mark });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
      return undefined;
    }
  };
  const languages = readLanguageList(new FileReader(sources, brandPath)) ?? [];
  const [first, ...others] = [attempt(), ...languages.slice(1).map(({ code }) => attempt(code))];
  if (faults.length > 0 || !first) throw new ContentError(distinctFaults(faults));
  return [first, ...others.filter((content) => content !== undefined)];
}
