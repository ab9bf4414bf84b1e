import { useSyncExternalStore } from 'react';
import type { SitePage } from './site-page.ts';
import { type Event, hasTyped, reduce, type State } from './state.ts';

/** Keeps the token and what was typed while this document is loaded again, and no longer. */
const reloadKey = 'edit-reload';

type Kept = { token?: string; windowId?: string } & Partial<
  Pick<State, 'drafts' | 'view' | 'mode' | 'width'>
>;

const kept: Kept = JSON.parse(sessionStorage.getItem(reloadKey) ?? '{}');
sessionStorage.removeItem(reloadKey);

const opened = new URL(location.href).searchParams;

/** Lets this window write. It is in no document, cookie or history. */
export const token = {
  isNew: opened.has('token'),
  current: opened.get('token') ?? kept.token ?? '',
};

/** Tells the steps of this window from those of others. */
export const windowId = kept.windowId ?? crypto.randomUUID();

let state: State = {
  mode: kept.mode ?? 'edit',
  width: kept.width ?? 'desktop',
  path: opened.get('page') ?? '/',
  frames: [],
  view: kept.view,
  drafts: kept.drafts ?? {},
  problems: {},
};

const listeners = new Set<() => void>();

export const current = () => state;

/** Keeps the page that the window shows in its URL, and the token out of it. */
export function showAddress() {
  const page = state.path === '/' ? '' : `?page=${state.path}`;
  if (location.search !== page) history.replaceState(null, '', location.pathname + page);
}

export function dispatch(event: Event) {
  state = reduce(state, event);
  showAddress();
  for (const listener of listeners) listener();
}

addEventListener('pagehide', () => {
  const { drafts, view, mode, width } = state;
  const next: Kept = { token: token.current, windowId, drafts, view, mode, width };
  sessionStorage.setItem(reloadKey, JSON.stringify(next));
});
addEventListener('beforeunload', (event) => {
  if (hasTyped(state)) event.preventDefault();
});

export const note = (notes: Extract<Event, { is: 'noted' }>['notes']) =>
  dispatch({ is: 'noted', notes });

export const showMessage = (text: string, isAlert = false) => note({ message: { text, isAlert } });
export const clearMessage = () => note({ message: undefined });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useStore = () => useSyncExternalStore(subscribe, current);

const noPage = () => () => {};

/** The page that shows. Renders the component again whenever something on the page moves. */
export function usePage(): SitePage | undefined {
  const { page } = useStore();
  useSyncExternalStore(page?.follow ?? noPage, () => page?.version);
  return page;
}
