import { type Language, notFoundPath } from '../lib/paths.ts';
import { keepTogether, mapTexts } from '../lib/text.ts';
import { brandNames } from './brand/brand-file.ts';
import { priceIssues } from './checks/prices.ts';
import { ContentError } from './faults.ts';
import { addressOf, isPageFile, sharedFiles } from './file-kinds.ts';
import type { FileReader } from './file-reader.ts';
import { registersIn } from './languages.ts';
import { type Brand, brandSchema } from './schema/brand.ts';
import { phrasesSchema } from './schema/languages.ts';
import type { Claims } from './schema/registers.ts';
import { amountToken, type Registers } from './tokens.ts';

const languageIn = (locale: string) => new Intl.Locale(locale).language;

/** The page files of the language with this prefix. */
export const pageFiles = (reader: FileReader, prefix: string) =>
  reader.names.filter((file) => isPageFile(file, `content${prefix}/`)).sort();

/** Every language of the site, the default first, with the addresses of its pages. */
export function readLanguageList(reader: FileReader) {
  const { file, schema } = sharedFiles.languages;
  const languages = reader.read(file, schema)?.map((line) => ({
    ...line,
    paths: pageFiles(reader, line.prefix)
      .map((page) => addressOf(page, `content${line.prefix}/`))
      .filter((address) => address !== notFoundPath),
  }));
  const folders = new Set(languages?.[0]?.paths.map((path) => path.split('/')[1]));
  for (const [at, { code }] of languages?.entries() ?? [])
    if (folders.has(code))
      reader.report(file, { path: [at, 'code'], message: 'is the address of a page already' });
  return languages;
}

/**
 * The claims with the brand's own values. A single value holds on every page; a list of readings
 * replaces the one in the register.
 */
export function claimRegister(claims: Claims, own: Brand['claims']): Claims {
  const merged = Object.entries(claims).map(([id, claim]) => {
    const mine = own[id];
    if (mine === undefined) return [id, claim];
    const pages = claim.readings.flatMap((reading) => reading.pages);
    const readings = typeof mine === 'string' ? [{ value: mine, pages }] : mine;
    return [id, { ...claim, readings }];
  });
  return Object.fromEntries(merged);
}

/** The registers, with amounts in claims as the brand writes them: {money.5B} is $5B. */
const withAmounts = (registers: Registers): Registers => ({
  ...registers,
  claims: mapTexts(registers.claims, (text) =>
    text.replace(
      /\{(\w+)\.([\w.]+)\}/g,
      (whole, kind, key) => amountToken(kind, key, registers.brand) ?? whole,
    ),
  ),
});

function inLanguage(language: Language, registers: Registers, reader: FileReader): Registers {
  if (!language.prefix) return registers;
  const file = `content${language.prefix}/phrases.yaml`;
  const phrases = reader.read(file, phrasesSchema);
  return registersIn(registers, language, phrases ?? {}, (phrase) => {
    if (phrases) reader.report(file, { path: [phrase], message: 'is missing: expected a phrase' });
  });
}

/** What all pages share: the list of languages, and brand, claims and prices in one of them. */
export function readRegisters(reader: FileReader, brandPath: string, code?: string) {
  if (!reader.names.includes(brandPath)) {
    const message = `There is no such brand file; BRAND can be ${brandNames(reader.names).join(', ')}`;
    throw new ContentError([{ file: brandPath, line: 1, path: [], message }]);
  }
  const brand = reader.read(brandPath, brandSchema);
  const languages = readLanguageList(reader);
  const { claims: claimsFile, prices: pricesFile } = sharedFiles;
  const register = reader.read(claimsFile.file, claimsFile.schema);
  const prices = reader.read(pricesFile.file, pricesFile.schema);
  const language = languages?.find((each) => each.code === code) ?? languages?.[0];
  if (!brand || !languages || !language || !register || !prices) throw reader.error();
  if (languageIn(brand.locale) !== languageIn(languages[0]?.code ?? '')) {
    const message = `must be a locale of “${languages[0]?.code}”, the first language in ${reader.placeOf(sharedFiles.languages.file)}`;
    reader.report(brandPath, { path: ['locale'], message });
  }
  for (const issue of priceIssues(prices, brand.currency)) reader.report(pricesFile.file, issue);
  for (const id of Object.keys(brand.claims).filter((name) => !(name in register)))
    reader.report(brandPath, { path: ['claims', id], message: 'is no claim in claims.yaml' });
  const claims = claimRegister(register, brand.claims);
  const { prices: priced, ...said } = withAmounts(
    inLanguage(language, { brand, claims, prices }, reader),
  );
  const taxNote = priced.taxNote && keepTogether(priced.taxNote, language.code);
  const registers = { ...said, prices: { ...priced, taxNote } };
  return { registers, language, languages };
}
