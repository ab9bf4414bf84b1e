/**
 * Random numbers seeded by a name, the same on every machine: FNV-1a for the seed, xorshift for the
 * numbers.
 */
export interface Dice {
  /** A number from 0 up to, but not including, 1. */
  roll(): number;
  between(low: number, high: number): number;
  pick<T>(faces: readonly [T, ...T[]]): T;
}

export function diceOf(seed: string): Dice {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  const roll = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
  for (let warm = 0; warm < 4; warm++) roll();
  return {
    roll,
    between: (low, high) => low + (high - low) * roll(),
    pick: (faces) => faces[Math.floor(roll() * faces.length)] ?? faces[0],
  };
}
