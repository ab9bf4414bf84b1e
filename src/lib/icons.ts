import { type IconNode, icons } from 'lucide';
import { nearest } from './text.ts';

const toPascal = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** An icon by its name on lucide.dev. Only at build: it imports the whole set. */
export const iconNamed = (name: string): IconNode | undefined =>
  icons[toPascal(name) as keyof typeof icons];

const toKebab = (name: string) =>
  name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase();

/** Suggests an existing icon for a misspelled name. */
export const nearestIcon = (name: string) => nearest(name, Object.keys(icons).map(toKebab));
