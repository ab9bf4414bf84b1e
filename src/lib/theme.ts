import { contrast, nearestReadable, type Oklch, thousandths, toCss, toHex } from './color.ts';

/** A color in the light and in the dark theme. */
export type Pair = { light: Oklch; dark: Oklch };

/** The tint of a background: its hue and its strength, from 0 (gray) to 4. */
export type Ground = { hue: number; tint: number };

export type Look = {
  grounds: { day: Ground; night: Ground };
  mast: Pair;
  link: Pair;
  inks: Record<string, Pair>;
};

const turned = (hue: number) => (((Math.round(hue) % 360) + 360) % 360) as number;

/** Colors of errors and success messages, the same for every brand. */
const signals = {
  alert: { light: [0.5, 0.2, 18], dark: [0.76, 0.14, 14] },
  good: { light: [0.47, 0.1, 160], dark: [0.78, 0.12, 160] },
} satisfies Record<string, Pair>;

/** The dark or light paper color for text on a fill, whichever has more contrast. */
function wordsOn(fill: Oklch, { light, dark }: Pair): Oklch {
  const reads = (words: Oklch) => contrast(toHex(words), toHex(fill));
  return reads(dark) >= reads(light) ? dark : light;
}

/** The color of a hovered button: further from the lightness of its text, so contrast only grows. */
const lit = ([lightness, chroma, hue]: Oklch, words: Oklch): Oklch => [
  thousandths(Math.min(1, Math.max(0, lightness + (words[0] < lightness ? 0.05 : -0.05)))),
  thousandths(Math.max(0, chroma - 0.015)),
  turned(hue + 4),
];

/**
 * Every color of the site, derived from the few that a brand chooses. A brand sets the hue and strength
 * of backgrounds and text, but not their lightness, because contrast depends on it.
 */
export function themeColors({ grounds: { day, night }, mast, link }: Look) {
  const lightGround = (lightness: number, chroma: number): Oklch => [
    lightness,
    thousandths(chroma * day.tint),
    turned(day.hue),
  ];
  const darkGround = (lightness: number, chroma: number, turn = 0): Oklch => [
    lightness,
    thousandths(chroma * night.tint),
    turned(night.hue + turn),
  ];
  // Strongly tinted text on a dark background is tiring to read.
  const words = (lightness: number, chroma: number): Oklch => [
    lightness,
    thousandths(chroma * Math.min(day.tint, 1.4)),
    turned(day.hue),
  ];
  const paper: Pair = { light: lightGround(0.982, 0.005), dark: darkGround(0.185, 0.035) };
  const onMast: Pair = { light: wordsOn(mast.light, paper), dark: wordsOn(mast.dark, paper) };
  return {
    paper,
    sheet: { light: lightGround(0.955, 0.01), dark: darkGround(0.235, 0.04) },
    card: { light: lightGround(0.995, 0.003), dark: darkGround(0.255, 0.042) },
    shade: { light: lightGround(0.915, 0.014), dark: darkGround(0.135, 0.03) },
    rule: { light: lightGround(0.86, 0.018), dark: darkGround(0.36, 0.035, -3) },
    edge: { light: darkGround(0.6, 0.03, -8), dark: darkGround(0.6, 0.03, -8) },
    ink: { light: darkGround(0.235, 0.045, -3), dark: words(0.955, 0.01) },
    soft: { light: darkGround(0.44, 0.04, -3), dark: words(0.76, 0.025) },
    mast,
    'mast-lit': { light: lit(mast.light, onMast.light), dark: lit(mast.dark, onMast.dark) },
    'on-mast': onMast,
    strong: { light: darkGround(0.235, 0.045, -3), dark: darkGround(0.33, 0.045, -2) },
    'strong-lit': { light: darkGround(0.44, 0.04, -3), dark: darkGround(0.4, 0.045, -2) },
    'on-strong': { light: words(0.975, 0.006), dark: words(0.975, 0.006) },
    link,
    ...signals,
  } satisfies Record<string, Pair>;
}

/**
 * The background of each theme with the lowest contrast to an ink. An ink that is readable there is
 * readable on paper, sheet and card.
 */
export function hardestGround({ sheet, card }: Record<'sheet' | 'card', Pair>): Pair {
  return { light: sheet.light, dark: card.dark };
}

/** The colors as a Tailwind theme, or as the properties of a selector. */
export function themeStyles(look: Look, place = '@theme'): string {
  const lines = Object.entries(themeColors(look)).map(([name, { light, dark }]) => {
    const [day, night] = [toCss(light), toCss(dark)];
    return `--color-${name}: ${day === night ? day : `light-dark(${day}, ${night})`};`;
  });
  return `${place} {\n  ${lines.join('\n  ')}\n}\n`;
}

/** Colors of the light theme as hex values, for pictures, which cannot use the style sheet. */
export function paletteOf(look: Look) {
  const { paper, ink, mast } = themeColors(look);
  return { paper: toHex(paper.light), text: toHex(ink.light), mast: toHex(mast.light) };
}

const themes = ['light', 'dark'] as const;

/** WCAG 2.2 AA for text. */
const readable = 4.5;

/** WCAG 2.2 AA for the shape of a control. */
const distinct = 3;

/** Slightly more than required, because conversion to hex rounds the color. */
const margin = 0.1;

const show = (color: Oklch) => `[${color.join(', ')}], that is ${toHex(color)}`;

/** Finds colors with too little contrast, and recommends for each the nearest color with enough. */
export function lowContrasts(look: Look) {
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
      const nearest = nearestReadable(color, ground, readable + margin);
      const message = `must reach a contrast of ${readable}:1 on ${theme} paper: the nearest color that does is ${show(nearest)}`;
      return [{ path: [...path, theme], message, nearest }];
    }),
  );
  const fills = themes.flatMap((theme) => {
    const fill = colors.mast[theme];
    const [words, paper] = [colors['on-mast'][theme], colors.paper[theme]];
    const found = (message: string, nearest: Oklch) => [
      {
        path: ['mast', theme],
        message: `${message}: the nearest color that does is ${show(nearest)}`,
        nearest,
      },
    ];
    if (contrast(toHex(fill), toHex(paper)) < distinct) {
      const nearest = nearestReadable(fill, paper, distinct + margin);
      return found(`must reach a contrast of ${distinct}:1 on ${theme} paper`, nearest);
    }
    if (contrast(toHex(words), toHex(fill)) >= readable) return [];
    const nearest = nearestReadable(fill, words, readable + margin);
    return found(`must let its words reach a contrast of ${readable}:1`, nearest);
  });
  return [...texts, ...fills];
}
