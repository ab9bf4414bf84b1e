/** What was done to an island before its script had come: src/islands/wake/early.js keeps it. */
export const earlyOn = (island: HTMLElement): Event[] =>
  ((globalThis as { early?: Event[] }).early ?? []).filter(({ target }) =>
    island.contains(target as Node),
  );
