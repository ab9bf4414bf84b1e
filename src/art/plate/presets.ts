import { type PlateCut, standardCut } from '../../lib/marks.ts';
import type { Band, Lathe, Ring } from './guilloche.ts';

type Size = Pick<Ring, 'lines' | 'radius' | 'amplitude'> & Partial<Ring>;

/** The types of rings, by the brand's cut. Widths and radii are the same for every brand. */
function turning({ waves, knot }: PlateCut) {
  const tied = (pinch: number) => Math.min(0.96, (pinch * knot) / standardCut.knot);
  // More waves need more pieces; fewer lines keep the file as small.
  const density = 1 / waves;
  const cut = (ring: Ring): Ring => ({
    ...ring,
    lines: Math.max(3, Math.round(ring.lines * density)),
    waves: ring.waves + waves - 1,
    pinch: tied(ring.pinch ?? 0),
  });
  return {
    /** A round petal, narrow at both ends: most plates are made of these. */
    petal: (size: Size): Ring =>
      cut({ waves: 1, twist: 0.5, sway: 4, pinch: 0.8, fullness: 2.5, ...size }),
    /** A petal that is not mirrored, so that it leans like a feather. */
    feather: (size: Size): Ring => cut({ waves: 1, twist: 0.5, pinch: 0.75, ...size }),
    /** A plain woven ring without knots. */
    braid: (size: Size): Ring => ({ waves: 1, twist: 0.5, ...size }),
  };
}

export const presetNames = [
  'landing',
  'agencies',
  'operators',
  'enterprises',
  'startups',
  'card',
  'seal',
] as const;

export type PresetName = (typeof presetNames)[number];

type Plate = {
  lathes: readonly Lathe[];
  /** Line weight in CSS pixels, at every size. */
  weight: number;
};

/**
 * One plate for each audience, and the small ones. They differ in shape too, so that pages can be told
 * apart without color.
 */
export function presetsOf(cut: PlateCut): Record<PresetName, Plate> {
  const { weight } = cut;
  const { petal, feather, braid } = turning(cut);
  const lobes = (standard: number) => Math.round((standard * cut.lobes) / standardCut.lobes);
  const chain = petal({ lines: 13, radius: 410, amplitude: 84, sway: 0, pinch: 0.9, fullness: 2 });
  const turbine = [
    feather({ lines: 20, radius: 386, amplitude: 92, sway: 14 }),
    feather({ lines: 12, radius: 226, amplitude: 48, sway: 8 }),
  ];
  return {
    landing: {
      weight,
      lathes: [
        {
          lobes: lobes(20),
          mirrored: true,
          rings: [chain, petal({ lines: 8, radius: 190, amplitude: 38 })],
        },
        {
          lobes: lobes(20),
          mirrored: true,
          turn: 0.5,
          rings: [
            chain,
            petal({ lines: 10, radius: 270, amplitude: 50 }),
            petal({ lines: 6, radius: 128, amplitude: 28, sway: 3 }),
          ],
        },
      ],
    },
    agencies: {
      weight,
      lathes: [
        {
          lobes: lobes(18),
          mirrored: true,
          rings: [
            petal({ lines: 13, radius: 418, amplitude: 76, pinch: 0.75 }),
            petal({ lines: 9, radius: 216, amplitude: 42, pinch: 0.75 }),
          ],
        },
        {
          lobes: lobes(18),
          mirrored: true,
          turn: 0.5,
          rings: [
            petal({ lines: 11, radius: 306, amplitude: 56, pinch: 0.75 }),
            petal({ lines: 7, radius: 146, amplitude: 32, pinch: 0.75 }),
          ],
        },
      ],
    },
    operators: {
      weight,
      lathes: [
        {
          lobes: lobes(28),
          mirrored: true,
          rings: [
            petal({ lines: 9, radius: 452, amplitude: 42, fullness: 2 }),
            braid({ lines: 4, radius: 388, amplitude: 14 }),
            braid({ lines: 4, radius: 200, amplitude: 12 }),
            petal({ lines: 9, radius: 140, amplitude: 38, fullness: 2 }),
          ],
        },
        {
          lobes: lobes(28),
          mirrored: true,
          turn: 0.5,
          rings: [petal({ lines: 14, radius: 294, amplitude: 70, sway: 6, pinch: 0.85 })],
        },
      ],
    },
    enterprises: {
      weight,
      lathes: [
        {
          lobes: lobes(12),
          mirrored: true,
          rings: [
            petal({ lines: 14, radius: 402, amplitude: 92, waves: 2, sway: 0, pinch: 0.7 }),
            petal({ lines: 8, radius: 168, amplitude: 46, sway: 10, pinch: 0.7, fullness: 1 }),
          ],
        },
        {
          lobes: lobes(12),
          mirrored: true,
          turn: 0.5,
          rings: [petal({ lines: 10, radius: 270, amplitude: 60, waves: 2, sway: 0, pinch: 0.7 })],
        },
      ],
    },
    startups: {
      weight,
      lathes: [
        { lobes: lobes(22), rings: turbine },
        { lobes: lobes(22), turn: 0.5, rings: turbine },
      ],
    },
    /** Under the text of a card. */
    card: {
      weight,
      lathes: [
        {
          lobes: lobes(14),
          mirrored: true,
          rings: [
            petal({ lines: 7, radius: 400, amplitude: 92, pinch: 0.7 }),
            petal({ lines: 4, radius: 232, amplitude: 70, sway: 8 }),
          ],
        },
      ],
    },
    seal: {
      weight: weight + 0.3,
      lathes: [
        {
          lobes: lobes(10),
          mirrored: true,
          rings: [
            petal({ lines: 3, radius: 395, amplitude: 88, sway: 10, pinch: 0.8, fullness: 1 }),
          ],
        },
      ],
    },
  };
}

export function bandOf({ knot }: PlateCut): Band {
  const pinch = Math.min(0.96, (0.86 * knot) / standardCut.knot);
  return { pitch: 180, lines: 8, amplitude: 28, waves: 1, twist: 0.5, pinch, fullness: 1.6 };
}
