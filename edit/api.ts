import type { Fault, Issue } from '../src/content/faults.ts';
import type { FieldKind } from '../src/content/schema/walk.ts';

/**
 * What the panel in the page and the server behind it say to each other. All of it is JSON. An error
 * is { message }, with a status of 4xx.
 *
 * GET  /_edit/field?file=&path=<json>          Field
 * GET  /_edit/field?mark=<number>              Field of the text that bears the mark
 * GET  /_edit/page?path=/pricing               PageFields
 * GET  /_edit/bands                            BandKind[]
 * GET  /_edit/icons?q=card                     Icon[], at most 60
 * GET  /_edit/claims, /_edit/prices            Claim[], Price[]
 * GET  /_edit/brand                            BrandFields
 * GET  /_edit/findings                         FindingGroup[]: what “npm run check -- --words --live” says
 * POST /_edit/verdicts { changes }             Issue[], if the brand had these; nothing is written
 * GET  /_edit/state?path=/de/pricing           State
 * POST /_edit/change { changes, versions }     Answer; all of the changes are one step to undo
 * POST /_edit/settle { id, reading, versions } Answer; leaves this reading of a claim, for all pages
 * POST /_edit/picture?file=&path=&alt=&name=[&version=]  Answer; the body is the picture's file, path that of the field
 * POST /_edit/undo, /_edit/redo                Answer
 * POST /_edit/revert { source }                Answer; to what the last commit says
 * POST /_edit/commit { message }               Committed
 */

/** Where a value stands: a file below content/ or brands/, and the way to the value in it. */
export type Source = { file: string; path: Path };

export type Path = (string | number)[];

/** A token in a text, and what it stands for on this page. */
export type Token = {
  /** As it is written, with its braces: {claim.countries}. */
  raw: string;
  /** Undefined for those that are filled in later, by the page itself, and for conditions. */
  value?: string;
  /** The register's entry that a press on it opens. */
  source?: Source;
};

/** One value that can be edited. */
export type Field = Source & {
  kind: FieldKind;
  /** What it is, from the schema: “Words on the button”. */
  description: string;
  /** What it is a part of: “Links in texts”. */
  around?: string;
  /** As it stands in the file, tokens and all; undefined where an optional one is not there. */
  value?: unknown;
  line: number;
  /** The state of its file: what `versions` of a change is made of. */
  version: string;
  /** What its text on the page ends in, for one that is read there. */
  mark?: number;
  isOptional: boolean;
  least?: number;
  most?: number;
  /** Of a choice: one of these. Of refs: all, or a list of these. */
  choices?: string[];
  tokens: Token[];
  /** The list that it is an entry of, or stands in. The innermost first. */
  lists: ListPlace[];
};

export type ListPlace = Source & {
  description: string;
  version: string;
  index: number;
  length: number;
  least: number;
  most: number;
};

/** A change, as the panel asks for it. An undefined value takes an optional field out. */
export type Change =
  | { do: 'set'; at: Source; value: unknown }
  /** In a list of bands, `band` says which kind is added. */
  | { do: 'add'; at: Source; index: number; band?: string }
  | { do: 'duplicate' | 'remove' | 'up' | 'down'; at: Source; index: number };

/** The state of a file as the panel knows it: a change upon another state is a conflict. */
export type Versions = Record<string, string>;

export type Answer =
  | { is: 'written'; canUndo: boolean; canRedo: boolean }
  | { is: 'refused'; faults: Fault[] }
  | { is: 'conflict'; file: string; mine: unknown; theirs: unknown; versions: Versions };

/** A value that differs from the last commit. */
export type Difference = Source & { description: string; before: unknown; after: unknown };

export type State = {
  canUndo: boolean;
  canRedo: boolean;
  differences: Difference[];
  language: string;
  /** Why there is no commit, in a sentence: no git, for one. */
  noCommit?: string;
  /** Pages of this language that other languages have and this one lacks. */
  missing: { path: string; file: string }[];
};

/** What a page is made of: the fields of its own files first, then those of every page. */
export type PageFields = {
  language: string;
  /** The page's own file; undefined where this language lacks the page. */
  file?: string;
  fields: Field[];
  /** The title with its suffix, the description and the picture, as a search and a shared link show them. */
  shown?: { title: string; description: string; address: string; picture: string };
};

/** A kind of band that a page can have, in one of its looks. */
export type BandKind = {
  /** The kind and its look: “cards, prices”. */
  name: string;
  band: string;
  about: string;
  /** Opens a page: a page has exactly one. */
  isHero: boolean;
};

/** A line drawing, by the elements of its SVG. */
export type Icon = { name: string; node: [tag: string, attributes: Record<string, string>][] };

/** An entry of the register of claims: its readings, and the pages that print each. */
export type Claim = Source & {
  id: string;
  description: string;
  /** Where each stands in the file, what it says, and the pages that print it. */
  readings: { path: Path; value: string; pages: string[] }[];
};

/** A price that pages print, and the names of the plans that cost it. */
export type Price = Field & { plans: string[]; pages: string[] };

export type BrandFields = { file: string; fields: Field[]; verdicts: Issue[] };

/** What was committed, or why it was not, in a sentence. */
export type Committed = { is: 'committed'; id: string } | { is: 'refused'; message: string };
