export type Oklch = [lightness: number, chroma: number, hue: number];

/** The precision of colors in brand files and styles. */
export const thousandths = (value: number) => Math.round(value * 1000) / 1000;

const toChannel = (linear: number) => {
  const clamped = Math.min(1, Math.max(0, linear));
  return clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
};

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Uses Björn Ottosson's OKLab matrices. Colors outside sRGB are clipped channel by channel. */
export function toHex([lightness, chroma, hue]: Oklch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const digits = channels.map((channel) =>
    Math.round(255 * toChannel(channel))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** The inverse of toHex, for a color as #rrggbb. */
export function fromHex(hex: string): Oklch {
  const [red, green, blue] = linearChannels(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, b),
    (hue + 360) % 360,
  ];
}

export const isHex = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** A color in the notation of brand files. */
export function colorOf(hex: string): Oklch {
  const [lightness, chroma, hue] = fromHex(hex);
  return [thousandths(lightness), thousandths(chroma), Math.round(hue) % 360];
}

type Channels = [red: number, green: number, blue: number];

const linearChannels = (hex: string) =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Channels;

function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two colors, each as #rrggbb. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(first / second, second / first);
}

export const toCss = ([lightness, chroma, hue]: Oklch) => `oklch(${lightness} ${chroma} ${hue})`;

/**
 * The color of the same hue, nearest in lightness, that reaches the contrast on this background.
 * Chroma is reduced only if no lightness reaches it.
 */
export function nearestReadable([wish, chroma, hue]: Oklch, ground: Oklch, least: number): Oklch {
  const behind = toHex(ground);
  for (let kept = chroma; ; kept = Math.max(0, kept - 0.01)) {
    for (let step = 0; step <= 1000; step++) {
      for (const lightness of [wish - step / 1000, wish + step / 1000].map(thousandths)) {
        if (lightness < 0 || lightness > 1) continue;
        const color: Oklch = [lightness, thousandths(kept), hue];
        if (contrast(toHex(color), behind) >= least) return color;
      }
    }
    if (kept === 0) return ground[0] > 0.5 ? [0, 0, hue] : [1, 0, hue];
  }
}
