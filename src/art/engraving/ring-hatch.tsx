import { numerals } from '../plate/path.ts';

interface RingHatchProps {
  /** Where the part begins and ends, in turns from the top. */
  from: number;
  to: number;
  /** How many spokes it has: the more, the darker. */
  spokes: number;
  /** Inner and outer edge. */
  radii: [number, number];
  /** Width of a spoke. */
  weight: number;
  stroke?: string;
}

const place = (radius: number, turn: number) => [
  radius * Math.sin(2 * Math.PI * turn),
  -radius * Math.cos(2 * Math.PI * turn),
];

/** A part of a ring, hatched with spokes: one dashed arc as wide as the ring. */
export function RingHatch({
  from,
  to,
  spokes,
  radii: [inner, outer],
  weight,
  stroke,
}: RingHatchProps) {
  const radius = (inner + outer) / 2;
  const isLarge = to - from > 0.5 ? 1 : 0;
  const start = numerals(place(radius, from));
  const end = numerals(place(radius, to));
  const step = (2 * Math.PI * radius * (to - from)) / spokes;
  return (
    <path
      d={`M${start}A${radius} ${radius} 0 ${isLarge} 1 ${end}`}
      stroke={stroke}
      strokeWidth={outer - inner}
      strokeDasharray={numerals([weight, step - weight])}
    />
  );
}
