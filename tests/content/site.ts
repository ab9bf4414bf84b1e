import { stringify } from 'yaml';
import type { Content } from '../../src/content/content.ts';
import type { Files } from '../../src/content/files.ts';
import { ContentError, printFinding } from '../../src/content/finding.ts';
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
export function faultsIn(files: Files, readBytes?: ReadBytes): string[] {
  try {
    parseLanguages(files, undefined, { readBytes });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.findings.map(printFinding);
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

const phrases = 'content/de/phrases.yaml';

/** The site in one more language: the same words, as a translator begins, and these phrases. */
export const inGerman = (line: string, said: Record<string, string>): Files => ({
  ...sound,
  ...Object.fromEntries(
    Object.entries(sound)
      .filter(([file]) =>
        /^content\/(?!(claims|prices|languages|planned|redirects)\.yaml|pages\/404)/.test(file),
      )
      .map(([file, text]) => [file.replace('content/', 'content/de/'), text]),
  ),
  'content/languages.yaml': `${sound['content/languages.yaml']}${line}\n`,
  [phrases]: stringify(said, { lineWidth: 0 }),
});

export const germanLine = '- { code: de, name: Deutsch }';

const asked = faultsIn(inGerman(germanLine, {})).flatMap(
  (fault) => /^content\/de\/phrases\.yaml:1 (.*): is missing/.exec(fault)?.[1] ?? [],
);

/** With all phrases of the brand that ships. */
export const german = inGerman(germanLine, Object.fromEntries(asked.map((text) => [text, text])));
