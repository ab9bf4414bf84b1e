/*
 * A mark is a number in signs that print nothing. They are variation selectors, which belong to the
 * letter before them, so that no line breaks elsewhere. No other file knows their code points.
 */
const first = 0xe0100;
const base = 240;
const digits = 3;

/** A single sign of a mark. */
export const markSign = /[\u{e0100}-\u{e01ef}]/gu;

const wholeMark = new RegExp(`${markSign.source}{${digits}}`, 'gu');

/** What a text ends in, so that it is found again. */
export const markOf = (number: number) =>
  Array.from({ length: digits }, (_, at) =>
    String.fromCodePoint(first + (Math.floor(number / base ** at) % base)),
  ).join('');

export const withoutMarks = (text: string) => text.replace(markSign, '');

/** The marks in a text, and where they stand. One text may stand in another, and end where it ends. */
export const marksAt = (text: string) =>
  Array.from(text.matchAll(wholeMark), ({ 0: signs, index }) => ({
    number: Array.from(signs, (sign) => (sign.codePointAt(0) ?? first) - first).reduceRight(
      (number, digit) => number * base + digit,
      0,
    ),
    start: index,
    end: index + signs.length,
  }));

/** The numbers in a text, in their order. */
export const marksIn = (text: string): number[] => marksAt(text).map(({ number }) => number);
