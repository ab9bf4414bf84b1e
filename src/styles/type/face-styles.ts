import { type Face, type TypeSetName, typeSets } from '../../lib/type-sets.ts';
import faces from './faces.json' with { type: 'json' };

export const roles = ['display', 'text', 'mono'] as const;
export type Role = (typeof roles)[number];

/** System fonts by their names on Windows, Apple's systems, Linux and Android, regular and bold. */
const systemFonts: Record<Face['like'], readonly [string[], string[]?]> = {
  Arial: [
    ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
  ],
  'Times New Roman': [
    ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Noto Serif'],
    ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Noto Serif Bold'],
  ],
  'Courier New': [['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Roboto Mono']],
};

/** What loads the system font that stands in for a face. */
export const standIn = ({ like }: Face, weight: number): string =>
  (systemFonts[like][weight > 500 ? 1 : 0] ?? []).map((name) => `local("${name}")`).join(', ');

export const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** These characters as a style sheet lists them: `U+20-7E, U+A0`. A range may run over all that is not `taken`. */
export function unicodeRange(codes: readonly number[], taken = span(0, 0xffff)): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  const others = new Set(taken).difference(new Set(codes));
  const ranges: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && !span(last[1], code).some((between) => others.has(between))) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

const codesIn = (range: string): number[] =>
  Array.from(range.matchAll(/U\+([\dA-F]+)-?([\dA-F]*)/g), ([, from = '', to]) =>
    span(Number.parseInt(from, 16), Number.parseInt(to || from, 16)),
  ).flat();

const shown = (axis: Face['axes'][string] = 400, unit = '') =>
  typeof axis === 'number' ? `${axis}${unit}` : `${axis.min}${unit} ${axis.max}${unit}`;

const rule = (lines: readonly string[]) => `@font-face { ${lines.join('; ')} }`;

/** The rules that load the faces of a type set, and those of the system fonts that stand in for them. */
export function faceStyles(set: TypeSetName): string {
  const rules = roles.flatMap((role) => {
    const face: Face = typeSets[set][role];
    const name = `${role[0]?.toUpperCase()}${role.slice(1)}`;
    const files = Object.entries(faces[set].files)
      .filter(([file]) => file.startsWith(role))
      .map(([file, range]) => ({ file, codes: codesIn(range) }));
    // The soft hyphen prints nothing, so it need not fetch a file.
    const taken = [0xad, ...files.flatMap(({ codes }) => codes)];
    const loaded = files.map(({ file, codes }, index) => [
      `font-family: "${name}"`,
      `src: url("./src/styles/type/${set}/${file}")`,
      // The first file has no range: every page needs it.
      ...(index > 0 ? [`unicode-range: ${unicodeRange(codes, taken)}`] : []),
      `font-weight: ${shown(face.axes.wght)}`,
      ...(typeof face.axes.wdth === 'object'
        ? [`font-stretch: ${shown(face.axes.wdth, '%')}`]
        : []),
      'font-display: optional',
    ]);
    const standIns = faces[set].standIns[role].map(([width, weight = 400, size, up, down]) => [
      // Each width under a name of its own, so that no text is shown in the stand-in of another.
      `font-family: "${name} fallback${width === 100 ? '' : ` ${width}`}"`,
      `src: ${standIn(face, weight)}`,
      `font-weight: ${weight === 600 ? '600 700' : weight}`,
      `size-adjust: ${size}%`,
      `ascent-override: ${up}%`,
      `descent-override: ${down}%`,
      'line-gap-override: 0%',
    ]);
    return [...loaded, ...standIns].map(rule);
  });
  return rules.join('\n');
}
