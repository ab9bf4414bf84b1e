import { icons } from 'lucide';
import { LineIcon } from './line-icon.tsx';

const toPascal = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

export const hasIcon = (name: string) => toPascal(name) in icons;

/** An icon chosen by name in the content. Only at build: it imports the whole set. */
export function Icon({ name, className }: { name: string; className?: string | undefined }) {
  const drawing = icons[toPascal(name) as keyof typeof icons];
  if (!drawing) throw new Error(`There is no icon named “${name}”`);
  return <LineIcon drawing={drawing} className={className} />;
}
