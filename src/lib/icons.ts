import { type IconNode, icons } from 'lucide';

const toPascal = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** An icon by its name on lucide.dev. Only at build: it imports the whole set. */
export const iconNamed = (name: string): IconNode | undefined =>
  icons[toPascal(name) as keyof typeof icons];
