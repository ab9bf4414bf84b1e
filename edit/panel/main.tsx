import { createRoot } from 'react-dom/client';
import { Editor } from './editor.tsx';
import styles from './panel.css?inline';
import { current, dispatch, settled } from './store.ts';

/** How long somebody who types pauses before the page may be reloaded under them. */
const pauseMs = 600;

let lastKey = 0;

const untilPause = async () => {
  const left = () => lastKey + pauseMs - performance.now();
  while (left() > 0) await new Promise((resolve) => setTimeout(resolve, left()));
  await settled();
  // Another page is on its way.
  if (current().go) await new Promise(() => {});
};

const untilParsed = () =>
  document.readyState === 'loading' &&
  new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

/** Puts the editor into the page: in a shadow root, so that its styles and the page's do not meet. */
export async function start() {
  await untilParsed();
  const host = document.createElement('edit-panel');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const frame = document.createElement('div');
  root.append(frame);
  document.body.append(host);
  if (document.body.hasAttribute('data-faults'))
    dispatch({ is: 'opened', view: { name: 'faults', path: location.pathname } });
  createRoot(frame).render(<Editor host={host} />);

  host.addEventListener('input', () => {
    lastKey = performance.now();
  });
  // Vite waits for whoever listens.
  import.meta.hot?.on('vite:beforeFullReload', untilPause);
  addEventListener('pagehide', () => {
    const focused = root.activeElement;
    const caret = focused instanceof HTMLTextAreaElement ? focused.selectionStart : undefined;
    dispatch({ is: 'left', focus: focused?.id || undefined, caret });
  });
}
