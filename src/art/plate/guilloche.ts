import { curvePath, type Knot } from './path.ts';

/**
 * One zone of lines, ring or band. With the phase φ going round once per lobe, line `u` (0 … 1) is
 * this far from the middle of the zone:
 *
 *   sway·cos φ + envelope(φ)·amplitude·cos(waves·φ + 2π·twist·u)
 *
 * The envelope narrows to `1 − pinch` between two swells. Lines half a turn apart cross, and their
 * mirror image crosses them again: that makes a guilloché.
 */
export type Zone = {
  lines: number;
  amplitude: number;
  /** Full waves each line makes within one lobe. */
  waves: number;
  /** How far the phase runs from the first line to the last, in turns. */
  twist: number;
  /** In and out movement of the whole zone, once a lobe. */
  sway?: number;
  /** 0 keeps the zone equally wide, 1 narrows it to a point. */
  pinch?: number;
  /** Above 1 the swells are rounder, and the knots between them tighter. */
  fullness?: number;
};

function offset(zone: Zone, u: number, phase: number): number {
  const { amplitude, waves, twist, sway = 0, pinch = 0, fullness = 1 } = zone;
  const envelope = 1 - pinch * ((1 - Math.cos(phase)) / 2) ** fullness;
  const wave = amplitude * Math.cos(waves * phase + 2 * Math.PI * twist * u);
  return sway * Math.cos(phase) + envelope * wave;
}

/** The phase at a place of a lobe, whose swell is in its middle, so that lobes meet at the knots. */
const phaseAt = (t: number) => 2 * Math.PI * (t - 0.5);

/** Tight knots bend faster than plain waves, so they need more pieces. */
const pieces = ({ waves, fullness = 1 }: Zone) =>
  Math.ceil(Math.max(waves, 1) * (fullness > 1 ? 6 : 4));

const linesOf = ({ lines }: Zone) => Array.from({ length: lines }, (_, index) => index / lines);

/** Knots of a curve over `0 … 1`, with tangents taken by central difference. */
function knotsAlong(at: (t: number) => { x: number; y: number }, count: number): Knot[] {
  const reach = 1e-4;
  const slope = 1 / (2 * reach * count);
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const ahead = at(t + reach);
    const behind = at(t - reach);
    return { ...at(t), dx: (ahead.x - behind.x) * slope, dy: (ahead.y - behind.y) * slope };
  });
}

export type Ring = Zone & { radius: number };

/** Rings that share a lobe count and a start, and so one set of rotated copies. */
export type Lathe = {
  lobes: number;
  /** Rotation in lobes: half a lobe puts petals into the gaps of others. */
  turn?: number;
  rings: readonly Ring[];
  /** Drawn again as a mirror image, so that the lines interlace. */
  mirrored?: boolean;
};

/** The lines of one lobe as one path, because each element costs the browser style and layout. */
export const lobePath = ({ lobes, rings }: Lathe): string =>
  rings
    .flatMap((ring) =>
      linesOf(ring).map((u) => {
        const at = (t: number) => {
          const angle = (2 * Math.PI * t) / lobes;
          const radius = ring.radius + offset(ring, u, phaseAt(t));
          return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
        };
        return curvePath(knotsAlong(at, pieces(ring)));
      }),
    )
    .join('');

export type Band = Zone & {
  /** Length of one lobe. */
  pitch: number;
};

/** Half the height a band is drawn in. Lines keep to three quarters of it. */
export const BAND_REACH = 40;

/** The lines of one lobe. */
export const bandPath = (band: Band): string =>
  linesOf(band)
    .map((u) =>
      curvePath(
        knotsAlong((t) => ({ x: band.pitch * t, y: offset(band, u, phaseAt(t)) }), pieces(band)),
      ),
    )
    .join('');

/** Lobes of a thread from the first wave to the whole cord, after a straight stretch. */
const LOBES = 9;
const STRAIGHT = 1.5;

export const threadLength = ({ pitch }: Band): number => pitch * (STRAIGHT + LOBES);

/**
 * Lines that gradually become waves: a thread at the start, the full cord from two thirds on. Only half
 * of them: the others are their mirror image.
 */
export function threadPath(band: Band): string {
  const start = band.pitch * STRAIGHT;
  const waves = linesOf({ ...band, lines: band.lines / 2 }).map((u) => {
    const at = (t: number) => {
      const ease = Math.min(1, Math.max(0, t) * 1.5) ** 1.3;
      const y = ease * offset(band, u, phaseAt(LOBES * t));
      return { x: start + band.pitch * LOBES * t, y };
    };
    return curvePath(knotsAlong(at, LOBES * 6));
  });
  return `M0 0H${start}${waves.join('')}`;
}
