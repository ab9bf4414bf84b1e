import type { PlateCut } from '../../lib/marks.ts';
import { BAND_REACH, bandPath, threadLength, threadPath } from './guilloche.ts';
import { bandOf, type PresetName, presetsOf } from './presets.ts';
import { RosetteLines } from './rosette-lines.tsx';

/** Half the edge of the square that every rosette fits in. */
const R = 500;
const xmlns = 'http://www.w3.org/2000/svg';

/** A mask: the page gives the color. */
export function PlateFile({ preset, cut }: { preset: PresetName; cut: PlateCut }) {
  const { weight } = presetsOf(cut)[preset];
  return (
    <svg xmlns={xmlns} viewBox={`${-R} ${-R} ${2 * R} ${2 * R}`} fill="none">
      <RosetteLines preset={preset} cut={cut} id="l" weight={weight} color="#000" />
      {/* A solid center, so that it is still recognizable at 24 px. */}
      {preset === 'seal' && <circle r="120" fill="#000" />}
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

/** The thread across the page, or down it. It is stretched to its place; its lines keep their weight. */
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
