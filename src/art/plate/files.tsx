import type { PlateCut } from '../../lib/marks.ts';
import { BAND_REACH, bandPath } from './band.ts';
import { bandOf, type PresetName, presetsOf } from './presets.ts';
import { PLATE_REACH } from './rosette.ts';
import { RosetteLines } from './rosette-lines.tsx';
import { threadLength, threadPath } from './thread.ts';

/** The presets that pages print, each from a file. */
export const printed = [
  'landing',
  'agencies',
  'operators',
  'enterprises',
  'startups',
  'card',
  'seal',
] as const satisfies readonly PresetName[];

const R = PLATE_REACH;
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

/** One lobe of the band; the page repeats it. */
export function BandFile({ cut }: { cut: PlateCut }) {
  const plate = bandOf(cut);
  return (
    <svg
      xmlns={xmlns}
      viewBox={`0 ${-BAND_REACH} ${plate.pitch} ${2 * BAND_REACH}`}
      fill="none"
      stroke="#000"
      strokeWidth={plate.weight}
    >
      <path id="l" d={bandPath(plate)} vectorEffect="non-scaling-stroke" />
      <use href="#l" transform="scale(1 -1)" />
    </svg>
  );
}

/** The thread across the page, or down it. It is stretched to its place; its lines keep their weight. */
export function ThreadFile({ cut, down = false }: { cut: PlateCut; down?: boolean }) {
  const plate = bandOf(cut);
  const [length, reach] = [threadLength(plate), BAND_REACH];
  return (
    <svg
      xmlns={xmlns}
      viewBox={down ? `${-reach} 0 ${2 * reach} ${length}` : `0 ${-reach} ${length} ${2 * reach}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="#000"
      strokeWidth={plate.weight}
    >
      <g transform={down ? 'rotate(90)' : undefined}>
        <path id="l" d={threadPath(plate)} vectorEffect="non-scaling-stroke" />
        <use href="#l" transform="scale(1 -1)" />
      </g>
    </svg>
  );
}
