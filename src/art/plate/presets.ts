import { type PlateCut, standardCut } from '../../lib/marks.ts';
import type { Band, Lathe, Ring } from './guilloche.ts';

const tied = (pinch: number, { knot }: PlateCut) =>
  Math.min(0.96, (pinch * knot) / standardCut.knot);

/**
 * One plate for each audience, and the small ones. They differ in shape too, so that pages can be told
 * apart without color. Widths and radii are the same for every brand.
 */
export function presetsOf(cut: PlateCut) {
  const { waves } = cut;
  const lobes = (standard: number) => Math.round((standard * cut.lobes) / standardCut.lobes);
  /** A round petal, narrow at both ends: most plates are made of these. */
  const petal = (lines: number, radius: number, amplitude: number, own: Partial<Ring> = {}) => {
    const ring = { waves: 1, twist: 0.5, sway: 4, pinch: 0.8, fullness: 2.5, ...own };
    return {
      ...ring,
      radius,
      amplitude,
      // More waves need more pieces; fewer lines keep the file as small.
      lines: Math.max(3, Math.round(lines / waves)),
      waves: ring.waves + waves - 1,
      pinch: tied(ring.pinch, cut),
    };
  };
  /** A plain woven ring without knots. */
  const braid = (radius: number, amplitude: number) => ({
    lines: 4,
    waves: 1,
    twist: 0.5,
    radius,
    amplitude,
  });
  /** Rings whose lines interlace, and others in the gaps between their petals. */
  const woven = (count: number, ...sets: Ring[][]): Lathe[] =>
    sets.map((rings, index) => ({
      lobes: lobes(count),
      mirrored: true,
      turn: index / 2,
      rings,
    }));
  const chain = petal(13, 410, 84, { sway: 0, pinch: 0.9, fullness: 2 });
  // Not mirrored, petals lean like feathers.
  const turbine = [
    petal(20, 386, 92, { sway: 14, pinch: 0.75, fullness: 1 }),
    petal(12, 226, 48, { sway: 8, pinch: 0.75, fullness: 1 }),
  ];
  return {
    landing: woven(
      20,
      [chain, petal(8, 190, 38)],
      [chain, petal(10, 270, 50), petal(6, 128, 28, { sway: 3 })],
    ),
    agencies: woven(
      18,
      [petal(13, 418, 76, { pinch: 0.75 }), petal(9, 216, 42, { pinch: 0.75 })],
      [petal(11, 306, 56, { pinch: 0.75 }), petal(7, 146, 32, { pinch: 0.75 })],
    ),
    operators: woven(
      28,
      [
        petal(9, 452, 42, { fullness: 2 }),
        braid(388, 14),
        braid(200, 12),
        petal(9, 140, 38, { fullness: 2 }),
      ],
      [petal(14, 294, 70, { sway: 6, pinch: 0.85 })],
    ),
    enterprises: woven(
      12,
      [
        petal(14, 402, 92, { waves: 2, sway: 0, pinch: 0.7 }),
        petal(8, 168, 46, { sway: 10, pinch: 0.7, fullness: 1 }),
      ],
      [petal(10, 270, 60, { waves: 2, sway: 0, pinch: 0.7 })],
    ),
    startups: [0, 0.5].map((turn): Lathe => ({ lobes: lobes(22), turn, rings: turbine })),
    /** Under the text of a card. */
    card: woven(14, [petal(7, 400, 92, { pinch: 0.7 }), petal(4, 232, 70, { sway: 8 })]),
    seal: woven(10, [petal(3, 395, 88, { sway: 10, fullness: 1 })]),
  };
}

export type PresetName = keyof ReturnType<typeof presetsOf>;

export const presetNames = Object.keys(presetsOf(standardCut)) as PresetName[];

export const bandOf = (cut: PlateCut): Band => ({
  pitch: 180,
  lines: 8,
  amplitude: 28,
  waves: 1,
  twist: 0.5,
  pinch: tied(0.86, cut),
  fullness: 1.6,
});
