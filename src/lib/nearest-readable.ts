import { contrast, type Oklch, thousandths, toHex } from './oklch.ts';

/**
 * The color of the same hue, nearest in lightness, that reaches the contrast on this background.
 * Chroma is reduced only if no lightness will do.
 */
export function nearestReadable([wish, chroma, hue]: Oklch, ground: Oklch, least: number): Oklch {
  const behind = toHex(ground);
  for (let kept = chroma; ; kept = Math.max(0, kept - 0.01)) {
    for (let step = 0; step <= 1000; step++) {
      for (const lightness of [wish - step / 1000, wish + step / 1000].map(thousandths)) {
        if (lightness < 0 || lightness > 1) continue;
        const color: Oklch = [lightness, thousandths(kept), hue];
        if (contrast(toHex(color), behind) >= least) return color;
      }
    }
    if (kept === 0) return ground[0] > 0.5 ? [0, 0, hue] : [1, 0, hue];
  }
}
