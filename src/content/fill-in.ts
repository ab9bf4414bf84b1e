import { dirname } from 'node:path';
import type { z } from 'zod';
import type { Language } from '../lib/paths.ts';
import { keepOrder, keepUnits } from '../lib/text.ts';
import { kinds } from '../schema/kinds.ts';
import type { Prices } from '../schema/registers.ts';
import { mapFields } from '../schema/walk.ts';
import type { Content, FilledSite, ReadFile } from './content.ts';
import { factsOf } from './facts.ts';
import {
  type ContentFile,
  fileIn,
  type RegisterName,
  registerFiles,
  sharedFiles,
} from './file-kinds.ts';
import { FileReader } from './file-reader.ts';
import { withLocalLinks } from './links.ts';
import { OwnFiles, picturesIn, type ReadBytes } from './own-files.ts';
import { type Page, pageSchema, textPageSchema } from './page-schema.ts';
import type { ParsedFiles } from './parse-files.ts';
import { pagesOf, readRegistersIn, readShared, type Shared } from './read-shared.ts';
import { asPage } from './text-page.ts';
import { type Facts, fillTokens } from './tokens.ts';

type ReadWords = <Schema extends z.ZodType>(
  file: ContentFile,
  schema: Schema,
) => z.infer<Schema> | undefined;

/** Keeps numbers with their units, and in texts from right to left the order of Latin codes. */
function setWords<Data>(schema: z.ZodType, data: Data, { code, dir }: Language): Data {
  const set = (words: string) =>
    dir === 'rtl' ? keepOrder(keepUnits(words, code)) : keepUnits(words, code);
  return mapFields(
    schema,
    data,
    (value, { kind }) => kinds[kind].mapWords?.(String(value), set) ?? value,
  );
}

function readRegisters(files: readonly ContentFile[], readWords: ReadWords) {
  const entriesOf = <Name extends RegisterName>(name: Name) => {
    type Entry = z.infer<(typeof registerFiles)[Name]['schema']>;
    const own = files.filter(({ kind }) => kind === name);
    const entries = own.map((file) => readWords<z.ZodType>(file, file.schema));
    return entries.filter((entry) => entry !== undefined) as Entry[];
  };
  const inOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
  return {
    navigation: entriesOf('navigation')[0],
    words: entriesOf('words')[0],
    forms: entriesOf('forms')[0],
    plans: entriesOf('plans')[0] ?? {},
    paymentMethods: entriesOf('paymentMethods')[0]?.methods ?? [],
    activity: entriesOf('activity')[0],
    drawings: entriesOf('drawings')[0] ?? {},
    categories: entriesOf('categories').sort(inOrder),
    stories: entriesOf('stories').sort(inOrder),
  };
}

/** Marks the texts of a file with their place, for the editor. */
export type TraceWords = <Data>(data: Data, file: string, schema: z.ZodType) => Data;

export type FillOptions = {
  readBytes: ReadBytes;
  /** The files in a folder, to find the one that was probably meant. */
  namesIn: (folder: string) => string[];
  trace: TraceWords;
};

/** Reads the registers and pages of one language. A file with an error is reported and left out. */
function readLanguage(
  reader: FileReader,
  shared: Shared,
  language: Language,
  { readBytes, namesIn, trace }: FillOptions,
): { content: Content; read: ReadFile[] } {
  const { prefix } = language;
  const { languages, planned, redirects } = shared;
  const registers = readRegistersIn(reader, shared, language);
  const pageFiles = pagesOf(reader, prefix);
  const written = pageFiles.map((page) => ({ ...page, data: reader.raw(page.file) }));
  const rawRegister = (name: RegisterName) => reader.raw(fileIn(prefix, registerFiles[name].place));
  const { conditions, embeds } = factsOf(
    written,
    rawRegister('navigation'),
    rawRegister('activity'),
    registers.brand,
  );
  const sold = (rawRegister('plans') ?? {}) as Facts['plans'];
  const facts = { ...registers, language, conditions, embeds, plans: sold };
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const ownFiles = new OwnFiles(registers.brand, readBytes, namesIn);
  const read: ReadFile[] = [];

  const readWords: ReadWords = (parsed, schema) => {
    const { file } = parsed;
    const data = reader.read(file, schema, (text, fieldOf) => fillTokens(text, facts, fieldOf));
    if (data === undefined) return undefined;
    read.push({ ...parsed, data });
    const set = setWords(schema, withLocalLinks(schema, data, language, targets), language);
    const words = trace(set, file, schema);
    const measured = ownFiles.measurePictures(words);
    reader.report(file, ...measured.findings, ...ownFiles.findInFields(schema, data));
    return measured.data;
  };

  const brand = ownFiles.measurePictures(registers.brand, dirname(reader.parsed.brandPath));
  if (!prefix) reader.report(reader.parsed.brandPath, ...brand.findings);
  const own = reader.parsed.all.filter((file) => file.prefix === prefix);
  const found = readRegisters(own, readWords);
  const pages = pageFiles.flatMap((written): Page[] => {
    const { file, kind, address } = written;
    const text = kind === 'text' ? readWords(written, textPageSchema) : undefined;
    const page = kind === 'text' ? text && asPage(text) : readWords(written, pageSchema);
    return page
      ? [{ address, file, ...page, ...(reader.parsed.drafts.has(file) && { draft: true }) }]
      : [];
  });
  const { textPictures, videos } = ownFiles;
  const shown = picturesIn([brand.data, found, pages, textPictures]);
  const { file, schema } = sharedFiles.prices;
  const { plans } = trace<Prices>(registers.prices, file, schema);
  const content = {
    ...registers,
    brand: brand.data,
    prices: { ...registers.prices, plans },
    ...(found as typeof found & Pick<Content, 'words' | 'navigation'>),
    pages,
    planned,
    redirects,
    pictures: shown.filter((each) => 'sources' in each),
    ownDrawings: shown.filter((each) => 'svg' in each),
    ownVideos: videos,
    embeds: [...embeds],
    textPictures,
    language,
    languages,
  };
  return { content, read };
}

/** Files that no page shows are of no use. */
const isExpected = (file: string) => /^(content|brands\/[^/]+)\//.test(file);

/**
 * Puts the brand, claims, prices and plans into the texts, and reads each file by its schema: once for
 * every language, the default one first.
 */
export function fillIn(parsed: ParsedFiles, options: FillOptions): FilledSite {
  const reader = new FileReader(parsed);
  const shared = readShared(reader);
  const languages = shared.languages.map((each) => readLanguage(reader, shared, each, options));
  return {
    parsed,
    contents: languages.map(({ content }) => content) as [Content, ...Content[]],
    read: languages.flatMap(({ read }) => read),
    findings: reader.findings,
    unread: Object.keys(parsed.files).filter(
      (file) => isExpected(file) && !reader.isRead.has(file),
    ),
  };
}
