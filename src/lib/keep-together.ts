import { memoise } from './memoise.ts';

const noBreakSpace = '\u00a0';

/** Forbids a break and prints nothing: the dash before it stays the one that people type and search. */
const wordJoiner = '\u2060';

/** Longer pairs could be wider than a line of a small screen. */
const longestPair = 14;

const times = ['minute', 'hour', 'day', 'week', 'month', 'year'];

/** What a language calls units of time: each word in as many forms as it has for numbers. */
const timesIn = (code: string) =>
  times.flatMap((unit) => {
    const format = new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' });
    const parts = [1, 2, 5].flatMap((number) => format.formatToParts(number));
    return parts.filter(({ type }) => type === 'unit').map(({ value }) => value);
  });

/** Units that follow a number in a language; one more letter is a case of the word: in 14 Tagen. */
export const unitsIn = memoise(
  (code: string) => `(?:(?:GB|MB|ms|(?:${timesIn(code).join('|')})\\p{L}?)(?!\\p{L})|[\\p{Sc}%‰°])`,
);

const nameParts =
  /(?<=\p{Lu}|Article|Section|§|\b(?:Art|Nr|No)\.) (?=\d)|(?<=\p{L}) (?=I{2,3}\b)|(?<=\bPCI) (?=DSS)|(?<=\bSOC 2) (?=Type)/gu;
const range = /(?<=[\s(“][\d:]+)–(?=\d)/g;
const code = /(?<=[\s(“])(?:\d+-(?=\p{L})|\p{Lu}{2,}-(?=[\p{Lu}\d]))/gu;
const shortPart = /(?<=[\s(“])(?=[\p{L}-]{4,14}(?![\p{L}\d-]))\p{L}{2,4}-(?=\p{L})/gu;
const subsection = /(?<=\d\))(?=\()/g;
const phone = /\+\d[\d() -]{6,20}\d/g;

/**
 * Keeps on one line what reads as something else when it is torn: a number and its unit (5 GB,
 * 2–4 weeks), the parts of a name (iOS 17.4, SOC 2 Type II, PCI DSS, Article 6(1)(f)), a code (SM-DP+, 14-day), a phone
 * number, a short word with a hyphen (top-up, two-factor). A dash at the very beginning of a text is
 * as safe without: nothing stands before it on its line.
 */
export const keepTogether = (text: string, language = 'en') =>
  text
    .replace(new RegExp(`(?<=\\d) (?=${unitsIn(language)})`, 'gu'), noBreakSpace)
    .replace(nameParts, noBreakSpace)
    .replace(range, `–${wordJoiner}`)
    .replace(code, `$&${wordJoiner}`)
    .replace(shortPart, `$&${wordJoiner}`)
    .replace(subsection, wordJoiner)
    .replace(phone, (number) =>
      number.replaceAll(' ', noBreakSpace).replace(/-(?!\u2060)/g, `-${wordJoiner}`),
    );

/** Leaves no short word alone on the last line. */
export function keepLastWord(text: string): string {
  const words = text.split(' ');
  const pair = words.slice(-2).join(noBreakSpace);
  if (words.length < 4 || pair.length > longestPair) return text;
  return [...words.slice(0, -2), pair].join(' ');
}

/** Signs that print nothing: the joiner, and whatever belongs to the letter before it. */
const unseen = /\u2060|[\u{e0100}-\u{e01ef}]/gu;

/** The text as people type it, for what is compared with it or measured. */
export const asTyped = (text: string) => text.replaceAll(noBreakSpace, ' ').replace(unseen, '');
