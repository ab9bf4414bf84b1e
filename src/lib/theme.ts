import { contrast, type Oklch, thousandths, toCss, toHex } from './oklch.ts';

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

/** The same for every brand: red is an error, green a success. */
const signals = {
  alert: { light: [0.5, 0.2, 18], dark: [0.76, 0.14, 14] },
  good: { light: [0.47, 0.1, 160], dark: [0.78, 0.12, 160] },
} satisfies Record<string, Pair>;

/** Text on a fill is dark or light, whichever has more contrast. */
function wordsOn(fill: Oklch, { light, dark }: Pair): Oklch {
  const reads = (words: Oklch) => contrast(toHex(words), toHex(fill));
  return reads(dark) >= reads(light) ? dark : light;
}

/** A hovered button moves away from the lightness of its text, so contrast only grows. */
const lit = ([lightness, chroma, hue]: Oklch, words: Oklch): Oklch => [
  thousandths(Math.min(1, Math.max(0, lightness + (words[0] < lightness ? 0.05 : -0.05)))),
  thousandths(Math.max(0, chroma - 0.015)),
  turned(hue + 4),
];

/**
 * Every color of the site, derived from the few that a brand chooses. Lightness is fixed, because
 * contrast depends on it; a brand changes hue and strength.
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
 * The backgrounds with the least contrast to an ink: what is readable on these is readable on paper,
 * sheet and card.
 */
export function hardestGround({ sheet, card }: Record<'sheet' | 'card', Pair>): Pair {
  return { light: sheet.light, dark: card.dark };
}

/** The colors as Tailwind's theme, each with its light and its dark value. */
export function themeStyles(look: Look): string {
  const lines = Object.entries(themeColors(look)).map(([name, { light, dark }]) => {
    const [day, night] = [toCss(light), toCss(dark)];
    return `--color-${name}: ${day === night ? day : `light-dark(${day}, ${night})`};`;
  });
  return `@theme {\n  ${lines.join('\n  ')}\n}\n`;
}
