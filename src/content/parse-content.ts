import type { z } from 'zod';
import { brandFile, brandNames } from '../brand/brand-file.ts';
import { brandSchema } from '../brand/schema.ts';
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
  /** The language it is in, and every language of the site, the default first. */
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
const phrasesFile = ({ prefix }: Language) => `content${prefix}/phrases.yaml`;

/**
 * The content in one language, the default if none is named: every file checked against its schema,
 * with brand, claims and prices filled in.
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
  const registers = registersFor(language, { brand, claims, prices }, reader);
  const printed = new Set<string>();
  const use = (claim: string, page: string) => printed.add(`${claim} ${page}`);
  const entries = Object.entries(catalog).map(([key, { file, schema, route }]) => {
    const path = `content${language.prefix}/${file}`;
    const place = { route, use, dir: language.dir };
    const fill = (text: string) => fillTokens(text, registers, place);
    const data = reader.read(path, schema as z.ZodType, fill);
    for (const fault of crossFaults(data, registers)) reader.report(path, fault);
    return [key, linksIn(data, language)];
  });
  reader.reportUnread(ownFolder(language, languages));
  // What a broken file would have printed is not known, so this waits until all else is right.
  if (reader.faults.length === 0 && !language.prefix) {
    reportUnprinted(reader, registers, printed, brandPath);
  }
  if (reader.faults.length > 0) throw new ContentError(reader.faults);
  return { ...registers, ...Object.fromEntries(entries), language, languages } as Content;
}

/** The content in every language, the default first. An error lists the faults of all languages. */
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

function reportUnprinted(
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
