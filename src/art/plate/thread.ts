import type { BandPlate } from './band.ts';
import { knotsAlong, pathOf } from './stroke.ts';
import { zoneLines, zoneOffset } from './zone.ts';

/** Lobes from the first wave to the whole cord, after a straight stretch. */
const LOBES = 9;
const STRAIGHT = 1.5;

export const threadLength = ({ pitch }: BandPlate): number => pitch * (STRAIGHT + LOBES);

/** The offset of line `u` at position `t`: a thread at the start, the full cord from two thirds on. */
export function threadOffset({ zones }: BandPlate, u: number, t: number): number {
  const ease = Math.min(1, Math.max(0, t) * 1.5) ** 1.3;
  const phase = 2 * Math.PI * (LOBES * t - 0.5);
  return zones.reduce((sum, zone) => sum + ease * zoneOffset(zone, u, phase), 0);
}

/** Lines that gradually become waves. Only half of them: the others are their mirror image. */
export function threadPath(plate: BandPlate): string {
  const start = plate.pitch * STRAIGHT;
  const lines = plate.zones.flatMap(zoneLines).filter((_, index) => index % 2 === 0);
  const waves = lines.map((u) =>
    knotsAlong(
      (t) => ({ x: start + plate.pitch * LOBES * t, y: threadOffset(plate, u, t) }),
      LOBES * 6,
    ),
  );
  return `M0 0H${start}${pathOf(waves)}`;
}
