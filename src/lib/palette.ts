import { toHex } from './oklch.ts';
import { type Look, themeColors } from './theme.ts';

/** The colors that pictures need as plain values, outside any style sheet. Light theme. */
export function paletteOf(look: Look) {
  const { paper, ink, mast } = themeColors(look);
  return { paper: toHex(paper.light), text: toHex(ink.light), mast: toHex(mast.light) };
}
