import { fromHex, nearestReadable, type Oklch, thousandths, toCss } from './color.ts';

export type Ink = {
  light: Oklch;
  dark: Oklch;
  /** The hue at which the gradient of its lines ends; a related hue by default. */
  far?: number | undefined;
};

/** The background of each theme with the lowest contrast to text. */
const papers = { light: fromHex('#e9f2f4'), dark: fromHex('#262626') };
const least = 4.6;

/** An ink of the same hue, with the lightness adjusted until it is readable in each theme. */
export function inkFromHex(hex: string): Ink {
  const [lightness, chroma, exactHue] = fromHex(hex);
  const hue = Math.round(exactHue);
  return {
    light: nearestReadable([Math.min(lightness, 0.6), chroma, hue], papers.light, least),
    dark: nearestReadable(
      [Math.max(lightness, 0.72), Math.min(chroma, 0.16), hue],
      papers.dark,
      least,
    ),
  };
}

/** The middle and the end of a line's gradient. They never color text, so contrast does not matter. */
function stops(
  [lightness, chroma, hue]: Oklch,
  lift: number,
  far = hue + (hue < 60 ? 180 : 45),
): [mid: Oklch, far: Oklch] {
  const turned = (to: number) => Math.round((to + 360) % 360);
  return [
    [thousandths(lightness + lift), chroma, turned(hue + (hue < 180 ? 18 : -20))],
    [thousandths(lightness + lift / 2), thousandths(chroma * 0.55), turned(far)],
  ];
}

export function inkDeclarations({ light, dark, far }: Ink): string {
  const [lightMid, lightFar] = stops(light, 0.1, far);
  const [darkMid, darkFar] = stops(dark, 0.04, far);
  const pair = (one: Oklch, other: Oklch) => `light-dark(${toCss(one)},${toCss(other)})`;
  return `--print:${pair(light, dark)};--print-mid:${pair(lightMid, darkMid)};--print-far:${pair(lightFar, darkFar)}`;
}

/** The CSS rules of a brand's inks. The first ink is also the page's default. */
export const inkStyles = (inks: Record<string, Ink>): string =>
  Object.entries(inks)
    .map(([audience, ink], index) => {
      const selector = index === 0 ? `:root,.ink-${audience}` : `.ink-${audience}`;
      return `${selector}{${inkDeclarations(ink)}}`;
    })
    .join('');

/** The brand name and ink that a visitor tries out. The ink is a name or #rrggbb. */
export type TriedInk = { name: string; ink: string };

export const longestName = 40;

const isInk = (value: string, inks: readonly string[]) =>
  inks.includes(value) || /^#[0-9a-f]{6}$/i.test(value);

/** Removes control characters and direction overrides, which a crafted address could contain. */
const clean = (name: string) =>
  Array.from(
    name
      .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, longestName)
    .join('')
    .trimEnd();

/** Reads a query string, from an address or from storage. Anything invalid is left out. */
export function readTriedInk(source: string, inks: readonly string[]): TriedInk {
  const values = new URLSearchParams(source);
  const given = values.get('ink') ?? '';
  const ink = /^[0-9a-f]{6}$/i.test(given) ? `#${given}` : given;
  return {
    name: clean(values.get('brand') ?? ''),
    ink: isInk(ink, inks) ? ink.toLowerCase() : '',
  };
}

/** Writes a query string without the question mark; empty if nothing was chosen. */
export function writeTriedInk({ name, ink }: TriedInk): string {
  const values = new URLSearchParams();
  if (clean(name)) values.set('brand', clean(name));
  if (ink) values.set('ink', ink.replace('#', ''));
  return values.toString();
}
