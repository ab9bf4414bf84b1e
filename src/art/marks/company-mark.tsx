import { initialsOf } from '../../lib/names.ts';
import { numerals } from '../plate/path.ts';

const at = (radius: number, turn: number): [number, number] => [
  radius * Math.sin(2 * Math.PI * turn),
  -radius * Math.cos(2 * Math.PI * turn),
];

/** A polygon whose corners alternate between these radii. Two radii make a star. */
const polygon = (corners: number, radii: readonly number[], turn = 0): string => {
  const places = Array.from({ length: corners }, (_, corner) =>
    numerals(at(radii[corner % radii.length] ?? 0, corner / corners + turn)),
  );
  return `M${places.join('L')}z`;
};

const circle = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const scallop = (lobes: number, radius: number): string => {
  const bow = numerals([(2.3 * radius) / lobes, (2.3 * radius) / lobes]);
  const places = Array.from({ length: lobes }, (_, lobe) =>
    numerals(at(radius, (lobe + 1) / lobes)),
  );
  return `M0 ${-radius}${places.map((place) => `A${bow} 0 0 1 ${place}`).join('')}z`;
};

const rays = (count: number, inner: number, outer: number): string =>
  Array.from(
    { length: count },
    (_, ray) => `M${numerals(at(inner, ray / count))}L${numerals(at(outer, ray / count))}`,
  ).join('');

/** Frames of a stamp: outer edge, inner edge, and the lines between them. */
const frames = [
  [scallop(16, 43), circle(38), rays(72, 30, 37)],
  [polygon(8, [47], 1 / 16), polygon(8, [42], 1 / 16), polygon(64, [37, 31])],
  [circle(47), circle(43), rays(48, 31, 42)],
  [polygon(6, [48]), polygon(6, [43]), [31, 33, 35].map(circle).join('')],
  [polygon(4, [48]), polygon(4, [43]), polygon(40, [30, 26])],
  [polygon(72, [47, 43]), circle(40), [32, 34.5, 37].map(circle).join('')],
];

const letterings = ['wide font-bold', 'narrow font-black', 'font-extrabold'];

/** A stamp with a monogram. The same name always gets the same stamp. */
export function CompanyMark({ company, className }: { company: string; className: string }) {
  const number = [...company].reduce(
    (sum, letter) => (31 * sum + (letter.codePointAt(0) ?? 0)) % 9973,
    0,
  );
  const [outer, inner, tone] = frames[number % frames.length] ?? [];
  const lettering = letterings[Math.floor(number / frames.length) % letterings.length];
  const letters = initialsOf(company);
  return (
    <svg aria-hidden="true" className={className} viewBox="-50 -50 100 100" fill="none">
      <g stroke="var(--print)" strokeLinejoin="round">
        <path d={outer} strokeWidth="1.5" />
        <path d={inner} strokeWidth="0.7" />
        <path d={tone} strokeWidth="0.7" />
      </g>
      <text
        className={`font-display uppercase ${lettering}`}
        fill="var(--print)"
        fontSize={letters.length > 1 ? 25 : 34}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {letters}
      </text>
    </svg>
  );
}
