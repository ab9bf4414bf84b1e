import { type TypeSetName, typeSets } from './type-sets.ts';

type Named = { name: string; shortName?: string | undefined; type: TypeSetName };

/** What the gutters on both sides leave of such a screen. */
const share = 0.92;

/** From how many rem the header has room for its menu: a long name needs a wider screen. */
export function headerWidth({ name, shortName = name, type }: Named): number {
  const { menu, letter } = typeSets[type].header;
  return Math.ceil((menu + letter * shortName.length) / share / 16);
}
