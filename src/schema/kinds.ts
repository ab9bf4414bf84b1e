import { colorOf, isHex, type Oklch, toHex } from '../lib/color.ts';
import { changeWords, linksIn, mapLinks } from '../lib/markdown.ts';

/*
 * The kinds of fields. A field has one because its schema is made by the function of the same name in
 * fields.ts, or because of the type of its schema (walk.ts). This table has no schemas: the editor's
 * window imports it, and runs without Zod.
 */

/** How the editor shows a field; edit/window/controls.tsx has a component for each. */
export type Control =
  | 'text'
  | 'markdown'
  | 'line'
  | 'link'
  | 'icon'
  | 'choice'
  | 'drawing'
  | 'refs'
  | 'number'
  | 'boolean'
  | 'color'
  | 'picture'
  | 'list'
  | 'group';

type Kind = {
  control: Control;
  /** Applies a change to the words that visitors read. Missing where a value is used as it is written. */
  mapWords?: typeof changeWords;
  linksIn?: (value: string) => { href: string }[];
  mapLinks?: (value: string, change: (href: string) => string) => string;
  /** The value that somebody means by a text typed into the editor, in place of `before`. */
  parse?: (typed: string, before?: unknown) => unknown;
  /** The value as the editor shows it. */
  print?: (value: unknown) => string;
  /** The value in a new entry; without it, the beginning of the field's description. */
  initial?: string | boolean;
};

/** Control characters come with texts that are copied from elsewhere. */
const parseText = (typed: string) => typed.replace(/\p{Cc}+/gu, ' ').trim();

const inGrammar = (grammar: 'text' | 'markdown') => ({
  linksIn: (value: string) => linksIn(value, grammar),
  mapLinks: (value: string, change: (href: string) => string) => mapLinks(value, grammar, change),
});

const table = {
  text: { control: 'text', mapWords: (text, change) => change(text, true), ...inGrammar('text') },
  markdown: {
    control: 'markdown',
    mapWords: changeWords,
    ...inGrammar('markdown'),
    parse: (typed) => typed.replace(/[^\P{Cc}\t\n]/gu, ' ').trim(),
  },
  exact: { control: 'text' },
  claim: { control: 'text' },
  code: { control: 'text' },
  embed: { control: 'text' },
  video: { control: 'text' },
  captions: { control: 'text' },
  line: { control: 'line' },
  link: {
    control: 'link',
    linksIn: (href) => [{ href }],
    mapLinks: (href, change) => change(href),
    initial: '/',
  },
  path: { control: 'text' },
  url: { control: 'text', initial: 'https://example.com/' },
  slug: { control: 'text' },
  icon: { control: 'icon', initial: 'star' },
  choice: { control: 'choice' },
  ref: { control: 'choice' },
  refs: { control: 'refs', initial: 'all' },
  drawing: { control: 'drawing' },
  /** The one value that it can have, such as the name of a kind of band. */
  constant: { control: 'text' },
  number: {
    control: 'number',
    parse: (typed) => (/^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : parseText(typed)),
  },
  boolean: { control: 'boolean', initial: false },
  color: {
    control: 'color',
    // As the brand file has it: hex, or OKLCH.
    parse: (typed, before) => (isHex(typed) && Array.isArray(before) ? colorOf(typed) : typed),
    print: (value) => (Array.isArray(value) ? toHex(value as Oklch) : String(value ?? '')),
  },
  picture: { control: 'picture' },
  planPrice: { control: 'group' },
  list: { control: 'list' },
  group: { control: 'group' },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof table;

export const kinds: Record<KindName, Kind & Required<Pick<Kind, 'parse' | 'print'>>> =
  Object.fromEntries(
    Object.entries(table).map(([name, kind]) => [
      name,
      { parse: parseText, print: (value: unknown) => String(value ?? ''), ...kind },
    ]),
  ) as never;
