import type { Drawing } from '../lib/pictures.ts';

type Props = { drawing: Drawing; width: number; height: number; className?: string };

/**
 * The owner's own SVG, beside the name that it stands for. In a picture element, because React would
 * write a preload for any other image.
 */
export function OwnDrawing({ drawing, ...look }: Props) {
  return (
    <picture className="contents">
      <img src={drawing.src} alt="" {...look} />
    </picture>
  );
}
