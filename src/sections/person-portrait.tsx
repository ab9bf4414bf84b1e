import { fill } from '../lib/fill.ts';
import { slugify } from '../lib/slugify.ts';

type Props = { name: string; alt: string; className?: string };

/** An engraved portrait, fetched when it comes into view, with words for those who do not see it. */
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
