import { initialsOf } from '../lib/names.ts';
import { portraitFile } from '../lib/paths.ts';
import type { Picture } from '../lib/pictures.ts';
import { fill } from '../lib/text.ts';
import type { InkName } from '../schema/fields.ts';
import { OwnPicture } from './own-picture.tsx';

type Props = {
  name: string;
  /** The photograph, if there is one. */
  portrait?: Picture | undefined;
  /** The drawn face, if there is one. */
  face?: string | undefined;
  /** The ink around it. Without one, the brand's first ink. */
  ink: InkName | undefined;
  /** The alt text of a drawn portrait. */
  alt: string;
  className?: string;
};

/** A portrait, loaded when it comes into view. */
export function PersonPortrait({ name, portrait, face, ink, alt, className = '' }: Props) {
  // Oval, like the drawn portraits.
  if (portrait)
    return <OwnPicture picture={portrait} sizes="13rem" className={`rounded-[50%] ${className}`} />;
  if (!face)
    return (
      <p
        aria-hidden="true"
        className={`grid aspect-4/5 place-items-center rounded-[50%] border border-print font-bold font-display text-2xl text-print uppercase ${className}`}
      >
        {initialsOf(name)}
      </p>
    );
  return (
    <img
      src={portraitFile(face, ink)}
      alt={fill(alt, { author: name })}
      width={120}
      height={150}
      loading="lazy"
      decoding="async"
      className={`h-auto ${className}`}
    />
  );
}
