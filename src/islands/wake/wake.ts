import { keepDrawn } from './keep-drawn.ts';
import { keepTyped } from './keep-typed.ts';

export type Load = () => Promise<() => Promise<void>>;

/** Which events to hold, where, and on which buttons. Links and native controls work without code. */
type Kind = 'submit' | 'click' | 'keydown' | 'notice';
type Scope = { root: EventTarget; kinds: Kind[]; buttons: string };

/** The element that has taken the place of one that React has built anew. */
type NextOf = <Part extends Element>(part: Part) => Part;

type Held = { control: Element | null; again: (nextOf: NextOf) => void };

/** After this the page says what to do instead. */
export const patienceMs = 8000;

/** How to repeat an event later, or undefined if it need not be held. */
function heldFrom(event: Event, buttons: string): Held | undefined {
  if (event instanceof SubmitEvent) {
    const { submitter } = event;
    const form = event.target as HTMLFormElement;
    // The browser can send a connected form without our code.
    if (form.matches('[method=post]')) return undefined;
    const again = (nextOf: NextOf) => nextOf(form).requestSubmit(submitter && nextOf(submitter));
    return { control: submitter, again };
  }
  if (event instanceof CustomEvent) {
    const copy = new CustomEvent(event.type, { detail: event.detail });
    return { control: null, again: () => document.dispatchEvent(copy) };
  }
  const target = event.target as HTMLElement;
  if (event instanceof KeyboardEvent) {
    if (!target.matches('[role=tab]') || !/^(Arrow|Home|End)/.test(event.key)) return undefined;
    const copy = new KeyboardEvent(event.type, { key: event.key, bubbles: true });
    return { control: target, again: (nextOf) => nextOf(target).dispatchEvent(copy) };
  }
  const control = target.closest<HTMLElement>(buttons);
  return control ? { control, again: (nextOf) => nextOf(control).click() } : undefined;
}

/**
 * Returns the function that loads and hydrates an island. Presses and submits before React has taken
 * over wake the island, and are held and repeated once it is awake. If its code fails to load, the page
 * says what to do instead, and the next press tries again.
 */
export function wakeable(load: Load, island: HTMLElement, { root, kinds, buttons }: Scope) {
  let isUnderWay = false;
  let held: Held[] = [];
  let limit: ReturnType<typeof setTimeout> | undefined;
  let typed: ReturnType<typeof keepTyped> | undefined;

  const letGo = () => {
    clearTimeout(limit);
    limit = undefined;
    const waiting = held;
    held = [];
    for (const { control } of waiting) control?.removeAttribute('aria-busy');
    return waiting;
  };
  const giveUp = () => {
    island.setAttribute('data-broken', '');
    const waiting = letGo();
    for (const { control } of waiting) {
      if (control instanceof HTMLAnchorElement) location.href = control.href;
      // A message opens with its words from the build: those of its button, or else of the page.
      const { popoverTargetElement: own } = (control ?? {}) as Partial<HTMLButtonElement>;
      const shown = own ?? island.querySelector('[popover]');
      (shown as HTMLElement | null)?.showPopover();
    }
  };
  const fail = () => {
    isUnderWay = false;
    giveUp();
  };
  const wake = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      const hydrate = await load();
      if (!isUnderWay) return;
      keepDrawn(island, giveUp);
      typed = keepTyped(island);
      await hydrate();
    } catch {
      fail();
    }
  };
  const hold = (event: Event) => {
    const one = heldFrom(event, buttons);
    if (!one) return;
    event.preventDefault();
    event.stopPropagation();
    one.control?.setAttribute('aria-busy', 'true');
    held.push(one);
    limit ??= setTimeout(giveUp, patienceMs);
    wake();
  };
  const finish = () => {
    for (const kind of kinds) root.removeEventListener(kind, hold, true);
    island.removeAttribute('data-broken');
    typed?.carryOver();
    for (const { again } of letGo()) again(typed?.nextOf ?? ((part) => part));
  };

  for (const kind of kinds) root.addEventListener(kind, hold, true);
  // Astro tries to load twice before it reports a failure with this event.
  island.addEventListener('astro:hydration-error', fail);
  island.addEventListener('awake', finish, { once: true });
  return wake;
}
