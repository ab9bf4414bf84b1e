import { knotsAlong, pathOf } from './stroke.ts';
import { type Zone, zoneLines, zoneOffset, zonePieces } from './zone.ts';

export interface BandPlate {
  zones: readonly Zone[];
  /** Length of one lobe. */
  pitch: number;
  weight: number;
}

/** Half the height a band is drawn in. Lines keep to three quarters of it. */
export const BAND_REACH = 40;

export function bandPoint(zone: Zone, pitch: number, u: number, t: number) {
  return { x: pitch * t, y: zoneOffset(zone, u, 2 * Math.PI * (t - 0.5)) };
}

/** The lines of one lobe. */
export const bandPath = ({ zones, pitch }: BandPlate): string =>
  pathOf(
    zones.flatMap((zone) =>
      zoneLines(zone).map((u) => knotsAlong((t) => bandPoint(zone, pitch, u, t), zonePieces(zone))),
    ),
  );
