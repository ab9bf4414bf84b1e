import { dirname } from 'node:path';
import type { z } from 'zod';
import { brandFile } from '../brand/brand-file.ts';
import type { Language } from '../lib/language.ts';
import { toHex } from '../lib/oklch.ts';
import { themeColors } from '../lib/theme.ts';
import { blogPath } from './blog.ts';
import { type Catalog, catalog, type Folders, filesIn, folders } from './catalog.ts';
import { ContentError } from './content-error.ts';
import { crossFaults } from './cross-check.ts';
import { FileReader, type Files } from './file-reader.ts';
import type { Issue } from './flatten-issues.ts';
import { linksIn } from './in-language.ts';
import { type Own, ownPictures, type ReadBytes } from './own-pictures.ts';
import { readArticles, readOwnPages } from './read-own-pages.ts';
import { readRedirects } from './read-redirects.ts';
import { readLanguageList, readRegisters } from './read-registers.ts';
import { samplePaths } from './samples.ts';
import type { Article } from './schemas/blog.ts';
import { readIn } from './schemas/fields.ts';
import type { OwnPage } from './schemas/own-pages.ts';
import type { Redirects } from './schemas/redirects.ts';
import type { Specimens } from './schemas/specimens.ts';
import { shownDrawings } from './shown-drawings.ts';
import { siteConditions } from './site-conditions.ts';
import { fillTokens, type Place, type Registers } from './tokens.ts';

export type Content = Registers & {
  [Key in keyof Catalog]: z.infer<Catalog[Key]['schema']>;
} & {
  /** Those that a page shows are there. */
  specimens: Specimens;
} & {
  [Key in keyof Folders]: z.infer<Folders[Key]['schema']>[];
} & {
  ownPages: OwnPage[];
  /** Of the blog, the newest first. */
  articles: Article[];
  redirects: Redirects;
  /** The language it is in, and every language of the site, the default first. One may lack pages. */
  language: Language;
  languages: Language[];
} & Own;

/** Gives the words of a file what an editor finds them by. */
export type Mark = <Data>(data: Data, file: string, schema: z.ZodType) => Data;

type Options = {
  /** Hears of every claim that a page prints. */
  use?: Place['use'];
  /** Reads the files of pictures. */
  readBytes?: ReadBytes;
  mark?: Mark;
};

/**
 * The content in one language, the default if none is named: every file checked against its schema,
 * with brand, claims and prices filled in.
 */
export function parseContent(
  files: Files,
  brandPath = brandFile(''),
  code?: string,
  { use = () => {}, readBytes = () => undefined, mark = (data) => data }: Options = {},
): Content {
  const reader = new FileReader(files);
  const { registers, language, languages } = readRegisters(reader, brandPath, code);
  const { brand } = registers;
  readIn(language.code);
  const { ink } = themeColors(brand);
  const textColor = { light: toHex(ink.light), dark: toHex(ink.dark) };
  const own: Own = { pictures: [], drawings: [] };
  const findOwn = (data: unknown, file: string, folder: string) => {
    const report = (fault: Issue) => reader.report(file, fault);
    const { pictures, drawings } = ownPictures(data, { folder, readBytes, textColor, report });
    own.pictures.push(...pictures);
    own.drawings.push(...drawings);
  };
  findOwn(registers.brand, brandPath, dirname(brandPath));
  const root = `content${language.prefix}/`;
  const paths = languages[0]?.paths ?? [];
  const conditions = siteConditions(files, root, brand);
  const read = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    route: string,
    isOwn = false,
  ) => {
    const place = { route, use, dir: language.dir, isOwn, conditions };
    const data = reader.read(path, schema, (text) => fillTokens(text, registers, place));
    for (const fault of crossFaults(data, { ...registers, paths })) reader.report(path, fault);
    for (const at of brand.sampleContent ? [] : samplePaths(data)) {
      const message = `is a sample still, and ${brandPath} says “sampleContent: false”: put in a real one, then take out its line “sample: true”`;
      reader.report(path, { path: at, message });
    }
    const local = mark(linksIn(data, language), path, schema);
    findOwn(local, path, 'content');
    return local;
  };
  const single = Object.entries(catalog)
    .filter(([key, { file, route }]) => {
      // Nobody sees these words while forms only pretend.
      if (key === 'forms' && brand.forms === 'off') return root + file in files;
      if (root + file in files || route === '*' || route === '/') return true;
      if (language.prefix) return `content/${file}` in files && !language.isPartial;
      return route === '/404' || (route === blogPath && paths.includes(blogPath));
    })
    .map(([key, { file, schema, route }]) => [key, read(root + file, schema as z.ZodType, route)]);
  const many = Object.entries(folders).map(([key, { folder, schema, route }]) => {
    const found = filesIn(reader.names, `${root}${folder}/`).map((path) =>
      read(path, schema, route),
    );
    return [key, found.filter((data) => data !== undefined).sort((a, b) => a.order - b.order)];
  });
  const ownPages = readOwnPages(reader, root, read);
  const articles = readArticles(reader, root, read);
  const redirects = readRedirects(reader, paths);
  const data: Partial<Content> = Object.fromEntries([...single, ...many]);
  for (const name of data.specimens ? shownDrawings(data) : []) {
    if (data.specimens?.[name]) continue;
    const message = 'is missing: a page shows this drawing';
    reader.report(root + catalog.specimens.file, { path: [name], message });
  }
  reader.reportUnread(ownFolder(language, languages));
  if (reader.faults.length > 0) throw new ContentError(reader.faults);
  return {
    ...registers,
    ...data,
    ...own,
    ownPages,
    articles,
    redirects,
    language,
    languages,
  } as Content;
}

/** The content in every language, the default first. An error lists the faults of all languages. */
export function parseLanguages(
  files: Files,
  brandPath = brandFile(''),
  readBytes: ReadBytes = () => undefined,
  mark?: Mark,
): [Content, ...Content[]] {
  const faults = new Set<string>();
  const attempt = (code?: string) => {
    try {
      return parseContent(files, brandPath, code, { readBytes, mark });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const fault of error.faults) faults.add(fault);
      return undefined;
    }
  };
  const languages = readLanguageList(new FileReader(files)) ?? [];
  const [first, ...others] = [attempt(), ...languages.slice(1).map(({ code }) => attempt(code))];
  if (faults.size > 0 || !first) throw new ContentError([...faults]);
  return [first, ...others.filter((content) => content !== undefined)];
}

/** Whether a file belongs to this language: folders of the others lie beside the default's files. */
function ownFolder({ prefix }: Language, languages: Language[]) {
  const others = languages.filter((other) => other.prefix && other.prefix !== prefix);
  return (file: string) =>
    file.startsWith(`content${prefix}/`) &&
    !others.some((other) => file.startsWith(`content${other.prefix}/`));
}
