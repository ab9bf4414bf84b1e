import type { Finding } from '../src/content/finding.ts';
import type { Control } from '../src/schema/kinds.ts';
import type { EntryEdit } from '../src/writer/change-text.ts';
import type { BandKind } from '../src/writer/example-bands.ts';

/* What the panel in the page and the server behind it say to each other; answer.ts has the questions. */

/** Where a value is: a file below content/ or brands/, and the path to the value in it. */
export type Source = { file: string; path: Path };

export type Path = (string | number)[];

/** Whether a value is another one, or a part of it. */
export const isInside = ({ file, path }: Source, around: Source) =>
  file === around.file && around.path.every((step, at) => step === path[at]);

/** What can be opened beside the page. A field is named by its place, or by the mark of its text; `words`
 * are the paragraph of it that was clicked. */
export type View =
  | { name: 'field'; at?: Source; mark?: number; isText?: boolean; words?: string }
  | { name: Sheet; path: string }
  /** The texts of the site that have these words. */
  | { name: 'search'; path: string; words: string }
  /** The kinds that can be added to a page, at this place. */
  | { name: 'band'; path: string; index: number }
  /** What has to be said before whole files are changed. */
  | { name: 'act'; act: Act['do']; isCopy?: boolean; path: string };

export type Sheet =
  | 'page'
  | 'pages'
  | 'menu'
  | 'prices'
  | 'redirects'
  | 'brand'
  | 'problems'
  | 'changes';

/** What a view shows: fields, whatever it is about. */
export type Form = {
  title: string;
  /** The value that it is about, and what its text on the page ends in. */
  at?: Source;
  mark?: number;
  /** The text that prints this claim. */
  around?: Source;
  /** The page as a search and a shared link show it. */
  shown?: { title: string; description: string; address: string; picture: string };
  /** The colors of the page as they are typed, in CSS. */
  colors?: string | undefined;
  /** What can be added to a list of bands, and where. */
  adds?: { place: ListPlace; kinds: BandKind[] };
  groups: Group[];
  versions?: Versions;
  where?: string;
  /** What else can be opened from here. */
  doors?: { label: string; view: View }[];
  /** What is done once it is filled in: its fields are those of the change. */
  act?: { label: string; message: string; change: Act };
};

export type Group = {
  title?: string;
  where?: string | undefined;
  isOpen?: boolean;
  /** Of a page in a list: its address, and how it is. */
  href?: string;
  state?: string;
  /** Only fields that no text on the page leads to. */
  isUnseen?: boolean;
  notes?: Note[];
  fields: Field[];
};

/** A sentence in a list. It opens a field, on the page that shows the field. */
export type Note = {
  text: string;
  where?: string;
  at?: Source | undefined;
  href?: string | undefined;
};

/** A token in a text, with its value on this page. */
export type Token = {
  /** As it is written, with its braces: {claim.countries}. */
  raw: string;
  /** Undefined for those that are filled in later, by the page itself, and for conditions. */
  value?: string;
  /** The register's entry that a click on it opens. */
  source?: Source;
};

/** One value that can be edited. */
export type Field = Source & {
  kind: Control;
  /** What it is, from the schema: “Words on the button”. */
  description: string;
  /** What it is a part of: “Links in texts”, or the words of its entry. */
  around?: string | undefined;
  /** As it is in the file, with tokens; undefined where an optional field is missing. */
  value?: unknown;
  /** What holds while it is not there. */
  fallback?: unknown;
  line: number;
  /** What its text on the page ends in, for one that is read there. */
  mark?: number;
  isOptional: boolean;
  least?: number;
  most?: number;
  /** Of a choice: one of these. Of refs: all, or a list of these. Of a link: the pages, as a start. */
  choices?: string[];
  /** Whether it is the list of a page's bands. */
  isBands?: boolean | undefined;
  /** Of a picture: which it is, as the schema names it. */
  shape?: string | undefined;
  tokens: Token[];
  /** Of the field that the form is about: the lists around it. */
  lists?: ListPlace[];
  /** Where else it is printed, for example. */
  note?: string;
  /** What is wrong with it as it is typed. */
  error?: string;
  /** A fix for it in one click. */
  offer?: { label: string; changes: Change[] };
};

/** A list, and the place of an entry in it. */
export type ListPlace = Field & { value: unknown[]; index: number };

/** A change, as the panel asks for it. */
export type Change = FieldChange | Act;

/**
 * A change inside a file, upon the value that the panel knows (null for none): upon another it is a
 * conflict. An undefined value takes an optional field out.
 */
export type FieldChange = { at: Source; was?: unknown } & (
  | { do: 'set'; value: unknown }
  | ListChange
);

export type ListChange =
  /** In a list of bands, `band` says which kind is added. */
  { do: 'add'; index: number; band?: string } | EntryEdit;

/** A change of whole files. `at` names the file of the page that it begins with. */
export type Act = { at: Source } & (
  | { do: 'newPage'; address: string; title: string; description: string; isCopy: boolean }
  /** A page of text with a date, which is a draft at first. */
  | { do: 'newArticle'; address: string; title: string; description: string }
  /** Links follow; with `redirect` the old address leads to the new one. Pages below it come along. */
  | { do: 'rename'; address: string; redirect: boolean }
  /** `redirect` is where its address leads from now on, if anywhere. */
  | { do: 'removePage'; redirect?: string | undefined }
  /** Copies the page for another language, by its code. The language is begun, if it is new. */
  | { do: 'translate'; language: string }
);

/**
 * `go` is the page to show now, if not the same; `at` the field to open on it; `what` the name of what was
 * undone or redone.
 */
export type Written = { is: 'written'; go?: string | undefined; at?: Source; what?: string };

/** The window that asks, and the page that it shows. */
export type Caller = { window: string; page: string };

/** A change that can be undone or made again. `isOthers`: another window that is still open made it. */
export type StepName = { id: string; name: string; isOthers: boolean };

export type Answer =
  | Written
  | { is: 'refused'; errors: Finding[] }
  | { is: 'conflict'; at: Source; mine: unknown; theirs: unknown };

/** A value that two versions have differently, in words; `path` is empty where it is a whole file. */
export type Difference = { at: Source; name: string; old: string; now: string };

/** What is in no version yet, and how many versions are not online, if there is a remote repository. */
export type Versions = { differences: Difference[]; unpublished?: number | undefined };

/** Whose words stay where both sides changed the same. */
export type Side = 'mine' | 'theirs';

/** In conflicts, `old` is what others published and `now` what is here. */
export type Published = { is: 'published' } | { is: 'conflict'; conflicts: Difference[] };

/** Of some pictures the file is all there is to say; others have words for those who do not see them. */
export const isFileOnly = (shape?: string) => shape === 'drawing' || shape === 'poster';
