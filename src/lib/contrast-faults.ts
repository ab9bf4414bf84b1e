import { nearestReadable } from './nearest-readable.ts';
import { contrast, type Oklch, toHex } from './oklch.ts';
import { hardestGround, type Look, type Pair, themeColors } from './theme.ts';

export type ContrastFault = { path: (string | number)[]; message: string };

const themes = ['light', 'dark'] as const;

/** WCAG 2.2 AA for text. */
const readable = 4.5;

/** What WCAG 2.2 AA asks of the shape of a control. */
const distinct = 3;

/** A little more than needed, because a color as hex is rounded again. */
const margin = 0.1;

const show = (color: Oklch) => `[${color.join(', ')}], that is ${toHex(color)}`;

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
      const better = nearestReadable(color, ground, readable + margin);
      const message = `must reach a contrast of ${readable}:1 on ${theme} paper: the nearest color that does is ${show(better)}`;
      return [{ path: [...path, theme], message }];
    }),
  );
  const fills = themes.flatMap((theme) => {
    const fill = colors.mast[theme];
    const [words, paper] = [colors['on-mast'][theme], colors.paper[theme]];
    const fault = (message: string, better: Oklch) => [
      {
        path: ['mast', theme],
        message: `${message}: the nearest color that does is ${show(better)}`,
      },
    ];
    if (contrast(toHex(fill), toHex(paper)) < distinct) {
      const better = nearestReadable(fill, paper, distinct + margin);
      return fault(`must reach a contrast of ${distinct}:1 on ${theme} paper`, better);
    }
    if (contrast(toHex(words), toHex(fill)) >= readable) return [];
    const better = nearestReadable(fill, words, readable + margin);
    return fault(`must let its words reach a contrast of ${readable}:1`, better);
  });
  return [...texts, ...fills];
}
