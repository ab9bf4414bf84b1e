import { pageIn } from '../src/content/file-kinds.ts';
import { choose, tokenize } from '../src/lib/tokenize.ts';

/** A name in the files as a person would write it: “Landing hero” for landing-hero, “Seat ledger” for seatLedger. */
export const asWords = (name: string) =>
  name
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

/** A text as it is where its conditions hold. */
export const withoutConditions = (text: string) =>
  choose(tokenize(text), () => true)
    .map(({ raw }) => raw)
    .join('');

type Entry = Record<string, unknown>;

/** The words by which an entry is known and opened: the first ones, if none of these. */
export const wordsIn = (entry: Entry) =>
  ['title', 'label', 'name', 'question', 'text'].find((name) => name in entry) ??
  Object.keys(entry).find((name) => typeof entry[name] === 'string');

/** What an entry of a list is called; a band by its kind, too. */
export function entryName(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { band, ...words } = entry as Entry;
  const name = band
    ? [asWords(String(band)), words.title].filter(Boolean).join(': ')
    : String(words[wordsIn(words) ?? ''] ?? 'Entry');
  return withoutConditions(name);
}

/** The name of a path for people: “Solutions › Enterprises”. */
export const nameOfPath = (path: string) =>
  path === '/' ? 'Home' : path.split('/').filter(Boolean).map(asWords).join(' › ');

/** The name of a file for people: of a page, that of its path. */
export const nameOf = (file: string) =>
  nameOfPath(pageIn(file) ?? file.replace(/^(content|brands)\/|\.\w+$/g, ''));
