import { type Shade, shadesOf } from './iris.ts';
import { knotsAlong, pathOf } from './stroke.ts';
import { type Zone, zoneLines, zoneOffset, zonePieces } from './zone.ts';

export interface BandPlate {
  zones: readonly Zone[];
  /** Length of one lobe, and how many stand in a row. */
  pitch: number;
  lobes: number;
  weight: number;
}

export interface BandDrawing {
  path: string;
  shades: readonly Shade<number>[];
}

/** Half the height a band is drawn in. Lines keep to three quarters of it, so that very wide
 * screens, which enlarge the band, crop air and not lines. */
export const BAND_REACH = 40;

export function bandPoint(zone: Zone, pitch: number, u: number, t: number) {
  return { x: pitch * t, y: zoneOffset(zone, u, 2 * Math.PI * (t - 0.5)) };
}

export function band({ zones, pitch, lobes }: BandPlate): BandDrawing {
  return {
    path: pathOf(
      zones.flatMap((zone) =>
        zoneLines(zone).map((u) =>
          knotsAlong((t) => bandPoint(zone, pitch, u, t), zonePieces(zone)),
        ),
      ),
    ),
    shades: shadesOf(
      Array.from({ length: lobes }, (_, copy) => ({
        value: copy * pitch,
        share: Math.abs((2 * (copy + 0.5)) / lobes - 1),
      })),
    ),
  };
}
