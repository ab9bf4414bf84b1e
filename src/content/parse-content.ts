import type { z } from 'zod';
import { brandFile, brandNames } from '../brand/brand-file.ts';
import { brandSchema } from '../brand/schema.ts';
import { keeper } from '../lib/keeper.ts';
import type { Language } from '../lib/language.ts';
import { type Catalog, catalog } from './catalog.ts';
import { claimRegister } from './claim-register.ts';
import { crossFaults } from './cross-check.ts';
import { FileReader, type Files } from './file-reader.ts';
import { linksIn, registersIn } from './in-language.ts';
import { languagesSchema, phrasesSchema } from './schemas/languages.ts';
import { claimsSchema, pricesSchema } from './schemas/registers.ts';
import { fillTokens, type Registers } from './tokens.ts';

export type Content = Registers & {
  [Key in keyof Catalog]: z.infer<Catalog[Key]['schema']>;
} & {
  /** The language it is in, and all that the site has, the default first. */
  language: Language;
  languages: Language[];
};

export class ContentError extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    const count = `${faults.length} fault${faults.length === 1 ? '' : 's'}`;
    super(`The content has ${count}:\n  ${faults.join('\n  ')}`);
    this.name = 'ContentError';
    this.faults = faults;
  }
}

const languagesFile = 'content/languages.yaml';
const claimsFile = 'content/claims.yaml';
const pricesFile = 'content/prices.yaml';
const registerFiles = [languagesFile, claimsFile, pricesFile];
const phrasesFile = ({ prefix }: Language) => `content${prefix}/phrases.yaml`;

/** A page's file as the site shows it, the readings of claims that it prints, and what is wrong in it. */
type PageFile = { data: unknown; uses: string[]; faults: string[] };

/** Most files are as they were when one is edited in dev. */
const keepPage = keeper<PageFile>();

/**
 * Checks every content file of one language, the default unless told otherwise, against its schema
 * and fills in brand, claims and prices.
 */
export function parseContent(files: Files, brandPath = brandFile(''), code?: string): Content {
  if (!(brandPath in files)) {
    const brands = brandNames(Object.keys(files)).join(', ');
    throw new ContentError([`There is no brand file ${brandPath}; BRAND can be ${brands}`]);
  }
  const reader = new FileReader(files);
  const brand = reader.read(brandPath, brandSchema);
  const languages = reader.read(languagesFile, languagesSchema);
  const register = reader.read(claimsFile, claimsSchema);
  const prices = reader.read(pricesFile, pricesSchema);
  const language = languages?.find((each) => each.code === code) ?? languages?.[0];
  if (!brand || !languages || !language || !register || !prices) {
    throw new ContentError(reader.faults);
  }
  for (const id of Object.keys(brand.claims).filter((name) => !(name in register))) {
    reader.report(brandPath, { path: ['claims', id], message: 'is no claim in claims.yaml' });
  }

  const claims = claimRegister(register, brand.claims);
  const registers = spokenIn(language, { brand, claims, prices }, reader);
  const shared = [brandPath, ...registerFiles, phrasesFile(language)].map((file) => files[file]);
  const printed = new Set<string>();
  const entries = Object.entries(catalog).map(([key, entry]) => {
    const path = `content${language.prefix}/${entry.file}`;
    const read = () => readPage(path, entry, { files, registers, language });
    const { data, uses, faults } = keepPage(path, [...shared, files[path]], read);
    for (const use of uses) printed.add(use);
    reader.adopt(path, faults);
    return [key, data];
  });
  reader.reportUnread(ownFolder(language, languages));
  // What a broken file would have printed is not known, so the register is judged last and alone.
  if (reader.faults.length === 0 && !language.prefix) {
    reportIdleReadings(reader, registers, printed, brandPath);
  }
  if (reader.faults.length > 0) throw new ContentError(reader.faults);
  return { ...registers, ...Object.fromEntries(entries), language, languages } as Content;
}

/** The content in every language of the site, the default first; the faults of all of them at once. */
export function parseLanguages(files: Files, brandPath = brandFile('')): [Content, ...Content[]] {
  const faults = new Set<string>();
  const attempt = (code?: string) => {
    try {
      return parseContent(files, brandPath, code);
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

function readPage(
  path: string,
  { schema, route }: Catalog[keyof Catalog],
  { files, registers, language }: { files: Files; registers: Registers; language: Language },
): PageFile {
  const reader = new FileReader(files);
  const uses: string[] = [];
  const use = (claim: string, page: string) => uses.push(`${claim} ${page}`);
  const data = reader.read(path, schema as z.ZodType, (value) =>
    fillTokens(value, registers, { route, use, dir: language.dir }),
  );
  if (data) for (const fault of crossFaults(data, registers)) reader.report(path, fault);
  return { data: linksIn(data, language), uses, faults: reader.faults };
}

function spokenIn(language: Language, registers: Registers, reader: FileReader): Registers {
  if (!language.prefix) return registers;
  const file = phrasesFile(language);
  const phrases = reader.read(file, phrasesSchema);
  return registersIn(registers, language, phrases ?? {}, (phrase) => {
    if (phrases) reader.report(file, { path: [phrase], message: 'is missing: expected a phrase' });
  });
}

/** Files in the folder of another language are that language's business. */
function ownFolder({ prefix }: Language, languages: Language[]) {
  const others = languages.filter((other) => other.prefix && other.prefix !== prefix);
  return (file: string) =>
    file.startsWith(`content${prefix}/`) &&
    !others.some((other) => file.startsWith(`content${other.prefix}/`));
}

function reportIdleReadings(
  reader: FileReader,
  { claims, brand }: Registers,
  printed: Set<string>,
  brandPath: string,
) {
  for (const [id, { readings }] of Object.entries(claims)) {
    const isOwn = Array.isArray(brand.claims[id]);
    const file = isOwn ? brandPath : claimsFile;
    for (const [at, { pages }] of readings.entries()) {
      for (const page of pages.filter((name) => !printed.has(`${id} ${name}`))) {
        reader.report(file, {
          path: isOwn ? ['claims', id, at, 'pages'] : [id, 'readings', at, 'pages'],
          message: `lists ${page}, which does not print this claim`,
        });
      }
    }
  }
}
