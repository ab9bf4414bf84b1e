import { curvePath, type Knot } from './path.ts';

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

/** All lines as one path, because each element costs the browser style and layout. */
export const pathOf = (lines: readonly (readonly Knot[])[]): string =>
  lines.map(curvePath).join('');
