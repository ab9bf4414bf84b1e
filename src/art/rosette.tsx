import { type PresetName, presetOf } from './plate/presets.ts';
import { type Drawing, PLATE_REACH, type Plate, rosette } from './plate/rosette.ts';

const R = PLATE_REACH;

/** What part of the plate shows: a crop is named after the corner or side of its page it fills. */
const crops = {
  full: `${-R} ${-R} ${2 * R} ${2 * R}`,
  'top-right': `${-R} ${-0.2 * R} ${1.2 * R} ${1.2 * R}`,
  'top-left': `${-0.2 * R} ${-0.2 * R} ${1.2 * R} ${1.2 * R}`,
  'bottom-right': `${-R} ${-R} ${1.2 * R} ${1.2 * R}`,
  right: `${-R} ${-R} ${1.2 * R} ${2 * R}`,
} as const;

export type RosetteCrop = keyof typeof crops;

export interface RosetteProps {
  preset: PresetName;
  /** Unique on its page: the copies refer to their lobe by it. */
  id: string;
  className?: string;
  crop?: RosetteCrop;
}

export function Rosette({ preset, id, className, crop = 'full' }: RosetteProps) {
  return (
    <svg aria-hidden="true" className={className} viewBox={crops[crop]} fill="none">
      <RosetteLines preset={preset} id={id} weight={presetOf(preset).weight} />
    </svg>
  );
}

const drawings = new Map<Plate, Drawing>();

/** A plate is cut once, however often it is printed. */
function drawingOf(preset: PresetName): Drawing {
  const plate = presetOf(preset);
  const cut = drawings.get(plate) ?? rosette(plate);
  drawings.set(plate, cut);
  return cut;
}

interface RosetteLinesProps {
  preset: PresetName;
  id: string;
  weight: number;
  /** One flat color instead of the iris. */
  color?: string;
}

/** The bare lines, for drawings that set a rosette into a picture of their own. */
export function RosetteLines({ preset, id, weight, color }: RosetteLinesProps) {
  const { lobes, shades } = drawingOf(preset);
  return (
    <>
      <defs>
        {lobes.map(({ path, span, mirrored }, lathe) => {
          const name = `${id}-${lathe}`;
          return mirrored ? (
            <g key={name} id={name}>
              <path id={`${name}m`} d={path} vectorEffect="non-scaling-stroke" />
              <use href={`#${name}m`} transform={`rotate(${span})scale(1 -1)`} />
            </g>
          ) : (
            <path key={name} id={name} d={path} vectorEffect="non-scaling-stroke" />
          );
        })}
      </defs>
      <g className="plate-line" stroke={color ?? 'var(--print)'} strokeWidth={weight}>
        {shades.map((shade) => (
          <g key={shade.color} stroke={color ? undefined : shade.color}>
            {shade.copies.map(({ lathe, degrees }) => (
              <use
                key={`${lathe} ${degrees}`}
                href={`#${id}-${lathe}`}
                transform={`rotate(${degrees})`}
              />
            ))}
          </g>
        ))}
      </g>
    </>
  );
}
