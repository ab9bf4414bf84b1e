/** What the panel in the page and the server behind it say to each other. All of it is JSON. */

/** Where a value stands: a file below content/ or brands/, and the way to the value in it. */
export type Source = { file: string; path: (string | number)[] };

export type FieldKind =
  | 'text'
  | 'markdown'
  | 'link'
  | 'icon'
  | 'choice'
  | 'number'
  | 'boolean'
  | 'color'
  | 'picture'
  | 'list'
  | 'group';

/** A token in a text, and what it stands for on this page. */
export type Token = {
  /** As it is written, with its braces: {claim.countries}. */
  raw: string;
  /** Undefined for those that are filled in later, by the page itself. */
  value?: string;
  /** The register's entry that a press on it opens. */
  source?: Source;
};

/** One value that can be edited. */
export type Field = Source & {
  kind: FieldKind;
  /** What it is, from the schema: “Words on the button”. */
  description: string;
  /** As it stands in the file, tokens and all; undefined where an optional one is not there. */
  value?: unknown;
  line: number;
  isOptional: boolean;
  least?: number;
  most?: number;
  choices?: string[];
  tokens: Token[];
  /** The list that it is an entry of, or stands in. The innermost first. */
  lists: ListPlace[];
};

export type ListPlace = Source & {
  description: string;
  index: number;
  length: number;
  least: number;
  most: number;
};

/** A change, as the panel asks for it. An undefined value takes an optional field out. */
export type Change =
  | { do: 'set'; at: Source; value: unknown }
  | { do: 'add' | 'duplicate' | 'remove' | 'up' | 'down'; at: Source; index: number };

/** The state of a file as the panel knows it: a change upon another state is a conflict. */
export type Versions = Record<string, string>;

export type Fault = { file: string; line: number; path: string; message: string };

export type Answer =
  | { is: 'written'; versions: Versions; canUndo: boolean; canRedo: boolean }
  | { is: 'refused'; faults: Fault[] }
  | { is: 'conflict'; file: string; mine: unknown; theirs: unknown; versions: Versions };

/** A value that differs from the last commit. */
export type Difference = Source & { description: string; before: unknown; after: unknown };

export type State = {
  versions: Versions;
  canUndo: boolean;
  canRedo: boolean;
  differences: Difference[];
  language: string;
  /** Pages of this language that other languages have and this one lacks. */
  missing: { path: string; file: string }[];
};

/** An entry of the register of claims: its readings, and the pages that print each. */
export type Claim = Source & {
  id: string;
  description: string;
  readings: { value: string; pages: string[] }[];
};

/** A verdict on a color of the brand, and the nearest one that can be read. */
export type ColorVerdict = { path: (string | number)[]; message: string; nearest?: string };
