import { contrast, type Oklch, toHex } from './oklch.ts';

const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/**
 * The color of the same hue and chroma, nearest in lightness, that reaches the contrast on this
 * ground. Chroma gives way only where no lightness does: at the ends of the scale it cannot be
 * printed anyway.
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
