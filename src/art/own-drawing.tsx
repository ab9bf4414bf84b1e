import type { Drawing } from '../lib/picture.ts';

type Props = { drawing: Drawing; width: number; height: number; className?: string };

/**
 * A drawing of the owner's own, beside the name that it stands for. In a picture element, because React
 * would write a preload before any other image.
 */
export function OwnDrawing({ drawing, ...look }: Props) {
  return (
    <picture className="contents">
      <img src={drawing.src} alt="" {...look} />
    </picture>
  );
}
