import type { Tone } from './portrait-tone.ts';

/** Three line widths, and the tone from which each is used. */
export const cuts = [
  { from: 0.1, width: 0.3 },
  { from: 0.38, width: 0.7 },
  { from: 0.68, width: 1.15 },
] as const;

interface Hatch {
  tone: (x: number, y: number) => number | null;
  /** Distance between two lines. */
  pitch: number;
  width: number;
  height: number;
  from: number;
}

/**
 * Horizontal lines where the tone is dark enough. Every second line needs a little more, so that two
 * tones meet in a comb of line ends, not in an edge.
 */
export function hatch({ tone, pitch, width, height, from }: Hatch): string {
  let d = '';
  for (let line = 0; line < height / pitch; line++) {
    const y = (line + 0.5) * pitch;
    const least = from + (line % 2 ? 0.05 : -0.05);
    let start: number | null = null;
    for (let x = 0; x <= width; x++) {
      const dark = x < width && (tone(x, y) ?? 0) > least;
      if (dark && start === null) start = x;
      if (!dark && start !== null) {
        if (x - start > 1) d += `M${start} ${Math.round(y * 10) / 10}h${x - start}`;
        start = null;
      }
    }
  }
  return d;
}

/** The picture turned, for lines that lean: the hatch is turned back when it is drawn. */
export function leaning(tone: Tone, degrees: number, about: { x: number; y: number }): Tone {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return (x, y) => {
    const dx = x - about.x;
    const dy = y - about.y;
    return tone(about.x + dx * cos - dy * sin, about.y + dx * sin + dy * cos);
  };
}
