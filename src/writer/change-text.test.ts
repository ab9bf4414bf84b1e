import { globSync, readFileSync } from 'node:fs';
import { constantFrom, lorem, nat, oneof, record, sample } from 'fast-check';
import { expect, it } from 'vitest';
import { isCollection, LineCounter, type Node, parseDocument } from 'yaml';
import type { Path } from '../lib/data.ts';
import { canonical, changeText, type Edit } from './change-text.ts';

const names = globSync(['{content,brands}/**/*.{yaml,md}', 'src/bands/*/example.yaml']);
const files = names.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  // A band has an example for each of its looks.
  const texts = file.endsWith('.md') ? [text] : text.split(/^---\n/m);
  return texts.map((each) => ({ file, text: each }));
});

it.each(files)('$file is written as the editor would write it', ({ file, text }) => {
  expect(canonical(file, text)).toBe(text);
});

const title = '    title: Words\n';
const band = `bands:\n  - band: cards # why\n${title}  # Of the second.\n  - band: plans\n`;
const set = (value: unknown): Edit => ({ do: 'set', value });

it.each<[what: string, before: string, path: Path, edit: Edit, after: string]>([
  ['a comment on the line', 'a: one # why\nb: 2\n', ['a'], set('two'), 'a: two # why\nb: 2\n'],
  ['what is empty', 'a:\nb: 2\n', ['a'], set('two'), 'a: two\nb: 2\n'],
  ['quotes', 'a: "one"\n', ['a'], set('two'), 'a: "two"\n'],
  ['numbers', 'a: { b: 1 } # why\n', ['a', 'b'], set(2.5), 'a: { b: 2.5 } # why\n'],
  ['cents', 'a: 299.90\n', ['a'], set(315), 'a: 315.00\n'],
  ['a color', 'a: { b: [ 0.5 ] }\n', ['a', 'b'], set('#b0432f'), 'a: { b: "#b0432f" }\n'],
  ['folds', 'a: >-\n  one\nb: 2\n', ['a'], set('a: b'), 'a: >-\n  a: b\nb: 2\n'],
  ['the order of the schema', 'a: 1\nc: 3\n', ['b'], set(2), 'a: 1\nb: 2\nc: 3\n'],
  ['blank lines', 'a: 1\n\nb: 2\n\nc: 3\n', ['b'], set(undefined), 'a: 1\n\nc: 3\n'],
  ['the last field', 'a: { b: 1 }\n', ['a', 'b'], set(undefined), 'a: {}\n'],
  ['an entry', band, ['bands', 0, 'title'], set('New'), band.replace('Words', 'New')],
  [
    'the comment of what moves',
    band,
    ['bands'],
    { do: 'move', index: 1, to: 0 },
    `bands:\n  # Of the second.\n  - band: plans\n  - band: cards # why\n${title}`,
  ],
  [
    'the comment of the first entry',
    'a:\n  # Of the first.\n  - 1\n  - 2\n',
    ['a'],
    { do: 'move', index: 0, to: 1 },
    'a:\n  - 2\n  # Of the first.\n  - 1\n',
  ],
  [
    'one comment, not two',
    band,
    ['bands'],
    { do: 'duplicate', index: 1 },
    `${band}  - band: plans\n`,
  ],
  ['a list at the top', '- a\n- b\n', [], { do: 'remove', index: 0 }, '- b\n'],
  [
    'the form of the entry above',
    '- { a: 1 }\n',
    [],
    { do: 'add', index: 1, entry: { a: 2 } },
    '- { a: 1 }\n- { a: 2 }\n',
  ],
  ['an empty list', 'a: []\n', ['a'], { do: 'add', index: 0, entry: { b: 1 } }, 'a:\n  - b: 1\n'],
])('keeps %s', (_, before, path, edit, after) => {
  expect(changeText('a.yaml', before, path, edit, ['a', 'b', 'c'])).toBe(after);
});

it('changes the head and the text of a page in Markdown apart', () => {
  const page = '---\ntitle: One # why\n---\n\nText.\n';
  expect(changeText('a.md', page, ['title'], set('Two'))).toBe(page.replace('One', 'Two'));
  expect(changeText('a.md', page, ['body'], set('New.'))).toBe(page.replace('Text', 'New'));
});

