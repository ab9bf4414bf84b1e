import { stringify } from 'yaml';
import type { z } from 'zod';
import { catalog, filesIn, folders } from '../../src/content/catalog.ts';
import type { Files } from '../../src/content/file-reader.ts';
import { flattenIssues } from '../../src/content/flatten-issues.ts';
import { readContent } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { pseudoMarkdown, pseudoText } from './pseudo.ts';

type Path = readonly PropertyKey[];

/** Keys of the price register and code are texts to a schema, and words to nobody. */
const isCode = (text: string) => /^(landing|pricing)-[a-z]+$/.test(text) || /"\s*:/.test(text);

/** Payment methods have one name everywhere, also in the drawing of a checkout. */
const tradeNames = new Set(readContent().paymentMethods.methods.map(({ name }) => name));

function sayText(text: string, path: Path): string {
  if (isCode(text) || tradeNames.has(text)) return text;
  if (path[0] === 'body') return pseudoMarkdown(text);
  // Titles and descriptions have their greatest length, and no more room than in English.
  return pseudoText(text, path[0] === 'meta' ? { growth: 0, isFramed: false } : {});
}

const sayAll = (value: unknown, path: Path = []): unknown => {
  if (typeof value === 'string') return sayText(value, path);
  if (Array.isArray(value)) return value.map((item, index) => sayAll(item, [...path, index]));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, sayAll(item, [...path, key])]),
  );
};

type Tree = Record<PropertyKey, unknown>;

const at = (data: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Tree | undefined)?.[key], data);

/** What the schema does not take in other letters is a key, not a word: it stays as it was. */
function restoreKeys(said: unknown, original: unknown, schema: z.ZodType) {
  for (const { path } of schema.safeParse(said).error?.issues.flatMap(flattenIssues) ?? []) {
    const key = path.at(-1);
    if (key !== undefined && path[0] !== 'meta') {
      (at(said, path.slice(0, -1)) as Tree)[key] = at(original, path);
    }
  }
}

function sayFile(file: string, text: string, schema: z.ZodType): string {
  const { data } = readSource(file, text);
  const said = sayAll(data) as Tree;
  restoreKeys(said, data, schema);
  if (!file.endsWith('.md')) return stringify(said);
  const { body, ...head } = said;
  return `---\n${stringify(head)}---\n${body}`;
}

/** Every text below these data that has letters. */
function* wordsOf(data: unknown): Generator<string> {
  if (typeof data === 'string' && /\p{L}/u.test(data)) yield data;
  if (data && typeof data === 'object')
    for (const item of Object.values(data)) yield* wordsOf(item);
}

function phrases(files: Files): string {
  const read = (file: string) => readSource(file, files[file] ?? '').data as Tree;
  const claims = Object.values(read('content/claims.yaml') as Record<string, Tree>);
  const said = claims.flatMap(({ readings }) => (readings as Tree[]).map(({ value }) => value));
  const { tagline, jurisdiction, hours } = read('brands/brand.yaml');
  const all = [...wordsOf([said, tagline, jurisdiction, (hours as Tree).text])];
  return stringify(Object.fromEntries(all.map((text) => [text, pseudoText(text, { growth: 0 })])));
}

/** A complete folder of content, as a translator would add it, by paths below that folder. */
export function pseudoContent(files: Files): Files {
  const root = 'content/';
  const many = Object.values(folders).flatMap(({ folder, schema }) =>
    filesIn(Object.keys(files), `${root}${folder}/`).map((path) => ({
      file: path.slice(root.length),
      schema,
    })),
  );
  const pages = [...Object.values(catalog), ...many].map(({ file, schema }) => [
    file,
    sayFile(file, files[root + file] ?? '', schema),
  ]);
  return { ...Object.fromEntries(pages), 'phrases.yaml': phrases(files) };
}
