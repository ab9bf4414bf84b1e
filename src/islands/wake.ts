import type { ClientDirective } from 'astro';

/*
 * The directive `client:wake`: loads React and an island's code when the visitor touches the island or
 * the form around it. A click or a submit that comes earlier waits, and is repeated in the end.
 * If the code fails to load, the page says so; the next click, or a network that is back, tries again.
 */
export type WakeOptions = {
  /** Loads at once if the query or the hash of the address contains one of these. */
  links?: string[];
  /** Serves all buttons and forms of the page that have a message, instead of those around it. */
  forNotices?: true;
};

const timeoutMs = 8000;

/** React empties an island in which something throws. This puts back the HTML of the build. */
function keepBuilt(island: HTMLElement, onEmptied: () => void) {
  const built = [...island.childNodes].map((node) => node.cloneNode(true));
  new MutationObserver((_, observer) => {
    if (island.childElementCount > 0) return;
    observer.disconnect();
    island.replaceChildren(...built);
    island.removeAttribute('data-awake');
    onEmptied();
  }).observe(island, { childList: true });
}

const wakeOn: ClientDirective = (load, { value }, island) => {
  const { links = [], forNotices } = value as WakeOptions;
  const form = island.closest('form');
  const root = forNotices ? document : (form ?? island);
  // The browser can send a posted form without our code.
  const served = forNotices ? '[data-notice]' : ':not([method=post])';
  const waiting = new Set<HTMLButtonElement>();
  let state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  let limit: ReturnType<typeof setTimeout>;

  const settle = (next: 'ready' | 'failed') => {
    state = next;
    clearTimeout(limit);
    for (const part of [island, form]) part?.toggleAttribute('data-broken', state === 'failed');
    for (const button of waiting) release(button);
  };
  const release = (button: HTMLButtonElement) => {
    waiting.delete(button);
    button.removeAttribute('aria-busy');
    if (state === 'ready') return button.click();
    // A message opens with its text from the build: that of its button, or else of the page.
    const message = button.popoverTargetElement ?? island.querySelector('[popover]');
    (message as HTMLElement | null)?.showPopover();
  };
  const wake = async () => {
    if (state === 'loading' || state === 'ready') return;
    state = 'loading';
    limit = setTimeout(settle, timeoutMs, 'failed');
    const hydrate = await load();
    keepBuilt(island, () => settle('failed'));
    hydrate();
  };
  const delay = (event: Event) => {
    const target = event.target as HTMLElement;
    const isSubmit = event instanceof SubmitEvent;
    const button = isSubmit ? event.submitter : target.closest('button[type=button]');
    if (state === 'ready' || !button || !(isSubmit ? target : button).matches(served)) return;
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute('aria-busy', 'true');
    waiting.add(button as HTMLButtonElement);
    wake();
  };
  const follow = () => {
    if (state === 'ready' || !links.some((text) => location.href.includes(text))) return;
    // A link is newer than what was typed before it.
    form?.reset();
    wake();
  };

  for (const kind of ['submit', 'click']) root.addEventListener(kind, delay, true);
  for (const kind of ['pointerover', 'pointerdown', 'focusin', 'dragenter'])
    root.addEventListener(kind, ({ target }) => (target as Element).closest(served) && wake());
  addEventListener('hashchange', follow);
  addEventListener('online', () => state === 'failed' && wake());
  // Astro tries to load twice before it reports a failure with this event.
  island.addEventListener('astro:hydration-error', () => settle('failed'));
  island.addEventListener('awake', () => settle('ready'));
  follow();
};

export default wakeOn;
