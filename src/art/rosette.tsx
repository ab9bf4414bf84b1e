import type { PresetName } from './plate/presets.ts';

interface RosetteProps {
  preset: PresetName;
  /** Sets the size. */
  className?: string;
}

/**
 * A plate in the ink of its surroundings: the background is the ink's gradient, and a file masks it
 * (src/pages/plates). A page has one element for it, and the file loads after the text.
 */
export function Rosette({ preset, className = '' }: RosetteProps) {
  return <span aria-hidden="true" className={`plate plate-${preset} ${className}`} />;
}
