import { memoise } from './memoise.ts';

/** Replaces each {name} by its value; a name without a value stays as it is. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));

/** Latin letters that Unicode does not decompose into a base letter and a mark. */
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

/** An id such as “data-we-keep”. Latin letters lose their marks; other scripts are unchanged. */
export const slugify = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}|['’]/gu, '')
    .replace(/\p{Script=Latin}/gu, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A file name that every file system accepts: only a–z, digits and hyphens. Empty if none are left. */
export const fileName = (text: string) =>
  slugify(text)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

const noBreakSpace = '\u00a0';

const times = ['minute', 'hour', 'day', 'week', 'month', 'year'];

/** A language's words for units of time, in the plural forms for 1, 2 and 5. */
const timesIn = (code: string) =>
  times.flatMap((unit) => {
    const format = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' });
    const parts = [1, 2, 5].flatMap((number) => format.formatToParts(number));
    return parts.filter(({ type }) => type === 'unit').map(({ value }) => value);
  });

/** The space between a number and its unit. Allows one more letter for inflection, as in “14 Tagen”. */
const beforeUnit = memoise((code: string) => {
  const words = `(?:GB|MB|ms|(?:${timesIn(code).join('|')})\\p{L}?)(?!\\p{L})`;
  return new RegExp(`(?<=\\d) (?=${words}|[\\p{Sc}%‰°])`, 'gu');
});

/** Keeps a number and its unit on one line: 5 GB, 2–4 weeks. */
export const keepUnits = (text: string, language: string) =>
  text.replace(beforeUnit(language), noBreakSpace);

const leftToRightMark = '\u200e';

/** Keeps the symbols of Latin codes in place in right-to-left text: SM-DP+, #8b4645. */
export const keepOrder = (text: string) =>
  text
    .replace(/(?<=[a-z])\+/gi, `+${leftToRightMark}`)
    .replace(/#(?=[\da-f]{6}\b)/gi, `${leftToRightMark}#`);

/** Word joiners, variation selectors and other invisible characters. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** The text with ordinary spaces and without invisible characters, to compare or measure it. */
export const asTyped = (text: string) => text.replaceAll(noBreakSpace, ' ').replace(ignorable, '');

/** The length of the longest text, without invisible characters. */
export const longest = (texts: readonly string[]) =>
  Math.max(0, ...texts.map((text) => asTyped(text).length));

/** The edit distance: how many letters to insert, delete or replace. */
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

/** The word closest to a misspelled one, if at most a third of its letters differ. */
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
