import { brandNames } from '../brand/brand-file.ts';
import { brandSchema } from '../brand/schema.ts';
import type { Language } from '../lib/language.ts';
import { claimRegister, withAmounts } from './claim-register.ts';
import { ContentError } from './content-error.ts';
import type { FileReader } from './file-reader.ts';
import { registersIn } from './in-language.ts';
import { pagePaths } from './own-pages.ts';
import { languagesSchema, phrasesSchema } from './schemas/languages.ts';
import { claimsSchema, pricesSchema } from './schemas/registers.ts';
import type { Registers } from './tokens.ts';

const languagesFile = 'content/languages.yaml';
const claimsFile = 'content/claims.yaml';
const pricesFile = 'content/prices.yaml';
const phrasesFile = ({ prefix }: Language) => `content${prefix}/phrases.yaml`;

const languageIn = (locale: string) => new Intl.Locale(locale).language;

/** Every language of the site, the default first, and the addresses that its files make. */
export const readLanguageList = (reader: FileReader) =>
  reader
    .read(languagesFile, languagesSchema)
    ?.map((line) => ({ ...line, paths: pagePaths(reader.names, `content${line.prefix}/`) }));

/** What all pages share: the languages, and brand, claims and prices in one of them. */
export function readRegisters(reader: FileReader, brandPath: string, code?: string) {
  if (!reader.names.includes(brandPath)) {
    const brands = brandNames(reader.names).join(', ');
    throw new ContentError([`There is no brand file ${brandPath}; BRAND can be ${brands}`]);
  }
  const brand = reader.read(brandPath, brandSchema);
  const languages = readLanguageList(reader);
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
  for (const id of Object.keys(brand.claims).filter((name) => !(name in register))) {
    reader.report(brandPath, { path: ['claims', id], message: 'is no claim in claims.yaml' });
  }
  const claims = claimRegister(register, brand.claims);
  const registers = withAmounts(registersFor(language, { brand, claims, prices }, reader));
  return { registers, language, languages };
}

function registersFor(language: Language, registers: Registers, reader: FileReader): Registers {
  if (!language.prefix) return registers;
  const file = phrasesFile(language);
  const phrases = reader.read(file, phrasesSchema);
  return registersIn(registers, language, phrases ?? {}, (phrase) => {
    if (phrases) reader.report(file, { path: [phrase], message: 'is missing: expected a phrase' });
  });
}
