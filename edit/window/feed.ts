import { notRunning, refresh } from './ask.ts';
import { load, reload } from './frames.ts';
import { clearMessage, current, showAddress, showMessage, token, windowId } from './store.ts';

/** Shows content that has changed, in this window or by another program. */
function follow() {
  reload();
  void refresh();
}

let feed: EventSource | undefined;
let isAway = false;

/** Listens for changed content, and notices when the server stops or starts again. */
function listen() {
  feed?.close();
  feed = new EventSource(`/_edit/changes?window=${windowId}`);
  feed.onmessage = follow;
  feed.onopen = () => {
    if (!isAway) return;
    isAway = false;
    clearMessage();
    follow();
  };
  feed.onerror = () => {
    if (isAway) return;
    isAway = true;
    showMessage(notRunning, true);
  };
}

/** Passes a new token on to all tabs when its address is opened in one of them. */
const tabs = new BroadcastChannel('edit');

export function start() {
  tabs.onmessage = ({ data }: MessageEvent<string>) => {
    token.current = data;
    listen();
  };
  if (token.isNew) tabs.postMessage(token.current);
  showAddress();
  load(current().path);
  listen();
  void refresh();
}
