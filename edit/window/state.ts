import type { Finding } from '../../src/content/finding.ts';
import { kinds } from '../../src/schema/kinds.ts';
import type { Answers } from '../answer.ts';
import type { Answer, Field, Form, Source, View } from '../api.ts';
import type { SitePage } from './site-page.ts';

type Known = Awaited<ReturnType<Answers['state']>>;

/** What was typed and is not in the file yet, upon the field as it was known then. */
export type Draft = { field: Field; value: unknown };

/** Why something was not written. */
export type NotWritten = Exclude<Answer, { is: 'written' }>;

export type Mode = 'edit' | 'use';
export type Width = 'phone' | 'tablet' | 'desktop';

/** A page in a frame, which is loaded once. */
type Frame = { id: number; href: string };

type Notes = {
  mode: Mode;
  width: Width;
  known?: Known;
  /** The last result, or the reason why something failed. */
  message?: { text: string; isAlert?: boolean } | undefined;
};

export type State = Notes & {
  /** The path of the page that shows, or of the one that will show next. */
  path: string;
  /** The one that shows, and the one that is loading behind it. */
  frames: Frame[];
  shown?: number;
  page?: SitePage | undefined;
  view?: View | undefined;
  /** What the view shows, once the server has answered. */
  form?: Form | undefined;
  /** By the place of their field, or of their list. */
  drafts: Record<string, Draft>;
  problems: Record<string, NotWritten>;
};

/** Of a change that is sent: where a problem with it is shown, and the message once it is written. */
export type SubmitOptions = {
  at: Source[];
  message: string;
  /** What was typed when it was sent. */
  sent?: Draft[];
  /** What is open after it, if not the same. */
  view?: View | undefined;
};

export type Event =
  | { is: 'opened'; view: View | undefined }
  | { is: 'formed'; view: View; form: Form }
  | { is: 'typed'; draft: Draft }
  | ({ is: 'answered'; answer: Answer } & SubmitOptions)
  | { is: 'loading'; href: string }
  /** A frame has loaded its page; without one, the page could not be loaded. */
  | { is: 'loaded'; id: number; page?: SitePage | undefined }
  | { is: 'noted'; notes: Partial<Notes> };

export const keyOf = ({ file, path = [] }: Source | Pick<Finding, 'file' | 'path'>) =>
  `${file} ${path.join('.')}`;

/** The id of what a field is edited with. */
export const fieldId = (field: Source) => `field-${keyOf(field).replace(/\W+/g, '-')}`;

const without = <Value>(all: Record<string, Value>, places: Source[]) => {
  const keys = places.map(keyOf);
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));
};

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The value that the file gets for what was typed. */
export const meant = ({ field, value }: Draft): unknown =>
  typeof value === 'string' ? kinds[field.kind].parse(value, field.value) : value;

export const isChanged = (draft: Draft) => !isSame(meant(draft), draft.field.value);

export const hasTyped = ({ drafts }: Pick<State, 'drafts'>) =>
  Object.values(drafts).some(isChanged);

/** What was typed and can be written: what an act asks for is in no file. */
export const unsaved = ({ drafts }: Pick<State, 'drafts'>) =>
  Object.values(drafts).filter((each) => each.field.file && isChanged(each));

/** Drafts that were sent or changed since, based on the new value of the file until that is read again. */
const typedOn = ({ drafts }: State, sent: Draft[]) =>
  Object.fromEntries(
    sent.flatMap((each) => {
      const { field } = each;
      const now = drafts[keyOf(field)]?.value;
      if (now === undefined) return [];
      return [[keyOf(field), { field: { ...field, value: meant(each) }, value: now }]];
    }),
  );

/** Each field that a problem names has its own errors; where it names none of what was sent, all have all. */
function problemsAt(at: Source[], problem: NotWritten): Record<string, NotWritten> {
  const keys = at.map(keyOf);
  const own = keys.flatMap((key): [string, NotWritten][] => {
    const isIn = (place: Source | Finding) => `${keyOf(place)}.`.startsWith(`${key}.`);
    if (problem.is === 'conflict') return isIn(problem.at) ? [[key, problem]] : [];
    const errors = problem.errors.filter(isIn);
    return errors.length > 0 ? [[key, { ...problem, errors }]] : [];
  });
  return Object.fromEntries(own.length > 0 ? own : keys.map((key) => [key, problem]));
}

export function reduce(state: State, event: Event): State {
  const { drafts } = state;
  switch (event.is) {
    case 'opened': {
      const { view } = event;
      const isSearch = view?.name === 'search' && state.view?.name === 'search';
      const form = isSearch || isSame(state.view, view) ? state.form : undefined;
      return { ...state, drafts: {}, problems: {}, view, form };
    }
    case 'formed': {
      if (!isSame(state.view, event.view)) return state;
      const next = { ...drafts };
      for (const field of event.form.groups.flatMap(({ fields }) => fields)) {
        const key = keyOf(field);
        const draft = drafts[key];
        if (!draft || !field.file) continue;
        const now = { ...draft, field };
        // In the file by now, it stays as it is typed: more may follow.
        if (!isChanged(now)) next[key] = now;
        else if (!isChanged(draft)) delete next[key];
      }
      return { ...state, form: event.form, drafts: next };
    }
    case 'typed': {
      const { draft } = event;
      return {
        ...state,
        drafts: { ...drafts, [keyOf(draft.field)]: draft },
        problems: without(state.problems, [draft.field]),
      };
    }
    case 'answered': {
      const { at, answer, message, sent = [] } = event;
      const others = without(state.problems, at);
      if (answer.is !== 'written')
        return { ...state, problems: { ...others, ...problemsAt(at, answer) } };
      const { go = state.path, at: next } = answer;
      // A problem with a text ends with its draft.
      const left = Object.entries(others).filter(([key]) => key in drafts);
      const problems = Object.fromEntries(left);
      const done = { ...state, problems, message: { text: message }, path: go };
      if (go === state.path) {
        const view = 'view' in event ? event.view : state.view;
        return { ...done, view, drafts: { ...without(drafts, at), ...typedOn(state, sent) } };
      }
      const view = next && { name: 'field' as const, at: next };
      return { ...done, view, form: undefined, drafts: {} };
    }
    case 'loading': {
      const id = Math.max(0, ...state.frames.map((frame) => frame.id)) + 1;
      const shown = state.frames.filter((frame) => frame.id === state.shown);
      return { ...state, frames: [...shown, { id, href: event.href }] };
    }
    case 'loaded': {
      const { id, page } = event;
      const isNewest = state.frames.at(-1)?.id === id;
      // Another page was asked for since.
      if (!isNewest && id !== state.shown) return state;
      if (!page) return { ...state, frames: state.frames.filter((frame) => frame.id !== id) };
      const frames = state.frames.filter((frame) => frame.id >= id);
      return { ...state, frames, shown: id, page, path: isNewest ? page.path : state.path };
    }
    case 'noted':
      return { ...state, ...event.notes };
  }
}
