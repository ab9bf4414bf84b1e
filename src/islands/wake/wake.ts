import { keepDrawn } from './keep-drawn.ts';

export type Load = () => Promise<() => Promise<void>>;

/** Which events to hold, where, and on which buttons. Links and native controls work without code. */
type Scope = { root: EventTarget; kinds: ('submit' | 'click' | 'notice')[]; buttons: string };

type Held = { control: Element | null; again: () => void };

/** After this the page says what to do instead. */
export const patienceMs = 8000;

/** How to repeat an event later, or undefined if it need not be held. */
function heldFrom(event: Event, buttons: string): Held | undefined {
  if (event instanceof SubmitEvent) {
    const { submitter } = event;
    const form = event.target as HTMLFormElement;
    // The browser can send a connected form without our code.
    if (form.matches('[method=post]')) return undefined;
    return { control: submitter, again: () => form.requestSubmit(submitter) };
  }
  if (event instanceof CustomEvent) {
    const copy = new CustomEvent(event.type, { detail: event.detail });
    return { control: null, again: () => document.dispatchEvent(copy) };
  }
  const control = (event.target as Element).closest<HTMLElement>(buttons);
  return control ? { control, again: () => control.click() } : undefined;
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
    // The notice then opens with its words from the build.
    if (letGo().length > 0) island.querySelector<HTMLElement>('[popover]')?.showPopover();
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
    for (const { again } of letGo()) again();
  };

  for (const kind of kinds) root.addEventListener(kind, hold, true);
  // Astro tries to load twice before it reports a failure with this event.
  island.addEventListener('astro:hydration-error', fail);
  island.addEventListener('awake', finish, { once: true });
  return wake;
}
