import type { PlateCut } from '../../lib/marks.ts';
import { RosetteLines } from './rosette-lines.tsx';

const width = 1600;
const height = 900;

type Props = {
  cut: PlateCut;
  /** The dark ground, in both themes: players are dark. */
  ground: string;
  /** The declarations of --print, --print-mid and --print-far. */
  inks: string;
};

/** What a video without a picture of the owner's shows until it plays: the plate, on dark ground. */
export function VideoPoster({ cut, ground, inks }: Props) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <style>{`svg{color-scheme:dark;${inks}}`}</style>
      <rect width={width} height={height} fill={ground} />
      <g transform={`translate(${width / 2} ${height / 2}) scale(1.65)`} fill="none">
        <RosetteLines preset="landing" cut={cut} id="plate" weight={0.9} />
      </g>
    </svg>
  );
}
