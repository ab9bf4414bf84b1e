/** Signs that print nothing and belong to the letter before them, so that no line breaks elsewhere. */
const first = 0xe0100;
const base = 240;
const digits = 3;

const marks = /[\u{e0100}-\u{e01ef}]/gu;

/** What a text ends in, so that it is found again. */
export const markOf = (number: number) =>
  Array.from({ length: digits }, (_, at) =>
    String.fromCodePoint(first + (Math.floor(number / base ** at) % base)),
  ).join('');

export const withoutMarks = (text: string) => text.replace(marks, '');

/** The numbers in a text, in their order. One text may stand in another, and both end at the same letter. */
export function marksIn(text: string): number[] {
  const signs = Array.from(
    text.matchAll(marks),
    ([sign]) => (sign.codePointAt(0) ?? first) - first,
  );
  return Array.from({ length: Math.floor(signs.length / digits) }, (_, at) =>
    signs
      .slice(at * digits, (at + 1) * digits)
      .reduceRight((number, sign) => number * base + sign, 0),
  );
}
