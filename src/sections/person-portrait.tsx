import { Portrait } from '../art/marks/portrait.tsx';
import { fill } from '../lib/fill.ts';
import { slugify } from '../lib/slugify.ts';

type Props = { name: string; alt: string; className?: string };

/** An engraved portrait with the words for those who do not see it. */
export function PersonPortrait({ name, alt, className = '' }: Props) {
  return (
    <div role="img" aria-label={fill(alt, { author: name })} className={className}>
      <Portrait seed={name} id={`portrait-${slugify(name)}`} className="w-full" />
    </div>
  );
}
