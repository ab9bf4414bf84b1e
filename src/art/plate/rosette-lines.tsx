import { type PresetName, presetOf } from './presets.ts';
import { type Drawing, type Plate, rosette } from './rosette.ts';

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
  /** Unique on its page: the copies refer to their lobe by it. */
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
      <g stroke={color ?? 'var(--print)'} strokeWidth={weight}>
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
