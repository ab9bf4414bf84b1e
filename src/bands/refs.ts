/** The entries of a register that a band names, in its order. A name without an entry is left out. */
export const entriesOf = <Entry extends { id: string }>(
  register: readonly Entry[],
  refs: 'all' | readonly string[],
): readonly Entry[] =>
  refs === 'all' ? register : refs.flatMap((name) => register.find(({ id }) => id === name) ?? []);
