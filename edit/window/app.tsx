import { useEffect, useEffectEvent } from 'react';
import { open } from './drafts.ts';
import { setMode } from './frames.ts';
import { step } from './history.ts';
import { Panel } from './panel.tsx';
import { Stage } from './stage.tsx';
import { hasTyped } from './state.ts';
import { current, usePage, useStore } from './store.ts';
import { Toolbar } from './toolbar.tsx';

/** What has the focus again once the panel closes: the text that was open, or the button that opened it. */
function openerOf({ view }: ReturnType<typeof current>): string {
  if (view?.name === 'band') return `plus-${view.index}`;
  if (view?.name === 'act') return 'pages';
  return view?.name === 'field' ? 'spot' : (view?.name ?? 'spot');
}

async function leave() {
  const { view } = current();
  if (!view) return;
  const opener = openerOf(current());
  if (!(await open(undefined))) return;
  // The tree has the focus again if something was opened there.
  if (!document.activeElement?.matches('[data-entry]')) document.getElementById(opener)?.focus();
}

/** The editor: a toolbar, the page in a frame, and beside it whatever is open. */
export function App() {
  const { mode } = useStore();
  const page = usePage();
  const key = useEffectEvent((event: KeyboardEvent) => {
    const isControl = (event.ctrlKey || event.metaKey) && !event.altKey;
    const name = isControl ? `Control+${event.key.toLowerCase()}` : event.key;
    const target = event.target as Element;
    if (name === 'Escape' && mode === 'edit') void leave();
    if (name === 'Control+e') {
      event.preventDefault();
      setMode(mode === 'edit' ? 'use' : 'edit');
    }
    if (name === 'Control+k') {
      event.preventDefault();
      setMode('edit');
      window.focus();
      document.querySelector<HTMLInputElement>('#search')?.select();
    }
    // The browser itself undoes what is not written yet.
    const isBrowsers = target.closest('form, [type=search]') || hasTyped(current());
    if (name === 'Control+z' && !isBrowsers) {
      event.preventDefault();
      void step(event.shiftKey ? 'redo' : 'undo');
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const each of [window, page?.window])
      each?.addEventListener('keydown', key, { signal: stop.signal });
    return () => stop.abort();
  }, [page]);
  return (
    <div className="grid h-dvh grid-rows-[auto_minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto]">
      <Toolbar />
      <Stage />
      <Panel onClose={leave} />
    </div>
  );
}
