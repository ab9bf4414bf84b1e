import type { Content } from '../../src/content/content.ts';
import { ContentError, printFault } from '../../src/content/faults.ts';
import type { Files } from '../../src/content/files-in-effect.ts';
import type { ReadBytes } from '../../src/content/own-files.ts';
import { parseLanguages } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';

/** The files that ship. */
export const sound = readFiles('.');

/** Them with one edit, which must find its place. */
export function edited(file: string, from: string | RegExp, to: string, files = sound): Files {
  const text = files[file] ?? '';
  const next = text.replace(from, () => to);
  if (next === text) throw new Error(`${file} does not hold ${from}`);
  return { ...files, [file]: next };
}

/** What the check says, as it is printed. */
export function faultsIn(files: Files, readBytes?: ReadBytes, brand?: string): string[] {
  try {
    parseLanguages(files, brand, { readBytes });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults.map(printFault);
    throw error;
  }
}

export const pageAt = (content: Content | undefined, address: string) =>
  content?.pages.find((page) => page.address === address);

/** A page of Markdown. */
export const textPage = (title: string, body: string, date = '2026-11-16') => `---
meta: { title: ${title}, description: "${'What a text is about. '.repeat(4)}" }
date: ${date}
heading: ${title}.
intro: What it is about.
---
${body}
`;

const line = '- { code: de, name: Deutsch }\n';

/** A second language whose words are those of the first, as a translator begins. */
function inGerman(): Files {
  const copied = Object.entries(sound)
    .filter(([file]) =>
      /^content\/(?!claims|prices|languages|planned|redirects|pages\/404)/.test(file),
    )
    .map(([file, text]) => [file.replace('content/', 'content/de/'), text]);
  const phrases = 'content/de/phrases.yaml';
  const files = {
    ...sound,
    ...Object.fromEntries(copied),
    'content/languages.yaml': sound['content/languages.yaml'] + line,
    [phrases]: '{}',
  };
  const missing = /^content\/de\/phrases\.yaml:1 (.*): is missing/;
  const asked = faultsIn(files).flatMap((fault) => missing.exec(fault)?.[1] ?? []);
  return {
    ...files,
    [phrases]: asked.map((text) => `${JSON.stringify(text)}: ${JSON.stringify(text)}\n`).join(''),
  };
}

export const german = inGerman();
