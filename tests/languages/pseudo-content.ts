import { stringify } from 'yaml';
import type { z } from 'zod';
import { brandFile } from '../../src/brand/brand-file.ts';
import { kindOfFile } from '../../src/content/file-kinds.ts';
import { FileReader, type Files } from '../../src/content/file-reader.ts';
import { readRegisters } from '../../src/content/registers.ts';
import { readSource } from '../../src/content/source-file.ts';
import { notFoundPath } from '../../src/lib/paths.ts';
import { mapTexts } from '../../src/lib/text.ts';
import { type FieldMeta, mapFields } from '../../src/schema/walk.ts';
import { languageLine, pseudoCode } from './language.ts';
import { pseudoMarkdown, pseudoText } from './pseudo.ts';

type Tree = Record<string, unknown>;

/** Pages and registers of the first language. Hosts know one 404 page, which is in that language. */
const translated = (files: Files) =>
  Object.entries(files).flatMap(([file, text]) => {
    const kind = kindOfFile(file, ['']);
    if (!(kind?.register || kind?.address) || kind.address === notFoundPath) return [];
    return [{ file, schema: kind.schema, data: readSource(file, text).data as Tree }];
  });

/** Titles and descriptions have their greatest length, and no more room than in English. */
const sayShort = (text: unknown) => pseudoText(String(text), { growth: 0, isFramed: false });

function sayField(value: unknown, { kind }: FieldMeta): unknown {
  if (kind === 'text') return pseudoText(String(value));
  if (kind === 'markdown') return pseudoMarkdown(String(value));
  const { alt } = value as { alt?: string };
  return alt ? { ...(value as object), alt: pseudoText(alt) } : value;
}

function sayFile(file: string, schema: z.ZodType, data: Tree): string {
  const { body, ...said } = mapFields(schema, data, sayField) as Tree;
  const meta = said.meta as Tree | undefined;
  const head = stringify({
    ...said,
    ...(meta && {
      meta: { ...meta, title: sayShort(meta.title), description: sayShort(meta.description) },
    }),
  });
  return file.endsWith('.md') ? `---\n${head}---\n${body}` : head;
}

/** What the site asks to be translated of the words that are written once for all languages. */
function phrases(files: Files): string {
  const file = `content/${pseudoCode}/phrases.yaml`;
  const languages = `${files['content/languages.yaml']}${languageLine}`;
  const reader = new FileReader({ ...files, 'content/languages.yaml': languages, [file]: '{}' });
  readRegisters(reader, brandFile(''), pseudoCode);
  const asked = reader.faults.flatMap((fault) => (fault.file === file ? [String(fault.path)] : []));
  return stringify(
    Object.fromEntries(asked.map((text) => [text, pseudoText(text, { growth: 0 })])),
  );
}

/** A complete folder of content, as a translator would add it, by paths below that folder. */
export const pseudoContent = (files: Files): Files => ({
  ...Object.fromEntries(
    translated(files).map(({ file, schema, data }) => [
      file.slice('content/'.length),
      sayFile(file, schema, data),
    ]),
  ),
  'phrases.yaml': phrases(files),
});

/** People, companies, codes: what a translator leaves as it is. Mails of forms are on no page. */
export function namesIn(files: Files): string[] {
  const names = new Set<string>();
  for (const { file, schema, data } of translated(files)) {
    if (file.endsWith('/forms.yaml')) continue;
    const { meta: _, ...rest } = mapFields(schema, data, () => undefined) as Tree;
    mapTexts(rest, (text) => {
      if (/\p{Lu}/u.test(text)) names.add(text);
      return text;
    });
  }
  return [...names].sort((a, b) => b.length - a.length);
}
