import { isLong, lettersIn } from './brand-name.ts';
import { type TypeSetName, typeSets } from './type-sets.ts';

type Named = {
  name: string;
  shortName?: string | undefined;
  type: TypeSetName;
  logo?: Size | undefined;
};
type Size = { width: number; height: number };

/** The owner's own logo as it is shown: no higher than a button, no wider than a long name. */
export function logoSize({ width, height }: Size): Size {
  const scale = Math.min(36 / height, 160 / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** What the gutters on both sides leave of such a screen. */
const share = 0.92;

/** From how many rem the header has room for its menu: a long name needs a wider screen. */
export function headerWidth({ name, shortName = name, type, logo }: Named): number {
  const { menu, letter } = typeSets[type].header;
  // A long name is set in the next smaller size.
  const size = isLong(shortName) ? 20 / 24 : 1;
  const words = logo ? logoSize(logo).width : letter * size * lettersIn(shortName);
  return Math.ceil((menu + words) / share / 16);
}
