import { isLong, lettersIn } from './identity.ts';
import { longest } from './text.ts';
import { type TypeSetName, typeSets } from './type-sets.ts';

/** How many entries, up to `most`, to put in a row so that the last row never has just one. */
export function perRow(count: number, most: number): number {
  if (count <= most) return count;
  const rows = Array.from({ length: most - 2 }, (_, index) => most - index);
  return rows.find((row) => count % row !== 1) ?? 2;
}

/**
 * The place of a slide that is `steps` after the first one shown: shown (0, 1), waiting just before or
 * after those, or away. Of three slides, the third would be both before and after, so it is away.
 */
export function slidePlace(steps: number, total: number): string {
  if (steps < 2) return String(steps);
  if (total < 4) return 'away';
  if (steps === total - 1) return 'before';
  return steps === 2 ? 'after' : 'away';
}

type Box = { left: number; right: number; top: number; bottom: number };

export const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

type Labeled = { label: string };
type Menus = {
  groups: { title: string }[];
  pricing?: Labeled | undefined;
  signIn?: Labeled | undefined;
  signUp?: Labeled | undefined;
};

/**
 * Classes that show the row of menus from a certain width of the header, depending on its number of
 * letters. English fits from 68rem. Longer labels need 80rem, and the longest are only in the drawer.
 */
export function headerRoom({ groups, pricing, signIn, signUp }: Menus) {
  const labels = [
    ...groups.map(({ title }) => title),
    ...[pricing, signIn, signUp].map((link) => link?.label ?? ''),
  ];
  const letters = longest([labels.join('')]);
  if (letters <= 70) return { row: 'nav:menu-in-row', opener: 'nav:hidden' };
  return letters <= 78
    ? { row: 'header-xl:menu-in-row', opener: 'header-xl:hidden' }
    : { row: '', opener: '' };
}

type Named = {
  name: string;
  shortName?: string | undefined;
  type: TypeSetName;
  logo?: Size | undefined;
};
type Size = { width: number; height: number };

/** The displayed size of the owner's logo: no higher than a button, no wider than a long name. */
export function logoSize({ width, height }: Size): Size {
  const scale = Math.min(36 / height, 160 / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The part of the screen width that the gutters leave. */
const share = 0.92;

/** The width in rem from which the header has room for its menu. */
export function headerWidth({ name, shortName = name, type, logo }: Named): number {
  const { menu, letter } = typeSets[type].header;
  // A long name is set one size smaller.
  const size = isLong(shortName) ? 20 / 24 : 1;
  const words = logo ? logoSize(logo).width : letter * size * lettersIn(shortName);
  return Math.ceil((menu + words) / share / 16);
}
