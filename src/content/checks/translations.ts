import { createHash } from 'node:crypto';
import { nodesOf } from '../../lib/markdown.ts';
import { notFoundPath } from '../../lib/paths.ts';
import { counted } from '../../lib/text.ts';
import { wordsIn } from '../../lib/tokenize.ts';
import { kinds } from '../../schema/kinds.ts';
import { fieldsIn } from '../../schema/walk.ts';
import { type Check, type CheckedSite, contentFiles, dataOf, type FoundIn } from '../content.ts';
import { type ContentFile, fileIn, isShared, parseFileName, sharedFiles } from '../file-kinds.ts';
import type { Files } from '../files.ts';
import { languageIn } from './shared.ts';
import shippedTexts from './shipped-texts.json' with { type: 'json' };

type Sources = Pick<CheckedSite, 'files'>;

/** A field, or a block of Markdown. */
type Saying = { path: (string | number)[]; text: string };

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** How many words a text has, without its tokens. */
function wordCount(text: string): number {
  const words = [...segmenter.segment(wordsIn(text).join(''))];
  return words.filter(({ segment }) => /\p{L}/u.test(segment)).length;
}

/** Fewer words are often a name, or the same in both languages: “San Francisco”, “Status”. */
const isSentence = (text: string) => wordCount(text) > 2;

/** The parts of a Markdown text between blank lines, but for code. */
function blocksOf(markdown: string): string[] {
  const [root] = nodesOf(markdown);
  const blocks = root && 'children' in root ? root.children : [];
  return blocks
    .filter(({ type }) => type !== 'code')
    .map(({ position }) => markdown.slice(position?.start.offset, position?.end.offset));
}

/** The texts of a file for readers and search engines, if they have three words or more. */
function sayingsIn(site: Sources, { file, schema }: ContentFile): Saying[] {
  const data = dataOf(site, file);
  const fields = fieldsIn(schema, data);
  const { title, description } = (data.meta ?? {}) as Record<string, unknown>;
  return [
    { path: ['meta', 'title'], text: String(title ?? '') },
    { path: ['meta', 'description'], text: String(description ?? '') },
    ...fields.flatMap(({ value, field: { kind }, path }) => {
      const texts = kind === 'markdown' ? blocksOf(String(value)) : [String(value)];
      return kinds[kind].mapWords ? texts.map((text) => ({ path, text })) : [];
    }),
  ].filter(({ text }) => isSentence(text));
}

/**
 * The texts in a file of another language, such as content/pl/pages/about.yaml, that are letter for
 * letter those of the default language.
 */
export function untranslatedIn(site: Sources, own: ContentFile): Saying[] {
  if (own.kind === 'phrases')
    return Object.entries(dataOf(site, own.file)).flatMap(([phrase, text]) =>
      phrase === text && isSentence(phrase) ? [{ path: [phrase], text: phrase }] : [],
    );
  const first = parseFileName(fileIn('', own.name));
  const theirs = new Set(first && sayingsIn(site, first).map(({ text }) => text));
  return sayingsIn(site, own).filter(({ text }) => theirs.has(text));
}

/** The files of each other language that have such texts. British and American English may be the same. */
function leftToTranslate(site: CheckedSite) {
  const [first, ...others] = site.contents[0].languages;
  return others
    .filter(({ code }) => first && languageIn(code) !== languageIn(first.code))
    .map((language) => {
      const files = contentFiles(site)
        .filter(({ prefix }) => prefix === language.prefix)
        .map((own) => ({ file: own.file, left: untranslatedIn(site, own) }))
        .filter(({ left }) => left.length > 0);
      return { language, from: first, files };
    });
}

/** One finding for each language. */
export const foreignWords: Check = (site) =>
  leftToTranslate(site).flatMap(({ language, from, files }): FoundIn[] => {
    const count = files.reduce((sum, { left }) => sum + left.length, 0);
    const path = [site.contents[0].languages.indexOf(language)];
    const message = `${language.name} still has ${counted(count, 'text')} in ${from?.name}, in ${counted(files.length, 'file')}: “npm run check -- --live” lists them`;
    return count > 0 ? [{ file: sharedFiles.languages.file, path, message }] : [];
  });

/** One finding for each file. */
export const foreignFiles: Check = (site) =>
  leftToTranslate(site).flatMap(({ from, files }) =>
    files.map(({ file, left }) => {
      const first = left[0]?.text.split(/\s+/).slice(0, 5).join(' ');
      const words = left.reduce((sum, { text }) => sum + wordCount(text), 0);
      const message = `still has ${counted(left.length, 'text')} (${counted(words, 'word')}) in ${from?.name}, such as “${first}…”`;
      return { file, path: [], message };
    }),
  );

/** A short hash by which a shipped text is known. */
const hashOf = (text: string) =>
  createHash('sha256').update(text.replaceAll(/\s+/g, ' ').trim()).digest('base64url').slice(0, 6);

/** The hashes of the texts in these files, in the order of the alphabet. */
export const textHashes = (files: Files) => {
  const texts = contentFiles({ files })
    .filter(({ prefix }) => !prefix)
    .flatMap((own) => sayingsIn({ files }, own));
  return [...new Set(texts.map(({ text }) => hashOf(text)))].sort();
};

const shipped = new Set(shippedTexts.split(' '));

/** The shipped texts, which are English, on a site whose first language is another one. */
export const shippedWords: Check = (site) => {
  const [first] = site.contents[0].languages;
  if (!first || languageIn(first.code) === 'en') return [];
  return contentFiles(site)
    .filter(({ prefix }) => !prefix)
    .flatMap((own): FoundIn[] => {
      const left = sayingsIn(site, own).filter(({ text }) => shipped.has(hashOf(text)));
      const start = left[0]?.text.split(/\s+/).slice(0, 5).join(' ');
      const message = `still has ${counted(left.length, 'text')} as shipped, in English, such as “${start}…”. Translate them`;
      return left.length > 0 ? [{ file: own.file, path: left[0]?.path ?? [], message }] : [];
    });
};

export const translations: Check = (site) => {
  const others = site.contents[0].languages.filter(({ prefix }) => prefix);
  // The page for wrong addresses exists once for all languages.
  const own = contentFiles(site).filter(
    (each) => !each.prefix && !isShared(each) && each.address !== notFoundPath,
  );
  return others.flatMap(({ name: language, prefix, isPartial }) =>
    own
      // A language that is partial on purpose may do without pages.
      .filter(({ url }) => !isPartial || url === undefined)
      .map(({ name }) => fileIn(prefix, name))
      .filter((file) => !(file in site.files))
      .map((file) => ({ file, path: [], message: `is missing in ${language}` })),
  );
};

export const untranslated: Check = ({ contents: [{ languages }] }) => {
  const [first, ...others] = languages;
  return others.flatMap(({ name, paths }, at) => {
    const missing = first?.paths.filter((path) => !paths.includes(path)) ?? [];
    const message = `${name} does not have these pages yet: ${missing.join(', ')}`;
    return missing.length > 0
      ? [{ file: sharedFiles.languages.file, path: [at + 1], message }]
      : [];
  });
};
