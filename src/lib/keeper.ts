/** Keeps what was made for a key as long as what it was made from stays the same. */
export function keeper<Made>() {
  const kept = new Map<string, { from: readonly unknown[]; made: Made }>();
  return (key: string, from: readonly unknown[], make: () => Made): Made => {
    const last = kept.get(key);
    if (last && from.every((part, at) => part === last.from[at])) return last.made;
    const made = make();
    kept.set(key, { from, made });
    return made;
  };
}
