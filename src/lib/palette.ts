import { toHex } from './oklch.ts';
import { type Look, themeColors } from './theme.ts';

/** Colors of the light theme as plain values, for pictures, which have no style sheet. */
export function paletteOf(look: Look) {
  const { paper, ink, mast } = themeColors(look);
  return { paper: toHex(paper.light), text: toHex(ink.light), mast: toHex(mast.light) };
}
