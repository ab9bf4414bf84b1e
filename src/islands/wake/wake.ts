import { keepDrawn } from './keep-drawn.ts';

export type Load = () => Promise<() => Promise<void>>;

/** What is held, where, and on which buttons: links and native controls work by themselves. */
type Scope = { root: EventTarget; kinds: ('submit' | 'click' | 'notice')[]; buttons: string };

type Held = { control: Element | null; again: () => void };

/** After this the page says what to do instead. */
export const patienceMs = 8000;

/** How to repeat a submit, a message or a press. */
function heldFrom(event: Event, buttons: string): Held | undefined {
  if (event instanceof SubmitEvent) {
    const { submitter } = event;
    const form = event.target as HTMLFormElement;
    // A form that is really sent needs no code: the browser sends it by itself.
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
 * Gives the function that loads and hydrates an island. Presses and submits that come before React
 * has taken over are held, wake the island, and are repeated once it says that it is awake. If the
 * code does not come, the page says what to do instead, and the next press tries again.
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
    // The notice then opens with the words that the page was built with.
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
  // Astro tries twice to load, and reports a failure by this event.
  island.addEventListener('astro:hydration-error', fail);
  island.addEventListener('awake', finish, { once: true });
  return wake;
}
