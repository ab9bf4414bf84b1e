import type { Picture } from '../lib/pictures.ts';

type PictureProps = {
  picture: Picture;
  /** The displayed width, by which the browser chooses a file. */
  sizes: string;
  className?: string;
  /** Whether it is on the first screen and must load at once. */
  isFirst?: boolean;
};

/** The owner's picture, in several formats and widths for the browser to choose from. */
export function OwnPicture({ picture, sizes, className = '', isFirst = false }: PictureProps) {
  const { sources, src, alt, width, height } = picture;
  return (
    // Only the image itself takes part in the layout.
    <picture className="contents">
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} className="hidden" />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className={`h-auto ${className}`}
      />
    </picture>
  );
}

type FigureProps = { picture: Picture; place: 'hero' | 'band'; className?: string };

const widths = { hero: '(min-width: 64rem) 42rem', band: '(min-width: 80rem) 75rem' };

/** A picture instead of a drawing. An upright one is only as wide as a phone. */
export function OwnFigure({ picture, place, className = '' }: FigureProps) {
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
