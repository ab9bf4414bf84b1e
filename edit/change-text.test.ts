import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { readFiles } from '../src/content/read-content.ts';
import { readSource } from '../src/content/source-file.ts';
import { memoise } from '../src/lib/memoise.ts';
import type { Path } from './api.ts';
import { changeData, type Edit, valueAt } from './change-data.ts';
import { changeText } from './change-text.ts';

// Fields of the content that ships, changed at random: what is written says what was meant, and no
// line but those of the field is touched.

const files = readFiles('.');

/** The data of a file, whose front matter may come before Markdown. */
function dataOf(file: string, text = files[file] ?? ''): unknown {
  return readSource(file, text).data;
}

type Place = { file: string; path: Path; value: unknown };

function* placesIn(file: string, value: unknown, path: Path = []): Generator<Place> {
  if (path.length > 0) yield { file, path, value };
  if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      yield* placesIn(file, inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

const places = Object.keys(files).flatMap((file) => [...placesIn(file, dataOf(file))]);
const texts = places.filter(({ value }) => typeof value === 'string');
const lists = places.filter(({ value }) => Array.isArray(value) && value.length > 1);
/** Fields that can be missing: a file is not left without any. */
const fields = places.filter(
  ({ file, path }) =>
    typeof path.at(-1) === 'string' &&
    path[0] !== 'body' &&
    Object.keys(valueAt(dataOf(file), path.slice(0, -1)) as object).length > 1,
);

const hard =
  '{claim.countries} a: b #1 it’s "quoted" \' - x 100 % [link](/faq) true 3.50 null *bold* 🛫 { @x & \\ | >';
const sentence = fc.oneof(
  fc.lorem({ maxCount: 30 }),
  fc.shuffledSubarray(hard.split(' '), { minLength: 1 }).map((words) => words.join(' ')),
);
const value = fc.array(sentence, { minLength: 1, maxLength: 3 }).map((each) => each.join('\n\n'));

const parsed = memoise((text: string) => {
  const lineCounter = new LineCounter();
  return { lineCounter, document: parseDocument(text, { lineCounter }) };
});

/** The lines of a field: from that of its name to the last of its value. */
function linesOf(text: string, file: string, path: Path): [first: number, last: number] {
  const front = file.endsWith('.md') ? `\n${text.split('---\n')[1]}` : text;
  if (path[0] === 'body') return [front.split('\n').length, text.split('\n').length];
  const { document, lineCounter } = parsed(front);
  const node = document.getIn(path, true);
  const [start, end] = (isNode(node) && node.range) || [0, 0];
  const size = front.slice(start, end).trimEnd().length;
  const line = lineCounter.linePos(start).line;
  const name = new RegExp(`^\\s*(- )?["']?${path.at(-1)}["']?:`);
  const isBelow = !name.test(front.split('\n')[line - 1] ?? '') && typeof path.at(-1) === 'string';
  return [isBelow ? line - 1 : line, lineCounter.linePos(start + size).line];
}

/** The change, after it was seen that it says what was meant and touches nothing else. */
function changed({ file, path }: Place, edit: Edit): string {
  const before = files[file] ?? '';
  const after = changeText(file, before, path, edit);
  const meant = changeData(dataOf(file), path, edit);
  const trimmed = (data: unknown) => ({
    ...(data as object),
    body: String(valueAt(data, ['body'])).trim(),
  });
  expect(trimmed(dataOf(file, after))).toEqual(trimmed(meant));
  const [first, last] = linesOf(before, file, path);
  const lines = before.split('\n');
  expect(after.split('\n').slice(0, first - 1)).toEqual(lines.slice(0, first - 1));
  const rest = lines.slice(last);
  expect(rest.length > 0 ? after.split('\n').slice(-rest.length) : []).toEqual(rest);
  return after;
}

it('changes texts, and no line besides', () => {
  const property = fc.property(fc.constantFrom(...texts), value, (place, text) => {
    changed(place, { do: 'set', value: text });
  });
  fc.assert(property, { numRuns: 60 });
});

it('moves, removes, doubles and adds entries of lists, and changes no line besides', () => {
  const doings = fc.constantFrom('up', 'down', 'remove', 'duplicate', 'add');
  const property = fc.property(fc.constantFrom(...lists), fc.nat(), doings, (place, at, doing) => {
    const entries = place.value as unknown[];
    const isMove = doing === 'up' || doing === 'down';
    const index = (at % (entries.length - (isMove ? 1 : 0))) + (doing === 'up' ? 1 : 0);
    const entry = entries[0];
    changed(place, doing === 'add' ? { do: doing, index, entry } : ({ do: doing, index } as Edit));
  });
  fc.assert(property, { numRuns: 40 });
});

it('takes fields out and puts them back where they were', () => {
  const property = fc.property(fc.constantFrom(...fields), (place) => {
    const { file, path } = place;
    const without = changeText(file, files[file] ?? '', path, { do: 'set', value: undefined });
    const order = Object.keys(valueAt(dataOf(file), path.slice(0, -1)) as object);
    const again = changeText(file, without, path, { do: 'set', value: place.value }, order);
    expect(JSON.stringify(dataOf(file, again))).toBe(JSON.stringify(dataOf(file)));
  });
  fc.assert(property, { numRuns: 40 });
});

it.each([
  ['a comment on the line', 'a: one # why\nb: 2\n', ['a'], 'two', 'a: two # why\nb: 2\n'],
  ['what is empty', 'a:\nb: 2\n', ['a'], 'two', 'a: two\nb: 2\n'],
  ['quotes', 'a: "one"\n', ['a'], 'two', 'a: "two"\n'],
  ['CRLF', 'a: one\r\nb: 2\r\n', ['a'], 'two', 'a: two\r\nb: 2\r\n'],
  ['the last line without an end', 'b: 2\na: one', ['a'], 'two', 'b: 2\na: two'],
  ['numbers', 'a: { b: 1 } # why\n', ['a', 'b'], 2.5, 'a: { b: 2.5 } # why\n'],
  ['a color', 'a: { b: [0.5, 0.1, 32] }\n', ['a', 'b'], '#b0432f', 'a: { b: "#b0432f" }\n'],
])('keeps %s', (_, before, path, value, after) => {
  expect(changeText('a.yaml', before, path as Path, { do: 'set', value })).toBe(after);
});
