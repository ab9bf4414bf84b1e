import type { Picture } from '../lib/picture.ts';

type Props = {
  picture: Picture;
  /** How wide it is shown, for the browser to choose by. */
  sizes: string;
  className?: string;
  /** Whether it is on the first screen, where waiting would be seen. */
  isFirst?: boolean;
};

/** A picture of the owner's own, in the newest format and the width that suit the browser. */
export function OwnPicture({ picture, sizes, className = '', isFirst = false }: Props) {
  const { sources, src, alt, width, height } = picture;
  return (
    // Only the image itself takes a place in its grid.
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
