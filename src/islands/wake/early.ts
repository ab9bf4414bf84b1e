/** What was done before the script behind islands had come: src/islands/wake/early.js keeps it. */
const early = (): Event[] => (globalThis as { early?: Event[] }).early ?? [];

export const earlyOn = (island: HTMLElement): Event[] =>
  early().filter(({ target }) => island.contains(target as Node));

export const earlyTo = (selector: string): Event | undefined =>
  early().findLast(({ target }) => (target as Element).closest(selector));
