import { nodesOf, plainText } from '../../src/lib/markdown.ts';
import { asTyped } from '../../src/lib/text.ts';

type Selection = { start: number; end: number };

/** Replaces a range of a text, and selects a part of the result. */
export type TextEdit = Selection & { text: string; select: Selection };

/** The whole lines that a selection touches. */
function linesAt(value: string, { start, end }: Selection): Selection {
  const next = value.indexOf('\n', end);
  return {
    start: value.lastIndexOf('\n', start - 1) + 1,
    end: next < 0 ? value.length : next,
  };
}

/** Puts a prefix before each selected line, or removes it where all lines have it. */
function togglePrefix(value: string, selection: Selection, prefix: string): TextEdit {
  const range = linesAt(value, selection);
  const lines = value.slice(range.start, range.end).split('\n');
  const isOn = lines.every((line) => line.startsWith(prefix));
  const bare = lines.map((line) => line.replace(/^(#{1,6} |[-*] )/, ''));
  const text = isOn ? bare.join('\n') : bare.map((line) => prefix + line).join('\n');
  const end = range.start + text.length;
  return { ...range, text, select: { start: end, end } };
}

/** Puts characters around the selection, or around a text to replace, which is then selected. */
function surround(
  value: string,
  { start, end }: Selection,
  [before, after]: [string, string],
  example: string,
): TextEdit {
  const inside = value.slice(start, end) || example;
  const from = start + before.length;
  return {
    start,
    end,
    text: before + inside + after,
    select: { start: from, end: from + inside.length },
  };
}

export const toggleHeading = (value: string, selection: Selection) =>
  togglePrefix(value, selection, '## ');
export const toggleList = (value: string, selection: Selection) =>
  togglePrefix(value, selection, '- ');
export const makeBold = (value: string, selection: Selection) =>
  surround(value, selection, ['**', '**'], 'bold text');
export const makeLink = (value: string, selection: Selection, path: string) =>
  surround(value, selection, ['[', `](${path})`], 'text of the link');

const comparable = (text: string) => asTyped(text).replace(/\s+/g, ' ').trim();

const hasWords = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * The end of the paragraph that the page prints as these words; undefined if there is none. `print`
 * fills in the tokens of a text.
 */
export function endOfParagraph(markdown: string, words: string, print: (text: string) => string) {
  const wanted = comparable(words);
  const found = nodesOf(markdown).find(
    (node) => hasWords.has(node.type) && comparable(print(plainText(node))) === wanted,
  );
  return found?.position?.end.offset;
}

/** The paragraphs in which two texts differ: those of the one, and those of the other. */
export function changedParagraphs(before: string, after: string): [string, string] {
  const shortest = Math.min(before.length, after.length);
  let same = 0;
  while (same < shortest && before[same] === after[same]) same += 1;
  let sameEnd = 0;
  while (sameEnd < shortest - same && before.at(-1 - sameEnd) === after.at(-1 - sameEnd))
    sameEnd += 1;
  const start = same < 2 ? 0 : before.lastIndexOf('\n\n', same - 2) + 2;
  const from = start === 1 ? 0 : start;
  const next = before.indexOf('\n\n', before.length - sameEnd);
  const rest = next < 0 ? 0 : before.length - next;
  return [before.slice(from, before.length - rest), after.slice(from, after.length - rest)];
}
