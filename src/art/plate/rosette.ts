import { type Shade, shadesOf } from './iris.ts';
import { knotsAlong, pathOf } from './stroke.ts';
import { type Zone, zoneLines, zoneOffset, zonePieces } from './zone.ts';

export interface Ring extends Zone {
  radius: number;
}

/** Rings that share a lobe count and a start, and so one set of rotated copies. */
export interface Lathe {
  lobes: number;
  /** Rotation in lobes: half a lobe puts petals into the gaps of others. */
  turn?: number;
  rings: readonly Ring[];
  /** Drawn again as a mirror image, so that the lines interlace. */
  mirrored?: boolean;
}

export interface Plate {
  lathes: readonly Lathe[];
  /** Line weight in CSS pixels, at every size. */
  weight: number;
}

export interface RosetteDrawing {
  lobes: readonly { path: string; span: number; mirrored: boolean }[];
  shades: readonly Shade<{ lathe: number; degrees: number }>[];
}

/** Half the edge of the square that every rosette fits in. */
export const PLATE_REACH = 500;

/** The lobe is in the middle of its sector, so that sectors meet at the knots. */
export function ringPoint(ring: Ring, lobes: number, u: number, t: number) {
  const angle = (2 * Math.PI * t) / lobes;
  const radius = ring.radius + zoneOffset(ring, u, 2 * Math.PI * (t - 0.5));
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

export function rosette({ lathes }: Plate): RosetteDrawing {
  const copies = lathes.flatMap(({ lobes, turn = 0 }, lathe) =>
    Array.from({ length: lobes }, (_, copy) => ({
      value: { lathe, degrees: Math.round((36000 * (copy + turn)) / lobes) / 100 },
      share: irisShare((copy + turn + 0.5) / lobes),
    })),
  );
  return {
    lobes: lathes.map(({ lobes, rings, mirrored = false }) => ({
      span: Math.round(36000 / lobes) / 100,
      mirrored,
      path: pathOf(
        rings.flatMap((ring) =>
          zoneLines(ring).map((u) =>
            knotsAlong((t) => ringPoint(ring, lobes, u, t), zonePieces(ring)),
          ),
        ),
      ),
    })),
    shades: shadesOf(copies),
  };
}

/** The gradient runs from lower right to upper left. */
const irisShare = (turn: number): number => (1 - Math.cos(2 * Math.PI * (turn - 0.14))) / 2;
