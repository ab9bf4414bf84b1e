import { numerals } from '../plate/path.ts';

const place = (radius: number, turn: number) => [
  radius * Math.sin(2 * Math.PI * turn),
  -radius * Math.cos(2 * Math.PI * turn),
];

/** A part of a ring, hatched with spokes: the smaller the step, the darker the part. */
export function ringHatch(
  from: number,
  to: number,
  spokes: number,
  radii: [number, number],
): string {
  const [inner, outer] = radii;
  return Array.from({ length: spokes + 1 }, (_, spoke) => {
    const turn = from + ((to - from) * spoke) / spokes;
    return `M${numerals(place(inner, turn))}L${numerals(place(outer, turn))}`;
  }).join('');
}
