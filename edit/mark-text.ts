/*
 * A mark is a number in signs that print nothing. They are variation selectors, which belong to the
 * letter before them, so that no line breaks elsewhere. The first of these, which some letters do have,
 * are left alone. No other file knows their code points.
 */
const first = 0xe0130;
const base = 192;
const digits = 5;

const sign = /[\u{e0130}-\u{e01ef}]/gu;
const wholeMark = new RegExp(`${sign.source}{${digits}}`, 'gu');

/** What a text ends in, so that it is found again. */
export const markOf = (number: number) =>
  Array.from({ length: digits }, (_, at) =>
    String.fromCodePoint(first + (Math.floor(number / base ** at) % base)),
  ).join('');

export const withoutMarks = (text: string) => text.replace(sign, '');

const numberOf = (signs: string) =>
  Array.from(signs, (each) => (each.codePointAt(0) ?? first) - first).reduceRight(
    (number, digit) => number * base + digit,
    0,
  );

/** The texts that end in a mark. One may stand in another, and end where it ends. */
export function marksAt(text: string) {
  const marks = [...text.matchAll(wholeMark)].map(({ 0: signs, index }) => ({
    number: numberOf(signs),
    end: index + signs.length,
  }));
  return marks.map((mark, at) => ({ ...mark, start: marks[at - 1]?.end ?? 0 }));
}

/** The numbers in a text, in their order. */
export const marksIn = (text: string): number[] => marksAt(text).map(({ number }) => number);
