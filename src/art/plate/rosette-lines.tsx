import type { PlateCut } from '../../lib/marks.ts';
import { memoise } from '../../lib/memoise.ts';
import { type PresetName, presetsOf } from './presets.ts';
import { rosette } from './rosette.ts';

/** Computed once, because many pages print the same plate. */
const drawingOf = memoise((preset: PresetName, cut: PlateCut) => rosette(presetsOf(cut)[preset]));

interface RosetteLinesProps {
  preset: PresetName;
  cut: PlateCut;
  /** Unique on its page: copies refer to their lobe by it. */
  id: string;
  weight: number;
  /** One flat color instead of the gradient. */
  color?: string;
}

/** The lines alone, for use inside another drawing. */
export function RosetteLines({ preset, cut, id, weight, color }: RosetteLinesProps) {
  const { lobes, shades } = drawingOf(preset, cut);
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
