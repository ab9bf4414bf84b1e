import { dirname } from 'node:path';
import type { z } from 'zod';
import { brandFile, brandNames } from '../brand/brand-file.ts';
import { brandSchema } from '../brand/schema.ts';
import type { Language } from '../lib/language.ts';
import { toHex } from '../lib/oklch.ts';
import { isKnownPath } from '../lib/routes.ts';
import { themeColors } from '../lib/theme.ts';
import { articleFiles, articlePath, blogPath, newestFirst } from './blog.ts';
import { type Catalog, catalog, type Folders, filesIn, folders } from './catalog.ts';
import { claimRegister, withAmounts } from './claim-register.ts';
import { crossFaults } from './cross-check.ts';
import { FileReader, type Files } from './file-reader.ts';
import type { Issue } from './flatten-issues.ts';
import { linksIn, registersIn } from './in-language.ts';
import { ownFiles, ownPath, ownPathFault, pagePaths, sitePaths } from './own-pages.ts';
import { type Own, ownPictures, type ReadBytes } from './own-pictures.ts';
import { samplePaths } from './samples.ts';
import { type Article, articleSchema } from './schemas/blog.ts';
import { languagesSchema, phrasesSchema } from './schemas/languages.ts';
import { type OwnPage, ownBandsSchema, ownTextSchema } from './schemas/own-pages.ts';
import { type Redirects, redirectsSchema } from './schemas/redirects.ts';
import { claimsSchema, pricesSchema } from './schemas/registers.ts';
import { fillTokens, type Place, type Registers } from './tokens.ts';

export type Content = Registers & {
  [Key in keyof Catalog]: z.infer<Catalog[Key]['schema']>;
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

export class ContentError extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    const count = `${faults.length} fault${faults.length === 1 ? '' : 's'}`;
    super(`The content has ${count}:\n  ${faults.join('\n  ')}`);
    this.name = 'ContentError';
    this.faults = faults;
    // Where in our code a fault was found tells an owner nothing.
    this.stack = '';
  }
}

const languageIn = (locale: string) => new Intl.Locale(locale).language;

const languagesFile = 'content/languages.yaml';
const claimsFile = 'content/claims.yaml';
const pricesFile = 'content/prices.yaml';
const redirectsFile = 'content/redirects.yaml';
const phrasesFile = ({ prefix }: Language) => `content${prefix}/phrases.yaml`;

type Options = {
  /** Hears of every claim that a page prints. */
  use?: Place['use'];
  /** Reads the files of pictures. */
  readBytes?: ReadBytes;
};

/**
 * The content in one language, the default if none is named: every file checked against its schema,
 * with brand, claims and prices filled in.
 */
