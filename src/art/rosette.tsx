import type { PresetName } from './plate/presets.ts';

interface RosetteProps {
  preset: PresetName;
  /** Sets the size: a rosette is as high as it is wide. */
  className?: string;
}

/**
 * A plate in the ink of its place: the ink is a ground that turns through its iris, and the lines are
 * a file that lets it through (src/pages/plates). A page pays one element for it, and the file comes
 * after the words.
 */
export function Rosette({ preset, className = '' }: RosetteProps) {
  return <div aria-hidden="true" className={`plate plate-${preset} ${className}`} />;
}