it.each([
  ['blanks behind the rules', '---  \ntitle: One\n--- \n\nText.\n'],
  ['an empty head', '---\n---\n\nText.\n\n---\n\nMore.\n'],
  ['no text and no line break', '---\ntitle: One\n---'],
])('knows where a head with %s ends', (_, page) => {
  expect(canonical('a.md', page)).toBe(page);
  const changed = changeText('a.md', page, ['body'], set('New.'));
  expect(changed).toMatch(/^---.*\n(title: One\n)?---.*\n\n?New\.\n$/);
});

it('gives a head to a page that is nothing but text', () => {
  const page = changeText('a.md', '# One\n\nText.\n', ['draft'], set(true));
  expect(page).toBe('---\ndraft: true\n---\n\n# One\n\nText.\n');
  expect(changeText('a.md', '# One\n', ['body'], set('# Two'))).toBe('# Two\n');
});

it('leaves references between values to whoever wrote them', () => {
  const text = 'a:   &x 1\nb: *x\n';
  expect(() => changeText('a.yaml', text, ['b'], set(2))).toThrow(
    'a.yaml can only be changed by hand',
  );
  expect(canonical('a.yaml', text)).toBe(text);
});

type Place = { file: string; text: string; path: Path; value: unknown; lines: [number, number] };

/** Every value of a file, with its lines; what stands in brackets has the lines of the brackets. */
function placesIn({ file, text }: { file: string; text: string }): Place[] {
  const places: Place[] = [];
  if (!file.endsWith('.yaml')) return places;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const data = document.toJS();
  const walk = (value: unknown, path: Path, around: [number, number] | undefined) => {
    const node = document.getIn(path, true) as Node;
    const [from, to] = node.range as [number, number, number];
    const last = lineCounter.linePos(from + text.slice(from, to).trimEnd().length).line;
    // A value may begin on the line below its name.
    const lines = around ?? [lineCounter.linePos(from).line - 1, last];
    places.push({ file, text, path, value, lines });
    if (!value || typeof value !== 'object') return;
    const inner = isCollection(node) && node.flow ? lines : undefined;
    for (const [key, each] of Object.entries(value))
      walk(each, [...path, Array.isArray(value) ? Number(key) : key], inner ?? around);
  };
  walk(data, [], undefined);
  return places;
}

it('changes no other line in 200 random edits', () => {
  const isText = ({ value }: Place) => typeof value === 'string';
  const isLong = ({ value }: Place) => Array.isArray(value) && value.length > 2;
  const places = files.map(placesIn);
  const texts = places.map((all) => all.filter(isText)).filter(({ length }) => length > 0);
  const lists = places.map((all) => all.filter(isLong)).filter(({ length }) => length > 0);
  const signs =
    '{claim.x} a: b #1 it’s "quoted" \' - x 100 % [a](/b) true 3.50 null *b* 🛫 { @ & \\ | >';
  const edits = sample(
    record({
      at: nat(),
      index: nat(),
      doing: constantFrom('set', 'set', 'set', 'move', 'move', 'remove', 'duplicate'),
      words: oneof(lorem({ maxCount: 30 }), constantFrom(signs, ...signs.split(' '))),
    }),
    { numRuns: 200, seed: 20_774 },
  );
  for (const { at, index, doing, words } of edits) {
    const among = doing === 'set' ? texts : lists;
    // By the file first: most values are in a few large ones, which are slow to parse.
    const inFile = among[at % among.length] as Place[];
    const { file, text, path, value, lines } = inFile[index % inFile.length] as Place;
    const inner = 1 + (index % (Object.keys(value as object).length - 2));
    const edit =
      doing === 'set'
        ? set(words)
        : ({ do: doing, index: inner, to: inner - 1 + 2 * (index % 2) } as Edit);
    const after = changeText(file, text, path, edit);
    const what = `${file} ${path.join('.')} ${JSON.stringify(edit)}`;
    const [old, now] = [text.split('\n'), after.split('\n')];
    const [before, behind] = [Math.max(0, lines[0] - 1), old.length - lines[1]];
    const above = (all: string[]) => all.slice(0, before).join('\n');
    const below = (all: string[]) => all.slice(all.length - behind).join('\n');
    expect(above(now), what).toBe(above(old));
    expect(below(now), what).toBe(below(old));
  }
}, 120_000);
