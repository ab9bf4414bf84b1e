import type { ClientDirective } from 'astro';
import { sinceVisit } from './since-visit.ts';

/*
 * The directive `client:wake`. React and an island's code are loaded only at the island's moment. A
 * press that comes earlier is held and repeated; if the code does not come, the page says so, and the
 * next press, or the network when it is back, tries again.
 */

/** When an island wakes, and what belongs to it. */
export type Wish =
  /**
   * When the visitor touches it, or anything in the nearest element `around` it: fields are HTML of the
   * page beside the island, so that nothing changes under someone who types. Or at once, if the address
   * has this query or any hash, or a hash that begins like this.
   */
  | { on: 'engage'; around?: string; query?: string; hash?: string }
  /** When it comes near the viewport: for what moves by itself. */
  | { on: 'near' }
  /** So many milliseconds into the visit, on screens that match. */
  | { on: 'later'; media: string; after: number }
  /** When a button or form anywhere on the page has a message to show. */
  | { on: 'call' };

/** What is held, by kind of event. Links and native controls work without code. */
type Controls = { submit: string; click: string; keydown?: string };

const own: Controls = {
  // The browser can send a connected form without our code.
  submit: 'form:not([method=post])',
  click: 'button[type=button], [role=tab]',
  keydown: '[role=tab]',
};
const called: Controls = { submit: 'form[data-notice]', click: 'button[data-notice]' };

/** After this the page says what to do instead. */
export const patienceMs = 8000;

function controlOf(event: Event, controls: Controls): HTMLElement | null {
  if (event instanceof KeyboardEvent && !/^(Arrow|Home|End)/.test(event.key)) return null;
  const target = event.target as HTMLElement;
  return target.closest<HTMLElement>(controls[event.type as keyof Controls] ?? '');
}

/** React empties an island in which something throws. This puts back what the page was built with. */
function keepDrawn(island: HTMLElement, onBroken: () => void) {
  const drawn = [...island.childNodes].map((node) => node.cloneNode(true));
  const observer = new MutationObserver(() => {
    if (island.childElementCount > 0) return;
    observer.disconnect();
    island.replaceChildren(...drawn);
    island.removeAttribute('data-awake');
    onBroken();
  });
  observer.observe(island, { childList: true });
}

/**
 * React builds an island anew if a translator has changed its words. The returned function finds the
 * element that has taken the place of an earlier one.
 */
function successorsIn(island: HTMLElement) {
  const before = [...island.querySelectorAll<HTMLElement>('*')];
  const alike = (all: HTMLElement[], { localName }: Element) =>
    all.filter((part) => part.localName === localName);
  return (old: HTMLElement) => {
    if (old.isConnected) return old;
    const now = alike([...island.querySelectorAll<HTMLElement>('*')], old);
    return now[alike(before, old).indexOf(old)] ?? old;
  };
}

/** Waits for the moment of an island, which may come again if its code did not. */
function watch(wish: Wish, island: HTMLElement, around: Element, wake: () => void) {
  if (wish.on === 'engage') {
    const { query, hash } = wish;
    if (query && (new URLSearchParams(location.search).has(query) || location.hash)) wake();
    const isLinked = () => hash !== undefined && location.hash.startsWith(hash);
    if (isLinked()) wake();
    addEventListener('hashchange', () => {
      if (!isLinked()) return;
      // What was typed is older than this link.
      around.querySelector('form')?.reset();
      wake();
    });
    for (const sign of ['pointerover', 'pointerdown', 'focusin', 'dragenter'])
      around.addEventListener(sign, wake);
  } else if (wish.on === 'near') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: '25%' },
    );
    // The astro-island element itself has no box to observe.
    for (const child of island.children) observer.observe(child);
  } else if (wish.on === 'later') {
    const { media, after } = wish;
    const screen = matchMedia(media);
    const wakeOnScreen = () => {
      if (screen.matches) wake();
      else screen.addEventListener('change', wakeOnScreen, { once: true });
    };
    const wait = () => setTimeout(wakeOnScreen, Math.max(0, after - sinceVisit()));
    // A prerendered page has no visitor yet.
    if ((document as Document & { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', wait, { once: true });
    else wait();
  } else {
    // Somebody who begins a form, or points at its button, will press it.
    const come = ({ target }: Event) => (target as Element).closest?.('[data-notice]') && wake();
    for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, come);
  }
}

/** A press that waits for the code: its control, what shows that it waits, and the event. */
type Held = { control: HTMLElement; shown: Element; copy: Event };

const wakeOn: ClientDirective = (load, { value }, island) => {
  const wish = value as unknown as Wish;
  const around = (wish.on === 'engage' && wish.around && island.closest(wish.around)) || island;
  const [root, controls] = wish.on === 'call' ? [document, called] : [around, own];
  let isUnderWay = false;
  let held: Held[] = [];
  let limit: ReturnType<typeof setTimeout> | undefined;
  let successorOf = (old: HTMLElement) => old;
  let focused: Element | null = null;

  const setBroken = (isBroken: boolean) => {
    for (const part of [island, around]) part.toggleAttribute('data-broken', isBroken);
  };
  const letGo = () => {
    clearTimeout(limit);
    limit = undefined;
    const waiting = held;
    held = [];
    for (const { shown } of waiting) shown.removeAttribute('aria-busy');
    return waiting;
  };
  const giveUp = () => {
    setBroken(true);
    for (const { control } of letGo()) {
      if (control instanceof HTMLAnchorElement) location.href = control.href;
      // A message opens with its words from the build: those of its button, or else of the page.
      const own = control instanceof HTMLButtonElement ? control.popoverTargetElement : null;
      ((own ?? island.querySelector('[popover]')) as HTMLElement | null)?.showPopover();
    }
  };
  const fail = () => {
    isUnderWay = false;
    giveUp();
    addEventListener('online', wake, { once: true });
  };
  const wake = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    if (wish.on === 'engage') limit ??= setTimeout(giveUp, patienceMs);
    try {
      const hydrate = await load();
      if (!isUnderWay) return;
      keepDrawn(island, giveUp);
      successorOf = successorsIn(island);
      focused = document.activeElement;
      await hydrate();
    } catch {
      fail();
    }
  };
  const hold = (event: Event) => {
    const control = controlOf(event, controls);
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    const shown = (event instanceof SubmitEvent && event.submitter) || control;
    shown.setAttribute('aria-busy', 'true');
    held.push({
      control,
      shown,
      copy: new (event.constructor as typeof Event)(event.type, event),
    });
    limit ??= setTimeout(giveUp, patienceMs);
    wake();
  };
  const finish = () => {
    for (const kind of Object.keys(controls)) root.removeEventListener(kind, hold, true);
    setBroken(false);
    if (document.activeElement === document.body && focused)
      successorOf(focused as HTMLElement).focus({ preventScroll: true });
    for (const { control, copy } of letGo()) successorOf(control).dispatchEvent(copy);
  };

  for (const kind of Object.keys(controls)) root.addEventListener(kind, hold, true);
  // Astro tries to load twice before it reports a failure with this event.
  island.addEventListener('astro:hydration-error', fail);
  island.addEventListener('awake', finish, { once: true });

  watch(wish, island, around, wake);
};

export default wakeOn;
