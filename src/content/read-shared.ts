import { type Language, notFoundPath } from '../lib/paths.ts';
import { brandSchema } from '../schema/brand.ts';
import { phrasesSchema } from '../schema/languages.ts';
import { fileIn, isPage, sharedFiles } from './file-kinds.ts';
import type { FileReader } from './file-reader.ts';
import { brandNames } from './files.ts';
import { ContentError } from './finding.ts';
import { registersIn, translator } from './languages.ts';
import type { Registers } from './tokens.ts';

/** The content that all languages share, as the files have it. */
export type Shared = ReturnType<typeof readShared>;

/** The pages of the language with this prefix, in the order of their files. */
export const pagesOf = ({ parsed }: FileReader, prefix: string) =>
  parsed.all
    .filter(isPage)
    .filter((page) => page.prefix === prefix)
    .sort((a, b) => (a.file < b.file ? -1 : 1));

const pathsIn = (reader: FileReader, prefix: string) =>
  pagesOf(reader, prefix)
    .filter(({ file, address }) => !reader.parsed.drafts.has(file) && address !== notFoundPath)
    .map(({ address }) => address);

/** Reads the brand, the list of languages and the registers that all of them share. */
export function readShared(reader: FileReader) {
  const { files, brandPath } = reader.parsed;
  if (!(brandPath in files)) {
    const names = brandNames(Object.keys(files)).join(', ');
    const message = `There is no such brand file; BRAND can be ${names}`;
    throw new ContentError([{ severity: 'error', file: brandPath, line: 1, path: [], message }]);
  }
  const brand = reader.read(brandPath, brandSchema);
  const languages = reader
    .read(sharedFiles.languages.file, sharedFiles.languages.schema)
    ?.map((line): Language => ({ ...line, paths: pathsIn(reader, line.prefix) }));
  const claims = reader.read(sharedFiles.claims.file, sharedFiles.claims.schema);
  const prices = reader.read(sharedFiles.prices.file, sharedFiles.prices.schema);
  const { planned, redirects } = sharedFiles;
  const listed = {
    planned: (planned.file in files && reader.read(planned.file, planned.schema)) || [],
    redirects: (redirects.file in files && reader.read(redirects.file, redirects.schema)) || [],
  };
  if (!brand || !languages || !claims || !prices) throw new ContentError(reader.findings);
  // Every page prints the value of the brand file, if it has one.
  const settled = Object.entries(claims).map(([id, claim]) => {
    const value = brand.claims[id];
    return [id, value === undefined ? claim : { ...claim, value, also: undefined }];
  });
  const registers: Registers = { brand, claims: Object.fromEntries(settled), prices };
  return { registers, languages, ...listed };
}

/** Brand, claims and prices in the words of a language. */
export function readRegistersIn(reader: FileReader, { registers }: Shared, language: Language) {
  if (!language.prefix) return registersIn(registers, language, (value) => value);
  const file = fileIn(language.prefix, 'phrases.yaml');
  const phrases = reader.read(file, phrasesSchema);
  const message = `is missing: write its translation into ${language.name}`;
  const translate = translator(language, phrases ?? {}, (phrase) => {
    if (phrases) reader.report(file, { path: [phrase], message });
  });
  return registersIn(registers, language, translate);
}
