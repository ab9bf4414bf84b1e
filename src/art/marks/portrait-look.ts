import type { z } from 'zod';
import type { hair as hairField } from '../../content/schema/fields.ts';
import { diceOf } from './dice.ts';

export type Hair = NonNullable<z.infer<typeof hairField>>;
export type Garment = 'suit' | 'crew' | 'collar' | 'wrap';

export interface Look {
  hair: Hair;
  garment: Garment;
  hairTone: number;
  skinTone: number;
  /** Half width and half height of the face. */
  width: number;
  height: number;
  jaw: number;
  shoulders: number;
}

export function lookOf(seed: string, hair?: Hair): Look {
  const dice = diceOf(seed);
  const thrown = dice.pick<Hair>(['crop', 'parted', 'curls', 'bob', 'long', 'bun', 'waves']);
  return {
    hair: hair ?? thrown,
    garment: dice.pick<Garment>(['suit', 'crew', 'collar', 'wrap']),
    hairTone: dice.between(0.55, 0.95),
    skinTone: dice.between(0.04, 0.26),
    width: dice.between(19, 22),
    height: dice.between(26, 29),
    jaw: dice.between(0.2, 0.42),
    shoulders: dice.between(44, 54),
  };
}
