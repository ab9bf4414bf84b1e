import { contrast, fromHex, type Oklch, toCss, toHex } from './oklch.ts';

export type Ink = {
  light: Oklch;
  dark: Oklch;
  /** Hue of the far end of the gradient along its hairlines; without it, a neighbor on the wheel. */
  far?: number | undefined;
};

/** The hardest grounds that ink is printed on, and the contrast that its text must reach on them. */
const papers = { light: '#e9f2f4', dark: '#262626' } as const;
const readable = 4.6;

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The lightness nearest to the wish at which this hue can still be read on the paper. */
function legible([wish, chroma, hue]: Oklch, paper: keyof typeof papers): Oklch {
  const isReadable = (lightness: number) =>
    contrast(toHex([lightness, chroma, hue]), papers[paper]) >= readable;
  const away = paper === 'light' ? -0.005 : 0.005;
  let lightness = wish;
  while (!isReadable(lightness) && lightness > 0 && lightness < 1) lightness += away;
  return [round(Math.min(1, Math.max(0, lightness))), round(chroma), Math.round(hue)];
}

/** Any color as an ink: its hue kept, its lightness moved until it can be read in both themes. */
export function inkFromHex(hex: string): Ink {
  const [lightness, chroma, hue] = fromHex(hex);
  return {
    light: legible([Math.min(lightness, 0.6), chroma, hue], 'light'),
    dark: legible([Math.max(lightness, 0.72), Math.min(chroma, 0.16), hue], 'dark'),
  };
}

/**
 * The far end of a hairline's gradient leans toward its neighbors on the color wheel. Stops run on
 * line-work only, never on text, so they may be lighter than text would allow.
 */
function stops(
  [lightness, chroma, hue]: Oklch,
  lift: number,
  far = hue + (hue < 60 ? 180 : 45),
): [mid: Oklch, far: Oklch] {
  const turned = (to: number) => Math.round((to + 360) % 360);
  return [
    [round(lightness + lift), chroma, turned(hue + (hue < 180 ? 18 : -20))],
    [round(lightness + lift / 2), round(chroma * 0.55), turned(far)],
  ];
}

/** The declarations that put an ink on the plate. */
export function inkDeclarations({ light, dark, far }: Ink): string {
  const [lightMid, lightFar] = stops(light, 0.1, far);
  const [darkMid, darkFar] = stops(dark, 0.04, far);
  const pair = (one: Oklch, other: Oklch) => `light-dark(${toCss(one)},${toCss(other)})`;
  return `--print:${pair(light, dark)};--print-mid:${pair(lightMid, darkMid)};--print-far:${pair(lightFar, darkFar)}`;
}
