import { nearestReadable } from './nearest-readable.ts';
import { fromHex, type Oklch, thousandths, toCss } from './oklch.ts';

export type Ink = {
  light: Oklch;
  dark: Oklch;
  /** Hue of the far end of the gradient along its lines; by default a neighboring hue. */
  far?: number | undefined;
};

/** The backgrounds with the least contrast, in each theme. */
const papers = { light: fromHex('#e9f2f4'), dark: fromHex('#262626') };
const least = 4.6;

/** Any color as an ink: same hue, with a lightness for each theme at which it can be read. */
export function inkFromHex(hex: string): Ink {
  const [lightness, chroma, exactHue] = fromHex(hex);
  const hue = Math.round(exactHue);
  return {
    light: nearestReadable([Math.min(lightness, 0.6), chroma, hue], papers.light, least),
    dark: nearestReadable(
      [Math.max(lightness, 0.72), Math.min(chroma, 0.16), hue],
      papers.dark,
      least,
    ),
  };
}

/** The middle and the far end of a line's gradient. Never used for text, so contrast does not matter. */
function stops(
  [lightness, chroma, hue]: Oklch,
  lift: number,
  far = hue + (hue < 60 ? 180 : 45),
): [mid: Oklch, far: Oklch] {
  const turned = (to: number) => Math.round((to + 360) % 360);
  return [
    [thousandths(lightness + lift), chroma, turned(hue + (hue < 180 ? 18 : -20))],
    [thousandths(lightness + lift / 2), thousandths(chroma * 0.55), turned(far)],
  ];
}

export function inkDeclarations({ light, dark, far }: Ink): string {
  const [lightMid, lightFar] = stops(light, 0.1, far);
  const [darkMid, darkFar] = stops(dark, 0.04, far);
  const pair = (one: Oklch, other: Oklch) => `light-dark(${toCss(one)},${toCss(other)})`;
  return `--print:${pair(light, dark)};--print-mid:${pair(lightMid, darkMid)};--print-far:${pair(lightFar, darkFar)}`;
}
