import { nearestReadable } from '../lib/nearest-readable.ts';
import { contrast, fromHex, type Oklch, toHex } from '../lib/oklch.ts';
import { type Ground, hardestGround, themeColors } from '../lib/theme.ts';

type Grounds = { day: Ground; night: Ground };

export type ColorAnswer = { color: Oklch } | { problem: string; nearest?: string };

const least = 4.5;
const ratio = (value: number) => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;
const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/** A color as a brand file holds it. */
export function colorOf(hex: string): Oklch {
  const [lightness, chroma, hue] = fromHex(hex);
  return [thousandths(lightness), thousandths(chroma), Math.round(hue) % 360];
}

/**
 * The nearest lightness that reads, as six digits. They are rounded, and so is what a brand file
 * holds of them: a little more contrast than needed is asked for, so that neither undoes it.
 */
const nearestHex = (wish: Oklch, behind: Oklch) =>
  toHex(nearestReadable(wish, behind, least + 0.1));

/** An ink must be readable on the darkest of the light grounds. */
export function inkAnswer(answer: string, grounds: Grounds): ColorAnswer {
  return colorAnswer(
    answer,
    (color) => hardestGround(groundsOf(color, grounds)).light,
    'on light paper',
  );
}

/** A fill must let its words be read; which words it gets hangs on its own lightness. */
export function mastAnswer(answer: string, grounds: Grounds): ColorAnswer {
  return colorAnswer(
    answer,
    (color) => groundsOf(color, grounds)['on-mast'].light,
    'under its words',
  );
}

const groundsOf = (color: Oklch, grounds: Grounds) => {
  const pair = { light: color, dark: color };
  return themeColors({ grounds, mast: pair, link: pair, inks: {} });
};

function colorAnswer(
  answer: string,
  behindOf: (color: Oklch) => Oklch,
  where: string,
): ColorAnswer {
  if (!/^#[0-9a-f]{6}$/i.test(answer)) {
    return {
      problem: `“${answer}” is no color: write it as six hexadecimal digits, such as #1a47c0`,
    };
  }
  const color = colorOf(answer);
  const behind = behindOf(color);
  const reached = contrast(toHex(color), toHex(behind));
  if (reached >= least) return { color };
  const nearest = nearestHex(color, behind);
  const problem = `${answer} reaches only ${ratio(reached)} ${where}, and ${least}:1 is needed; the nearest color that does is ${nearest}`;
  return { problem, nearest };
}
