import { curveLength, curvePath, type Knot } from './path.ts';

export interface Stroke {
  d: string;
  /**
   * For the `pathLength` attribute: chosen so that the longest line measures just under 1. One dash
   * of length 1 then uncovers every line, however many lines share the path.
   */
  pathLength: number;
}

interface Place {
  x: number;
  y: number;
}

/** Knots of a curve over `0 … 1`, with tangents taken by central difference. */
export function knotsAlong(at: (t: number) => Place, pieces: number): Knot[] {
  const reach = 1e-4;
  const slope = 1 / (2 * reach * pieces);
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const t = index / pieces;
    const ahead = at(t + reach);
    const behind = at(t - reach);
    return { ...at(t), dx: (ahead.x - behind.x) * slope, dy: (ahead.y - behind.y) * slope };
  });
}

export function strokeOf(lines: readonly (readonly Knot[])[]): Stroke {
  const lengths = lines.map(curveLength);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return {
    d: lines.map(curvePath).join(''),
    pathLength: Math.round((total / Math.max(...lengths)) * 97) / 100,
  };
}
