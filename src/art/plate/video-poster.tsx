import type { PlateCut } from '../../lib/marks.ts';
import { RosetteLines } from './rosette-lines.tsx';

/** What a video without a picture of the owner's shows until it plays: the plate, on dark ground. */
export const VideoPoster = (colors: { cut: PlateCut; ground: string; ink: string }) => (
  <svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900">
    <rect width="1600" height="900" fill={colors.ground} />
    <g transform="translate(800 450) scale(1.65)" fill="none">
      <RosetteLines preset="landing" cut={colors.cut} id="plate" weight={0.9} color={colors.ink} />
    </g>
  </svg>
);