export function parseContent(
  files: Files,
  brandPath = brandFile(''),
  code?: string,
  { use = () => {}, readBytes = () => undefined }: Options = {},
): Content {
  if (!(brandPath in files)) {
    const brands = brandNames(Object.keys(files)).join(', ');
    throw new ContentError([`There is no brand file ${brandPath}; BRAND can be ${brands}`]);
  }
  const reader = new FileReader(files);
  const brand = reader.read(brandPath, brandSchema);
  const names = Object.keys(files);
  const languages = reader
    .read(languagesFile, languagesSchema)
    ?.map((line) => ({ ...line, paths: pagePaths(names, `content${line.prefix}/`) }));
  const register = reader.read(claimsFile, claimsSchema);
  const prices = reader.read(pricesFile, pricesSchema);
  const language = languages?.find((each) => each.code === code) ?? languages?.[0];
  if (!brand || !languages || !language || !register || !prices) {
    throw new ContentError(reader.faults);
  }
  if (languageIn(brand.locale) !== languageIn(languages[0]?.code ?? '')) {
    const message = `must be a locale of “${languages[0]?.code}”, the first language in ${languagesFile}`;
    reader.report(brandPath, { path: ['locale'], message });
  }
  const { ink } = themeColors(brand);
  const textColor = { light: toHex(ink.light), dark: toHex(ink.dark) };
  const own: Own = { pictures: [], drawings: [] };
  const findOwn = (data: unknown, file: string, folder: string) => {
    const report = (fault: Issue) => reader.report(file, fault);
    const { pictures, drawings } = ownPictures(data, { folder, readBytes, textColor, report });
    own.pictures.push(...pictures);
    own.drawings.push(...drawings);
  };
  for (const id of Object.keys(brand.claims).filter((name) => !(name in register))) {
    reader.report(brandPath, { path: ['claims', id], message: 'is no claim in claims.yaml' });
  }

  const claims = claimRegister(register, brand.claims);
  const registers = withAmounts(registersFor(language, { brand, claims, prices }, reader));
  findOwn(registers.brand, brandPath, dirname(brandPath));
  const root = `content${language.prefix}/`;
  const paths = languages[0]?.paths ?? [];
  const read = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    route: string,
    isOwn = false,
  ) => {
    const place = { route, use, dir: language.dir, isOwn };
    const data = reader.read(path, schema, (text) => fillTokens(text, registers, place));
    for (const fault of crossFaults(data, { ...registers, paths })) reader.report(path, fault);
    for (const at of brand.sampleContent ? [] : samplePaths(data)) {
      const message = `is a sample still, and ${brandPath} says “sampleContent: false”: put in a real one, then take out its line “sample: true”`;
      reader.report(path, { path: at, message });
    }
    const local = linksIn(data, language);
    findOwn(local, path, 'content');
    return local;
  };
  const single = Object.entries(catalog)
    .filter(([, { file, route }]) => {
      if (root + file in files || route === '*' || route === '/') return true;
      if (language.prefix) return `content/${file}` in files && !language.isPartial;
      return route === '/404' || (route === blogPath && paths.includes(blogPath));
    })
    .map(([key, { file, schema, route }]) => [key, read(root + file, schema as z.ZodType, route)]);
  const many = Object.entries(folders).map(([key, { folder, schema, route }]) => {
    const found = filesIn(names, `${root}${folder}/`).map((path) => read(path, schema, route));
    return [key, found.filter((data) => data !== undefined).sort((a, b) => a.order - b.order)];
  });
  const ownPages = ownFiles(names, root).flatMap((file): OwnPage[] => {
    const path = ownPath(file, root);
    const fault = ownPathFault(path, sitePaths(names, root));
    if (fault) reader.report(file, { path: [], message: fault });
    const schema = file.endsWith('.md') ? ownTextSchema : ownBandsSchema;
    const page = read(file, schema, path, true);
    return page ? [{ path, ...page }] : [];
  });
  const articles = articleFiles(names, root).flatMap((file): Article[] => {
    const path = articlePath(file, root);
    const fault = ownPathFault(path, []);
    if (fault) reader.report(file, { path: [], message: fault });
    const article = read(file, articleSchema, path, true);
    return article ? [{ path, ...article }] : [];
  });
  const redirects = redirectsFile in files ? reader.read(redirectsFile, redirectsSchema) : [];
  for (const [at, fault] of redirectFaults(redirects ?? [], paths)) {
    reader.report(redirectsFile, { path: [at], message: fault });
  }
  reader.reportUnread(ownFolder(language, languages));
  if (reader.faults.length > 0) throw new ContentError(reader.faults);
  const data = Object.fromEntries([...single, ...many]);
  return {
    ...registers,
    ...data,
    ...own,
    ownPages,
    articles: newestFirst(articles),
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
): [Content, ...Content[]] {
  const faults = new Set<string>();
  const attempt = (code?: string) => {
    try {
      return parseContent(files, brandPath, code, { readBytes });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const fault of error.faults) faults.add(fault);
      return undefined;
    }
  };
  const languages = new FileReader(files).read(languagesFile, languagesSchema) ?? [];
  const [first, ...others] = [attempt(), ...languages.slice(1).map(({ code }) => attempt(code))];
  if (faults.size > 0 || !first) throw new ContentError([...faults]);
  return [first, ...others.filter((content) => content !== undefined)];
}

/** Redirects from a page that is there, or to one that is not. */
function redirectFaults(redirects: Redirects, paths: string[]): [number, string][] {
  return redirects.flatMap(({ from, to }, at): [number, string][] => {
    if (paths.includes(from))
      return [[at, `${from} is a page of this site, and cannot lead elsewhere`]];
    const isLost = to.startsWith('/') && !isKnownPath(to, paths);
    return isLost ? [[at, `"${to}" is no page of this site`]] : [];
  });
}

function registersFor(language: Language, registers: Registers, reader: FileReader): Registers {
  if (!language.prefix) return registers;
  const file = phrasesFile(language);
  const phrases = reader.read(file, phrasesSchema);
  return registersIn(registers, language, phrases ?? {}, (phrase) => {
    if (phrases) reader.report(file, { path: [phrase], message: 'is missing: expected a phrase' });
  });
}

/** Whether a file belongs to this language: folders of the others lie beside the default's files. */
function ownFolder({ prefix }: Language, languages: Language[]) {
  const others = languages.filter((other) => other.prefix && other.prefix !== prefix);
  return (file: string) =>
    file.startsWith(`content${prefix}/`) &&
    !others.some((other) => file.startsWith(`content${other.prefix}/`));
}
