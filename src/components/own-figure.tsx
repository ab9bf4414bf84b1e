import type { Picture } from '../lib/picture.ts';
import { OwnPicture } from './own-picture.tsx';

type Props = { picture: Picture; place: 'hero' | 'band'; className?: string };

const widths = { hero: '(min-width: 64rem) 42rem', band: '(min-width: 80rem) 75rem' };

/** A picture in place of a drawing. One that stands upright, as of a phone, is as wide as a phone. */
export function OwnFigure({ picture, place, className = '' }: Props) {
  const isUpright = picture.height > 1.2 * picture.width;
  return (
    <div className={className}>
      <OwnPicture
        picture={picture}
        sizes={isUpright ? '18rem' : `${widths[place]}, 100vw`}
        isFirst={place === 'hero'}
        className={`rounded-plate border border-edge ${isUpright ? 'mx-auto w-72' : 'w-full'}`}
      />
    </div>
  );
}
