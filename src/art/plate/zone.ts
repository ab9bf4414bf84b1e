/**
 * One zone of lines, ring or band. With the phase φ going round once per lobe, line `u` (0 … 1) is
 * this far from the middle of the zone:
 *
 *   sway·cos φ + envelope(φ)·( spread·(u − ½) + amplitude·cos(waves·φ + 2π·twist·u) )
 *
 * The envelope narrows to `1 − pinch` between two swells. Lines half a turn apart cross, and their
 * mirror image crosses them again: that makes a guilloché.
 */
export interface Zone {
  lines: number;
  amplitude: number;
  /** Full waves each line makes within one lobe. */
  waves: number;
  /** How far the phase runs from the first line to the last, in turns. */
  twist: number;
  /** Distance between the first and the last line where they do not wave. */
  spread?: number;
  /** In and out movement of the whole zone, once a lobe. */
  sway?: number;
  /** 0 keeps the zone equally wide, 1 narrows it to a point. */
  pinch?: number;
  /** Above 1 the swells are rounder, and the knots between them tighter. */
  fullness?: number;
}

export function zoneOffset(zone: Zone, u: number, phase: number): number {
  const { amplitude, waves, twist, spread = 0, sway = 0, pinch = 0, fullness = 1 } = zone;
  const envelope = 1 - pinch * ((1 - Math.cos(phase)) / 2) ** fullness;
  const wave = amplitude * Math.cos(waves * phase + 2 * Math.PI * twist * u);
  return sway * Math.cos(phase) + envelope * (spread * (u - 0.5) + wave);
}

/** Tight knots bend faster than plain waves, so they need more pieces. */
export function zonePieces(zone: Zone): number {
  const perWave = (zone.fullness ?? 1) > 1 ? 6 : 4;
  return Math.ceil(Math.max(zone.waves, 1) * perWave);
}

export function zoneLines(zone: Zone): number[] {
  return Array.from({ length: zone.lines }, (_, index) => index / zone.lines);
}
