import { nearestReadable } from './nearest-readable.ts';
import { contrast, type Oklch, toHex } from './oklch.ts';
import { hardestGround, type Look, type Pair, themeColors } from './theme.ts';

export type ContrastFault = { path: (string | number)[]; message: string };

const themes = ['light', 'dark'] as const;

/** WCAG 2.2 AA for text. */
const readable = 4.5;

const show = (color: Oklch) => `[${color.join(', ')}]`;

/** Colors that cannot be read, each with the nearest color that can. */
export function contrastFaults(look: Look): ContrastFault[] {
  const colors = themeColors(look);
  const printed: [path: string[], pair: Pair][] = [
    [['link'], look.link],
    ...Object.entries(look.inks).map(([name, pair]): [string[], Pair] => [['inks', name], pair]),
  ];
  const texts = printed.flatMap(([path, pair]) =>
    themes.flatMap((theme) => {
      const ground = hardestGround(colors)[theme];
      const color = pair[theme];
      if (contrast(toHex(color), toHex(ground)) >= readable) return [];
      const better = nearestReadable(color, ground, readable);
      const message = `must reach a contrast of ${readable}:1 on ${theme} paper: the nearest color that does is ${show(better)}`;
      return [{ path: [...path, theme], message }];
    }),
  );
  const fills = themes.flatMap((theme) => {
    const words = colors['on-mast'][theme];
    if (contrast(toHex(words), toHex(colors.mast[theme])) >= readable) return [];
    const better = nearestReadable(colors.mast[theme], words, readable + 0.1);
    const message = `must let its words reach a contrast of ${readable}:1: the nearest color that does is ${show(better)}`;
    return [{ path: ['mast', theme], message }];
  });
  return [...texts, ...fills];
}
