import { memoise } from './memoise.ts';

/** Replaces each {name} by its value; a name without a value stays as it is. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));

/** Latin letters that Unicode does not take apart into a plain letter and its mark. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
  ə: 'e',
};

/** An id such as “data-we-keep”. Latin letters become plain ones, those of other scripts stay whole. */
export const slugify = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}|['’]/gu, '')
    .replace(/\p{Script=Latin}/gu, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The name of a file on anybody's disk: a–z and digits alone. Empty if the text has none. */
export const fileName = (text: string) =>
  slugify(text)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

const noBreakSpace = '\u00a0';

const times = ['minute', 'hour', 'day', 'week', 'month', 'year'];

/** A language's words for units of time. 1, 2 and 5 give the plural forms it has. */
const timesIn = (code: string) =>
  times.flatMap((unit) => {
    const format = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' });
    const parts = [1, 2, 5].flatMap((number) => format.formatToParts(number));
    return parts.filter(({ type }) => type === 'unit').map(({ value }) => value);
  });

/** The space between a number and its unit. One more letter is allowed for inflection, as in “14 Tagen”. */
const beforeUnit = memoise((code: string) => {
  const words = `(?:GB|MB|ms|(?:${timesIn(code).join('|')})\\p{L}?)(?!\\p{L})`;
  return new RegExp(`(?<=\\d) (?=${words}|[\\p{Sc}%‰°])`, 'gu');
});

/** Keeps a number and its unit on one line: 5 GB, 2–4 weeks. */
export const keepUnits = (text: string, language: string) =>
  text.replace(beforeUnit(language), noBreakSpace);

const leftToRightMark = '\u200e';

/** Keeps the symbols of Latin codes in their place in a text from right to left: SM-DP+, #8b4645. */
export const keepOrder = (text: string) =>
  text
    .replace(/(?<=[a-z])\+/gi, `+${leftToRightMark}`)
    .replace(/#(?=[\da-f]{6}\b)/gi, `${leftToRightMark}#`);

/** Word joiners, variation selectors and other characters that print nothing. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** The text as people type it, to compare or measure it. */
export const asTyped = (text: string) => text.replaceAll(noBreakSpace, ' ').replace(ignorable, '');

/** The length of the longest text, without characters that print nothing. */
export const longest = (texts: readonly string[]) =>
  Math.max(0, ...texts.map((text) => asTyped(text).length));

/** How many letters to put in, take out or change make one word of the other. */
function distance(from: string, to: string): number {
  let row = [...to, ''].map((_, at) => at);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [at, other] of [...to].entries())
      next.push(
        Math.min(
          (row[at] ?? 0) + Number(letter !== other),
          (row[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Of these words, the one that was probably meant: at most a third of its letters differ. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((each) => ({ each, far: distance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, far }) => far <= each.length / 3)
    .sort((a, b) => a.far - b.far);
  return best?.each;
}

/** 1 problem, 2 problems. */
export const counted = (count: number, thing: string) =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;
