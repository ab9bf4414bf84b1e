/** The same random numbers on every run, so that a failure can be repeated. */
export function makeRandom(seed: number) {
  let state = seed;
  const next = () => {
    // The mulberry32 generator.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integerBelow = (limit: number) => Math.floor(next() * limit);
  return {
    integerBelow,
    pick: <Item>(from: readonly Item[]) => from[integerBelow(from.length)] as Item,
  };
}

export type Random = ReturnType<typeof makeRandom>;
