import { createRoot } from 'react-dom/client';
import { Editor } from './editor.tsx';
import styles from './panel.css?inline';
import { renew } from './renew.ts';
import { hasTyped } from './state.ts';
import { current, dispatch, note, refresh, settled, showDrafts } from './store.ts';

/** Whether the page goes only to come again, with what was typed. */
let isKept = false;

function reload() {
  isKept = true;
  location.reload();
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

// In a shadow root, so that its styles and the page's do not meet.
const host = document.createElement('edit-panel');
// Its words are English, whatever the page's are.
Object.assign(host, { lang: 'en', dir: 'ltr' });
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [sheet];
document.body.append(host);

import.meta.hot?.on('content-changed', async () => {
  const { isOn, view, path } = current();
  // Another page is on its way.
  if (path !== location.pathname) return;
  const isEdited = (isOn || view) && view?.name !== 'faults';
  if (!isEdited || !(await renew(host))) return reload();
  showDrafts();
  await refresh();
});
// Vite waits for whoever listens.
import.meta.hot?.on('vite:beforeFullReload', async () => {
  await settled();
  isKept = true;
});
import.meta.hot?.on('vite:ws:disconnect', () => {
  isKept = true;
});
addEventListener('beforeunload', (event) => {
  if (!isKept && hasTyped(current())) event.preventDefault();
});
addEventListener('pagehide', () => {
  const focused = root.activeElement;
  const caret = focused instanceof HTMLTextAreaElement ? focused.selectionStart : undefined;
  // What closed may have named where the focus goes.
  if (focused?.id) note({ focus: focused.id, caret });
});

if (document.body.hasAttribute('data-faults'))
  dispatch({ is: 'opened', view: { name: 'faults', path: location.pathname } });
showDrafts();
void refresh();
createRoot(root).render(<Editor root={root} />);
