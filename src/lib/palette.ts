import { type Oklch, toHex } from './oklch.ts';

/** The tokens that pictures need as plain values, outside any style sheet. Light theme. */
export const palette = {
  paper: toHex([0.982, 0.005, 215]),
  ink: toHex([0.235, 0.045, 225]),
  mast: toHex([0.67, 0.195, 42]),
} as const;

export const inkHex = (color: readonly number[]) => toHex(color as Oklch);
