import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandFile } from '../../src/brand/brand-file.ts';
import { ContentError, type Fault } from '../../src/content/faults.ts';
import { kindOfFile } from '../../src/content/file-kinds.ts';
import type { Files } from '../../src/content/file-reader.ts';
import { type Content, parseContent } from '../../src/content/parse-content.ts';
import { bytesBelow, readFiles } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { issuesOf } from '../../src/content/zod-issues.ts';
import { mapTexts } from '../../src/lib/text.ts';
import { randomMarkdown } from '../support/random-markdown.ts';

// What the reader makes of files that nobody would write on purpose.

const sound = readFiles('.');
const file = 'content/pages/any-text.md';

function outcome(files: Files): { content?: Content; faults: Fault[] } {
  try {
    const content = parseContent(files, brandFile(''), undefined, { readBytes: bytesBelow('.') });
    return { content, faults: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { faults: error.faults };
  }
}

const read = (text: string) => outcome({ ...sound, [file]: text });
const pageOf = ({ content }: ReturnType<typeof outcome>) =>
  content?.pages.find((page) => page.file === file);

it('takes heading, title and description of a page from its text', () => {
  const page = pageOf(read('# A *page*\n\nWith a first\nparagraph.\n\n## More\n\nText.\n'));
  expect(page?.meta).toMatchObject({ title: 'A page', description: 'With a first paragraph.' });
  expect(page?.bands).toEqual([
    { band: 'text', heading: 'A page', body: 'With a first\nparagraph.\n\n## More\n\nText.' },
  ]);
  const long = pageOf(read(`# A page\n\n${'Many words '.repeat(30)}`));
  expect(long?.meta.description.length).toBeLessThanOrEqual(160);
  expect(long?.meta.description).toMatch(/^(Many words )+Many…$|(words)…$/);
});

it.each([
  ['No headline', 1, 'heading'],
  ['# One\n\n# Two', 3, 'body'],
  ['---\nheading: One\n---\n\nText.\n\n# Two', 7, 'body'],
  ['---\nheading: One\n', 1, ''],
  ['---\n- a\n---\n# One', 1, ''],
  ['# One\n\n{name}', 3, 'body'],
  ['---\nheading: "{name}"\n---\n\nText.', 2, 'heading'],
  ['---\nmeta:\n\ttitle: One\n---\n# One', 3, ''],
  ['# One\n\nText\n<div>', 4, 'body'],
])('%j is refused at its line', (text, line, path) => {
  expect(read(text).faults.map((fault) => [fault.file, fault.line, fault.path[0] ?? ''])).toEqual([
    [file, line, path],
  ]);
});

it('reads any Markdown file, or refuses it with a line that is there', () => {
  const check = (text: string) => {
    const { faults } = read(text);
    const last = text.split('\n').length;
    for (const fault of faults) {
      expect(fault.file).toBe(file);
      expect(fault.line).toBeGreaterThanOrEqual(1);
      expect(fault.line).toBeLessThanOrEqual(last);
    }
    if (faults.length === 0) expect(pageOf(read(text))?.meta.title).not.toBe('');
  };
  const heads = fc.constantFrom('# One\n\n', '---\nheading: One\n---\n', '---\n---\n# One\n', '');
  fc.assert(
    fc.property(heads, randomMarkdown, (head, text) => check(head + text)),
    { numRuns: 25 },
  );
}, 240_000);

it('reads what editors on Windows write', () => {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(sound))
    put(path, `\ufeff${text.replaceAll('\n', '\r\n')}`);
  expect(readFiles(root)).toEqual(sound);
  rmSync(root, { recursive: true });
});

/** Every path to a value in data. */
function* pathsIn(data: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (path.length > 0) yield path;
  if (!data || typeof data !== 'object') return;
  for (const [key, value] of Object.entries(data))
    yield* pathsIn(value, [...path, Array.isArray(data) ? Number(key) : key]);
}

function withValue(data: unknown, [step, ...rest]: readonly (string | number)[], value: unknown) {
  if (step === undefined) return value;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<
    string | number,
    unknown
  >;
  copy[step] = withValue(copy[step], rest, value);
  return copy;
}

it('says in sentences what is wrong with a value, whichever field it is', () => {
  const ofProgrammers = /\b(Invalid|Too (big|small)|expected|received|undefined|NaN|regex)\b/;
  for (const [path, text] of Object.entries(sound)) {
    const kind = kindOfFile(path, ['']);
    if (!kind) continue;
    const data = mapTexts(readSource(path, text).data, (words) => words.replaceAll(/[{}]/g, ''));
    for (const at of pathsIn(data))
      for (const wrong of [null, 7, -1.5, true, '', [], {}, [null], new Date(Number.NaN)]) {
        const { error } = kind.schema.safeParse(withValue(data, at, wrong));
        for (const { message } of error?.issues.flatMap(issuesOf) ?? [])
          expect.soft(message, `${path} ${at.join('.')}`).not.toMatch(ofProgrammers);
      }
  }
}, 240_000);
