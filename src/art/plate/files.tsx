import type { PlateCut } from '../../lib/marks.ts';
import { BAND_REACH, bandPath, threadLength, threadPath } from './guilloche.ts';
import { bandOf, type PresetName } from './presets.ts';
import { RosetteLines } from './rosette-lines.tsx';

const xmlns = 'http://www.w3.org/2000/svg';

/** A mask in a square that fits every rosette. The page sets the color. */
export function PlateFile({ preset, cut }: { preset: PresetName; cut: PlateCut }) {
  // The seal has heavier lines and a solid center, to be visible at 24 px.
  const isSeal = preset === 'seal';
  const weight = isSeal ? cut.weight + 0.3 : cut.weight;
  return (
    <svg xmlns={xmlns} viewBox="-500 -500 1000 1000" fill="none">
      <RosetteLines preset={preset} cut={cut} id="l" weight={weight} color="#000" />
      {isSeal && <circle r="120" fill="#000" />}
    </svg>
  );
}

/** Lines and their mirror image. */
const Cord = ({ d }: { d: string }) => (
  <>
    <path id="l" d={d} vectorEffect="non-scaling-stroke" />
    <use href="#l" transform="scale(1 -1)" />
  </>
);

const black = { xmlns, fill: 'none', stroke: '#000' };

/** One lobe of the band; the page repeats it. */
export function BandFile({ cut }: { cut: PlateCut }) {
  const band = bandOf(cut);
  const box = `0 ${-BAND_REACH} ${band.pitch} ${2 * BAND_REACH}`;
  return (
    <svg {...black} viewBox={box} strokeWidth={cut.weight}>
      <Cord d={bandPath(band)} />
    </svg>
  );
}

/** The thread across or down the page. It is stretched to its place; its lines keep their weight. */
export function ThreadFile({ cut, down = false }: { cut: PlateCut; down?: boolean }) {
  const band = bandOf(cut);
  const [length, reach] = [threadLength(band), BAND_REACH];
  const box = down ? `${-reach} 0 ${2 * reach} ${length}` : `0 ${-reach} ${length} ${2 * reach}`;
  return (
    <svg {...black} viewBox={box} strokeWidth={cut.weight} preserveAspectRatio="none">
      <g transform={down ? 'rotate(90)' : undefined}>
        <Cord d={threadPath(band)} />
      </g>
    </svg>
  );
}

/** The poster of a video for which the owner has no picture: the plate on a dark background. */
export const VideoPoster = (colors: { cut: PlateCut; ground: string; ink: string }) => (
  <svg xmlns={xmlns} width="1600" height="900" viewBox="0 0 1600 900">
    <rect width="1600" height="900" fill={colors.ground} />
    <g transform="translate(800 450) scale(1.65)" fill="none">
      <RosetteLines preset="landing" cut={colors.cut} id="plate" weight={0.9} color={colors.ink} />
    </g>
  </svg>
);
