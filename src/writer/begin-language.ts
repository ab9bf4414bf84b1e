import { stringify } from 'yaml';
import { untranslatedIn } from '../content/checks/translations.ts';
import { contentFiles } from '../content/content.ts';
import { brandFile } from '../content/environment.ts';
import { fileIn, isShared, sharedFiles } from '../content/file-kinds.ts';
import { brandNames, type Files } from '../content/files.ts';
import { ContentError } from '../content/finding.ts';
import { parseContent } from '../content/parse-content.ts';
import { readSource } from '../content/source-file.ts';
import { notFoundPath } from '../lib/paths.ts';
import { isCode, languagesSchema } from '../schema/languages.ts';
import { changeText } from './change-text.ts';
import { Refusal } from './refusal.ts';

/** The name of a language in itself, with a capital letter where the script has them. */
function nameOf(code: string): string {
  const name = isCode(code)
    ? new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code)
    : undefined;
  if (!name) throw new Refusal(`“${code}” is no code of a language, such as de, pt-BR or ar`);
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(code));
}

/** The words of brands, claims and prices that a language lacks. */
function missingPhrases(files: Files, code: string): string[] {
  const missing = brandNames(Object.keys(files)).flatMap((name) => {
    try {
      parseContent(files, brandFile(name));
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const own = error.findings.filter(({ file }) => file === fileIn(`/${code}`, 'phrases.yaml'));
      return own.map(({ path }) => String(path?.[0]));
    }
  });
  return [...new Set(missing)];
}

/**
 * The files with another language, in the words of the first, and how many of its texts are those
 * still. Files that it has already are kept. One that is partial gets only the start page.
 */
export function beginLanguage(files: Files, code: string, { isPartial = false } = {}) {
  const name = nameOf(code);
  const { file: list } = sharedFiles.languages;
  const changed = { ...files };
  const lines = languagesSchema.parse(readSource(list, files[list] ?? '').data);
  if (lines[0]?.code === code)
    throw new Refusal(`“${code}” is the first language of the site already`);
  const known = lines.find((line) => line.code === code);
  if (!known) {
    const line = { code, name, ...(isPartial && { partial: true }) };
    const add = { do: 'add', index: lines.length, entry: line } as const;
    changed[list] = changeText(list, files[list] ?? '', [], add);
  }
  const prefix = `/${code}`;
  const isOnlyStart = known?.isPartial ?? isPartial;
  const needed = contentFiles({ files }).filter(
    (each) =>
      !each.prefix &&
      !isShared(each) &&
      each.address !== notFoundPath &&
      (!isOnlyStart || each.url === undefined || each.url === '/'),
  );
  for (const { file, name } of needed) changed[fileIn(prefix, name)] ??= files[file] ?? '';
  const phrases = fileIn(prefix, 'phrases.yaml');
  changed[phrases] ??= '{}\n';
  const own = (readSource(phrases, changed[phrases]).data ?? {}) as Record<string, string>;
  const missing = missingPhrases(changed, code).map((phrase) => [phrase, phrase]);
  const said: Record<string, string> = { ...own, ...Object.fromEntries(missing) };
  if (missing.length > 0) changed[phrases] = stringify(said, { lineWidth: 0 });
  const left = contentFiles({ files: changed })
    .filter((each) => each.prefix === prefix)
    .map((each) => untranslatedIn({ files: changed }, each).length)
    .reduce((sum, count) => sum + count, 0);
  return { files: changed, left };
}
