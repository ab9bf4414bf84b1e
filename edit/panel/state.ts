import type { Answers } from '../answer.ts';
import type { Answer, Field, Form, Source, View } from '../api.ts';

type Known = Awaited<ReturnType<Answers['state']>>;

/** What was typed and is not in the file yet, upon the field as it was known then. */
export type Draft = { field: Field; value: unknown };

/** Why something was not written. */
export type Problem = Exclude<Answer, { is: 'written' }>;

/** All that the panel knows. It outlives the page, which every write reloads. */
export type State = {
  isOn: boolean;
  /** The page that all the rest is about. */
  path: string;
  view?: View | undefined;
  /** What the view shows, once the server has said so. */
  form?: Form | undefined;
  known?: Known | undefined;
  /** By the place of their field, or of their list. */
  drafts: Record<string, Draft>;
  problems: Record<string, Problem>;
  /** What was done last, for the line that says so, or why it could not be. */
  said?: { words: string; isAlert?: boolean } | undefined;
  /** The page that is gone to, once it is there. */
  go?: string | undefined;
  /** The id of what had the focus in the panel, and where in its text. */
  focus?: string | undefined;
  caret?: number | undefined;
};

export type Event =
  | { is: 'switched'; isOn: boolean }
  | { is: 'opened'; view: View | undefined }
  | { is: 'formed'; view: View; form: Form }
  | { is: 'known'; known: Known }
  | { is: 'typed'; draft: Draft }
  | { is: 'dropped'; at: Source }
  | {
      is: 'answered';
      at: Source[];
      answer: Answer;
      said: string;
      /** What was typed when it was asked. */
      sent?: Draft[];
      view?: View | undefined;
    }
  | { is: 'said'; said: State['said'] }
  | { is: 'left'; focus: string | undefined; caret: number | undefined };

export const keyOf = ({ file, path }: Source) => `${file} ${path.join('.')}`;

/** The id of its field in the panel. */
export const idOf = (at: Source) => `field-${keyOf(at).replace(/\W+/g, '-')}`;

const without = <Value>(all: Record<string, Value>, places: Source[]) => {
  const keys = places.map(keyOf);
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Spaces around a text mean nothing, and are not saved. */
export const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

export const isChanged = ({ field, value }: Draft) => !isSame(trimmed(value), field.value);

/** What was typed on while it was written, upon what the file has now. */
const typedOn = ({ drafts }: State, sent: Draft[]) =>
  Object.fromEntries(
    sent.flatMap(({ field, value }) => {
      const now = drafts[keyOf(field)]?.value;
      if (now === undefined || now === value) return [];
      return [[keyOf(field), { field: { ...field, value: trimmed(value) }, value: now }]];
    }),
  );

export function reduce(state: State, event: Event): State {
  switch (event.is) {
    case 'switched':
      return { ...state, isOn: event.isOn };
    case 'opened': {
      const isOther = !isSame(state.view, event.view);
      const { view } = event;
      return { ...state, view, drafts: {}, problems: {}, ...(isOther && { form: undefined }) };
    }
    case 'formed': {
      if (!isSame(state.view, event.view)) return state;
      // The page was reloaded before the answer came: what was typed is in the file.
      const fields = event.form.groups.flatMap((group) => group.fields);
      const written = fields.filter((field) => {
        const draft = state.drafts[keyOf(field)];
        return field.file && draft && isSame(trimmed(draft.value), field.value);
      });
      const drafts = without(state.drafts, written);
      const said = written.length > 0 ? { words: 'Saved' } : state.said;
      return { ...state, form: event.form, drafts, said };
    }
    case 'known':
      return { ...state, known: event.known };
    case 'typed': {
      const { field } = event.draft;
      const drafts = { ...state.drafts, [keyOf(field)]: event.draft };
      return { ...state, drafts, problems: without(state.problems, [field]) };
    }
    case 'dropped':
      return {
        ...state,
        drafts: without(state.drafts, [event.at]),
        problems: without(state.problems, [event.at]),
      };
    case 'answered': {
      const { at, answer, said, sent = [], view = state.view } = event;
      const others = without(state.problems, at);
      if (answer.is === 'written') {
        const { at: next } = answer;
        // Where the page is already, it is loaded anew like any other.
        const go = answer.go === state.path ? undefined : answer.go;
        const done = { ...state, problems: others, said: { words: said }, go };
        if (go) return { ...done, view: next && { name: 'field', at: next }, drafts: {} };
        return { ...done, view, drafts: { ...without(state.drafts, at), ...typedOn(state, sent) } };
      }
      const problems = Object.fromEntries(at.map((each) => [keyOf(each), answer]));
      return { ...state, problems: { ...others, ...problems } };
    }
    case 'said':
      return { ...state, said: event.said };
    case 'left':
      return { ...state, focus: event.focus, caret: event.caret };
  }
}
