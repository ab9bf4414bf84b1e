import { refresh } from './ask.ts';
import { showLive } from './live.tsx';
import { SitePage } from './site-page.ts';
import { hasTyped, type Mode } from './state.ts';
import { current, dispatch, note } from './store.ts';

/** Loads a page behind the one that shows, and swaps them once it is loaded. */
export const load = (href: string) => dispatch({ is: 'loading', href });

/** Loads the page that shows again. */
export function reload() {
  const { page, path } = current();
  const { search = '', hash = '' } = page?.path === path ? page.window.location : {};
  load(path + search + hash);
}

/** Takes the page that a frame has loaded, once its fonts are loaded. */
export async function arrive(id: number, window: Window & typeof globalThis) {
  await window.document.fonts.ready;
  const [entry] = window.performance.getEntriesByType('navigation');
  const { responseStatus = 200 } = (entry ?? {}) as Partial<PerformanceNavigationTiming>;
  const { page: old, path, view, mode, shown, drafts } = current();
  // While the content has problems, the page before them is better than none.
  if (responseStatus === 503 && old && id !== shown) return dispatch({ is: 'loaded', id });
  const page = new SitePage(window, responseStatus < 500);
  page.setEdited(mode === 'edit');
  if (old?.path === page.path && id !== shown) page.takeOver(old);
  dispatch({ is: 'loaded', id, page });
  for (const { field, value } of Object.values(drafts)) showLive(page, field, field.value, value);
  // A visitor's click led to another page.
  const next = current();
  const isElsewhere = view && 'path' in view && view.path !== next.path && path !== next.path;
  if (isElsewhere && !hasTyped(next)) dispatch({ is: 'opened', view: undefined });
  if (path !== next.path) void refresh();
}

export function setMode(mode: Mode) {
  current().page?.setEdited(mode === 'edit');
  note({ mode });
}
