import type { PresetName } from './presets.ts';

type RosetteProps = {
  preset: PresetName;
  /** Sets the size. */
  className?: string;
};

/**
 * A plate in the ink of its surroundings: the background is the ink's gradient, and a file masks it
 * (src/pages/plates). So a page has one element for it, and the lines load after the text.
 */
export function Rosette({ preset, className = '' }: RosetteProps) {
  return <span aria-hidden="true" className={`plate plate-${preset} ${className}`} />;
}

type WaveBandProps = {
  /** Sets the height; the band fills the width. */
  className?: string;
};

/** A band of the guilloché: one lobe, repeated as a mask. */
export function WaveBand({ className = 'h-12 w-full' }: WaveBandProps) {
  return <div aria-hidden="true" className={`plate-band ${className}`} />;
}
