import type { BandPlate } from './band.ts';
import type { Plate, Ring } from './rosette.ts';

type Size = Pick<Ring, 'lines' | 'radius' | 'amplitude'> & Partial<Ring>;

/** A round petal tied at both ends: the lathe work of most plates. */
const petal = (size: Size): Ring => ({
  waves: 1,
  twist: 0.5,
  sway: 4,
  pinch: 0.8,
  fullness: 2.5,
  ...size,
});

/** A petal whose lines run one way only: unmirrored, it leans like a feather. */
const feather = (size: Size): Ring => ({ waves: 1, twist: 0.5, pinch: 0.75, ...size });

/** A plain woven ring without knots. */
const braid = (size: Size): Ring => ({ waves: 1, twist: 0.5, ...size });

const chain = petal({ lines: 13, radius: 410, amplitude: 84, sway: 0, pinch: 0.9, fullness: 2 });
const turbine = [
  feather({ lines: 20, radius: 386, amplitude: 92, sway: 14 }),
  feather({ lines: 12, radius: 226, amplitude: 48, sway: 8 }),
];

/**
 * One plate for each audience. They differ in lobes and in temper, so that a page is known by its
 * print even without its ink.
 */
export const presets = {
  landing: {
    weight: 0.7,
    lathes: [
      {
        lobes: 20,
        mirrored: true,
        rings: [chain, petal({ lines: 8, radius: 190, amplitude: 38 })],
      },
      {
        lobes: 20,
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
    weight: 0.7,
    lathes: [
      {
        lobes: 18,
        mirrored: true,
        rings: [
          petal({ lines: 13, radius: 418, amplitude: 76, pinch: 0.75 }),
          petal({ lines: 9, radius: 216, amplitude: 42, pinch: 0.75 }),
        ],
      },
      {
        lobes: 18,
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
    weight: 0.7,
    lathes: [
      {
        lobes: 28,
        mirrored: true,
        rings: [
          petal({ lines: 9, radius: 452, amplitude: 42, fullness: 2 }),
          braid({ lines: 4, radius: 388, amplitude: 14 }),
          braid({ lines: 4, radius: 200, amplitude: 12 }),
          petal({ lines: 9, radius: 140, amplitude: 38, fullness: 2 }),
        ],
      },
      {
        lobes: 28,
        mirrored: true,
        turn: 0.5,
        rings: [petal({ lines: 14, radius: 294, amplitude: 70, sway: 6, pinch: 0.85 })],
      },
    ],
  },
  enterprises: {
    weight: 0.7,
    lathes: [
      {
        lobes: 12,
        mirrored: true,
        rings: [
          petal({ lines: 14, radius: 402, amplitude: 92, waves: 2, sway: 0, pinch: 0.7 }),
          petal({ lines: 8, radius: 168, amplitude: 46, sway: 10, pinch: 0.7, fullness: 1 }),
        ],
      },
      {
        lobes: 12,
        mirrored: true,
        turn: 0.5,
        rings: [petal({ lines: 10, radius: 270, amplitude: 60, waves: 2, sway: 0, pinch: 0.7 })],
      },
    ],
  },
  startups: {
    weight: 0.7,
    lathes: [
      { lobes: 22, rings: turbine },
      { lobes: 22, turn: 0.5, rings: turbine },
    ],
  },
  /** The faint security print of a card, under its text. */
  card: {
    weight: 0.7,
    lathes: [
      {
        lobes: 14,
        mirrored: true,
        rings: [
          petal({ lines: 7, radius: 400, amplitude: 92, pinch: 0.7 }),
          petal({ lines: 4, radius: 232, amplitude: 70, sway: 8 }),
        ],
      },
    ],
  },
  seal: {
    weight: 1,
    lathes: [
      {
        lobes: 10,
        mirrored: true,
        rings: [petal({ lines: 3, radius: 395, amplitude: 88, sway: 10, pinch: 0.8, fullness: 1 })],
      },
    ],
  },
} as const satisfies Record<string, Plate>;

export type PresetName = keyof typeof presets;

export const bandPreset: BandPlate = {
  weight: 0.7,
  pitch: 180,
  lobes: 16,
  zones: [{ lines: 8, amplitude: 28, waves: 1, twist: 0.5, pinch: 0.86, fullness: 1.6 }],
};
