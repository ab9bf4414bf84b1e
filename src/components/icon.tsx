import { iconNamed } from '../lib/icons.ts';
import { LineIcon } from './line-icon.tsx';

/** An icon chosen by name in the content. Only at build: it imports the whole set. */
export function Icon({ name, className }: { name: string; className?: string | undefined }) {
  const drawing = iconNamed(name);
  return drawing && <LineIcon drawing={drawing} className={className} />;
}
