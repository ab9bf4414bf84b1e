import type { PlateCut } from '../../lib/marks.ts';
import { memoise } from '../../lib/memoise.ts';
import { lobePath } from './guilloche.ts';
import { type PresetName, presetsOf } from './presets.ts';

/** How many colors the gradient around a rosette has. */
const STEPS = 12;

/**
 * Rotated copies rotate their gradients with them, so a true SVG gradient would break at every
 * lobe. The gradient is mixed copy by copy instead, in steps too small to see.
 */
function colorAt(share: number): string {
  const [from, to, part] =
    share < 0.5
      ? ['--print', '--print-mid', share * 2]
      : ['--print-mid', '--print-far', share * 2 - 1];
  const percent = Math.round(part * 100);
  if (percent === 0) return `var(${from})`;
  if (percent === 100) return `var(${to})`;
  return `color-mix(in oklab,var(${to}) ${percent}%,var(${from}))`;
}

/** The step of the gradient, which runs from lower right to upper left. */
const stepAt = (turn: number) =>
  Math.round((STEPS * (1 - Math.cos(2 * Math.PI * (turn - 0.14)))) / 2);

const degreesOf = (turn: number) => Math.round(36000 * turn) / 100;

/** Computed once, because many pages print the same plate. */
const drawingOf = memoise((preset: PresetName, cut: PlateCut) => {
  const { lathes } = presetsOf(cut)[preset];
  const copies = lathes.flatMap(({ lobes, turn = 0 }, lathe) =>
    Array.from({ length: lobes }, (_, copy) => ({
      lathe,
      degrees: degreesOf((copy + turn) / lobes),
      step: stepAt((copy + turn + 0.5) / lobes),
    })),
  );
  return {
    lobes: lathes.map((lathe) => ({
      path: lobePath(lathe),
      span: degreesOf(1 / lathe.lobes),
      mirrored: lathe.mirrored,
    })),
    shades: Object.entries(Object.groupBy(copies, ({ step }) => step)).map(([step, same = []]) => ({
      color: colorAt(Number(step) / STEPS),
      copies: same,
    })),
  };
});

type Props = {
  preset: PresetName;
  cut: PlateCut;
  /** Unique on its page: copies refer to their lobe by it. */
  id: string;
  weight: number;
  /** One flat color instead of the gradient. */
  color?: string;
};

/** The lines alone, for use inside another drawing. */
export function RosetteLines({ preset, cut, id, weight, color }: Props) {
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
