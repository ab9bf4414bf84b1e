import { isLong, lettersIn } from '../lib/names.ts';
import { longest } from '../lib/text.ts';
import { type TypeSetName, typeSets } from '../lib/type-sets.ts';

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

/** The share of the screen width between the gutters. */
const share = 0.92;

/** The header width in rem from which the menu fits as a row. */
export function headerWidth({ name, shortName = name, type, logo }: Named): number {
  const { menu, letter } = typeSets[type].header;
  // A long name is printed one size smaller.
  const size = isLong(shortName) ? 20 / 24 : 1;
  const words = logo ? logoSize(logo).width : letter * size * lettersIn(shortName);
  return Math.ceil((menu + words) / share / 16);
}
