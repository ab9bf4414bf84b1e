/*
 * A mark is a number in invisible characters. They are variation selectors, which belong to the letter
 * before them, so that no line breaks elsewhere. The first selectors, which some letters do have, are
 * skipped. No other file knows their code points.
 */
const first = 0xe0130;
const base = 192;
const digits = 5;

const character = /[\u{e0130}-\u{e01ef}]/gu;
const wholeMark = new RegExp(`${character.source}{${digits}}`, 'gu');

/** What a text ends in, so that it is found again. */
export const markOf = (number: number) =>
  Array.from({ length: digits }, (_, at) =>
    String.fromCodePoint(first + (Math.floor(number / base ** at) % base)),
  ).join('');

export const withoutMarks = (text: string) => text.replace(character, '');

const numberOf = (characters: string) =>
  Array.from(characters, (each) => (each.codePointAt(0) ?? first) - first).reduceRight(
    (number, digit) => number * base + digit,
    0,
  );

/** The texts that end in a mark. One text may be inside another, and end where it ends. */
export function marksAt(text: string) {
  const marks = [...text.matchAll(wholeMark)].map(({ 0: characters, index }) => ({
    number: numberOf(characters),
    end: index + characters.length,
  }));
  return marks.map((mark, at) => ({ ...mark, start: marks[at - 1]?.end ?? 0 }));
}

/** The numbers in a text, in their order. */
export const marksIn = (text: string): number[] => marksAt(text).map(({ number }) => number);
