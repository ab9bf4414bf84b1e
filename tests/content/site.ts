import { stringify } from 'yaml';
import type { Content } from '../../src/content/content.ts';
import type { Files } from '../../src/content/files.ts';
import { ContentError, printFinding } from '../../src/content/finding.ts';
import type { ReadBytes } from '../../src/content/own-files.ts';
import { parseLanguages } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';

/** The shipped files. */
export const shipped = readFiles('.');

/** The files with one text replaced, which must exist. */
export function edited(file: string, from: string | RegExp, to: string, files = shipped): Files {
  const text = files[file] ?? '';
  const next = text.replace(from, () => to);
  if (next === text) throw new Error(`${file} has no ${from}`);
  return { ...files, [file]: next };
}

/** The problems that the check finds, as it prints them. */
export function problemsIn(files: Files, readBytes?: ReadBytes): string[] {
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

/** The site with German added: untranslated copies of the English files, and these phrases. */
const withGerman = (line: string, texts: Record<string, string>): Files => ({
  ...shipped,
  ...Object.fromEntries(
    Object.entries(shipped)
      .filter(([file]) =>
        /^content\/(?!(claims|prices|languages|planned|redirects)\.yaml|pages\/404)/.test(file),
      )
      .map(([file, text]) => [file.replace('content/', 'content/de/'), text]),
  ),
  'content/languages.yaml': `${shipped['content/languages.yaml']}${line}\n`,
  [phrases]: stringify(texts, { lineWidth: 0 }),
});

const germanLine = '- { code: de, name: Deutsch }';

const untranslated = problemsIn(withGerman(germanLine, {})).flatMap(
  (problem) => /^content\/de\/phrases\.yaml:1 (.*): is missing/.exec(problem)?.[1] ?? [],
);

/** The site in German with every phrase that the shipped brand needs. */
export const german = withGerman(
  germanLine,
  Object.fromEntries(untranslated.map((text) => [text, text])),
);
