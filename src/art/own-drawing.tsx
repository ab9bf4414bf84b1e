import type { SvgFile } from '../lib/pictures.ts';

type Props = { drawing: SvgFile; width: number; height: number; className?: string };

/**
 * The owner's SVG, for use beside the name that it illustrates. In a picture element, because React
 * would preload any other image.
 */
export function OwnDrawing({ drawing, ...look }: Props) {
  return (
    <picture className="contents">
      <img src={drawing.src} alt="" {...look} />
    </picture>
  );
}
