import { colorOf, contrast, isHex, nearestReadable, type Oklch, toHex } from '../lib/color.ts';
import { hardestGround, themeColors } from '../lib/theme.ts';

/** WCAG 2.2 AA for text, and for the shape of a control. */
const [readable, distinct] = [4.5, 3];

/** Background tints: the hue opposite the house ink in the light theme, the ink's own in the dark. */
export const groundsFor = ([, chroma, hue]: Oklch) => ({
  day: { hue: Math.round(hue + 180) % 360, tint: chroma < 0.02 ? 0 : 1 },
  night: { hue: Math.round(hue), tint: chroma < 0.02 ? 0 : 1 },
});

const themeWith = (color: Oklch, ink: Oklch) => {
  const pair = { light: color, dark: color };
  return themeColors({ grounds: groundsFor(ink), mast: pair, link: pair, inks: {} });
};

function fault(
  hex: string,
  behindOf: (color: Oklch) => Oklch,
  where: string,
  least = readable,
): string | undefined {
  if (!isHex(hex)) return `“${hex}” is no color: write six hexadecimal digits, such as #1a47c0`;
  const color = colorOf(hex);
  const behind = behindOf(color);
  const reached = contrast(toHex(color), toHex(behind));
  if (reached >= least) return undefined;
  // A little more than needed, because both the hex value and the brand file round the color.
  const nearest = toHex(nearestReadable(color, behind, least + 0.1));
  const ratio = `${(Math.floor(reached * 100) / 100).toFixed(2)}:1`;
  return `${hex} reaches only ${ratio} ${where}, and ${least}:1 is needed; the nearest color that does is ${nearest}`;
}

/** A sentence if a house ink is not readable on the background derived from it. */
export const inkFault = (hex: string) =>
  fault(hex, (ink) => hardestGround(themeWith(ink, ink)).light, 'on light paper');

/** A sentence if a button color is too close to the background, or its text is not readable. */
export function mastFault(hex: string, ink: string) {
  const theme = (mast: Oklch) => themeWith(mast, colorOf(ink));
  return (
    fault(hex, (mast) => theme(mast).paper.light, 'on light paper', distinct) ??
    fault(hex, (mast) => theme(mast)['on-mast'].light, 'under its words')
  );
}
