import { fill } from '../lib/fill.ts';
import { slugify } from '../lib/slugify.ts';

type Props = { name: string; alt: string; className?: string };

/** A portrait, loaded when it comes into view. */
export function PersonPortrait({ name, alt, className = '' }: Props) {
  return (
    <img
      src={`/portraits/${slugify(name)}.svg`}
      alt={fill(alt, { author: name })}
      width={120}
      height={150}
      loading="lazy"
      decoding="async"
      className={`h-auto ${className}`}
    />
  );
}
