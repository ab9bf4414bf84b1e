import type { Picture } from '../lib/pictures.ts';
import { fill, slugify } from '../lib/text.ts';
import { OwnPicture } from './own-picture.tsx';

type Props = {
  name: string;
  /** The photograph, if there is one. */
  portrait: Picture | undefined;
  /** The alt text of a drawn portrait. */
  alt: string;
  className?: string;
};

/** A portrait, loaded when it comes into view. */
export function PersonPortrait({ name, portrait, alt, className = '' }: Props) {
  // Oval, like the drawn portraits.
  if (portrait)
    return <OwnPicture picture={portrait} sizes="13rem" className={`rounded-[50%] ${className}`} />;
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
