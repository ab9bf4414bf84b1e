import { plateCut } from '../../lib/plate-cut.ts';
import { BAND_REACH, bandPath } from './band.ts';
import { bandOf, type PresetName, presetOf } from './presets.ts';
import { PLATE_REACH } from './rosette.ts';
import { RosetteLines } from './rosette-lines.tsx';

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

const rule = (name: string) => `.plate-${name}{--lines:url(/plates/${name}.svg)}`;

/** Which file a plate is printed from, for the head of every page. */
export const plateStyles = [...printed, 'band'].map(rule).join('');

const R = PLATE_REACH;
const xmlns = 'http://www.w3.org/2000/svg';

/** Lines alone: what lies behind them gives the ink. */
export function PlateFile({ preset }: { preset: PresetName }) {
  return (
    <svg xmlns={xmlns} viewBox={`${-R} ${-R} ${2 * R} ${2 * R}`} fill="none">
      <RosetteLines preset={preset} id="l" weight={presetOf(preset).weight} color="#000" />
      {/* The smallest print has a solid heart: it still reads at 24 px. */}
      {preset === 'seal' && <circle r="120" fill="#000" />}
    </svg>
  );
}

/** One lobe of the cord. Set side by side, lobes meet where the lines are tied. */
export function BandFile() {
  const plate = bandOf(plateCut());
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
