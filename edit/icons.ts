import { icons } from 'lucide';
import type { Icon } from './api.ts';

const kebab = (name: string) => name.replace(/(?!^)[A-Z]|(?<=[a-zA-Z])\d/g, '-$&').toLowerCase();

const all = Object.entries(icons).map(([name, node]) => ({ name: kebab(name), node }) as Icon);

/** Icons whose name holds these words. */
export const findIcons = (words: string) =>
  all
    .filter(({ name }) =>
      words
        .toLowerCase()
        .split(/\s+/)
        .every((word) => name.includes(word)),
    )
    .slice(0, 60);
