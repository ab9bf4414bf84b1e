import type { PresetName } from './presets.ts';

type RosetteProps = { preset: PresetName; className?: string };

/**
 * A plate in the ink of its surroundings: the background is the ink's gradient, and a file masks it
 * (src/pages/plates). So a page has one element for it, and the lines load after the text.
 */
export const Rosette = ({ preset, className = '' }: RosetteProps) => (
  <span aria-hidden="true" className={`plate plate-${preset} ${className}`} />
);

/** A band of the guilloché: one lobe, repeated as a mask. */
export const WaveBand = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={`plate-band ${className}`} />
);
