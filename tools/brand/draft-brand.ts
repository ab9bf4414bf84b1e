import { domainToASCII } from 'node:url';
import { stringify } from 'yaml';
import { colorOf, nearestReadable, type Oklch, thousandths, toHex } from '../../src/lib/color.ts';
import { fileName } from '../../src/lib/text.ts';
import { type Ground, hardestGround, type Pair, themeColors } from '../../src/lib/theme.ts';

/** The answers as typed. The color is #rrggbb. */
export type Answers = Record<'name' | 'domain' | 'color' | 'currency', string>;

/** The hues of the other audiences, in degrees from the hue of the brand's color. */
const turns = { operators: 150, enterprises: 215, startups: 75 };

/** Derives all colors of a brand from one. Colors with too little contrast become darker or lighter. */
function colorsFrom(wish: Oklch) {
  const [, chroma, hue] = wish;
  const tint = chroma < 0.02 ? 0 : 1;
  // Paper takes the opposite hue by day, and the color's own at night.
  const grounds = {
    day: { hue: Math.round(hue + 180) % 360, tint },
    night: { hue: Math.round(hue), tint },
  };
  const pair: Pair = { light: wish, dark: wish };
  const colors = themeColors({ grounds, mast: pair, link: pair, inks: {} });
  const ground = hardestGround(colors);
  // A little more than the required 4.5, because rounding may reduce it.
  const readable = (color: Oklch, behind: Oklch) => nearestReadable(color, behind, 4.6);
  const printed = ([lightness, chroma, hue]: Oklch): Pair => ({
    light: readable([lightness, chroma, hue], ground.light),
    dark: readable([Math.max(lightness, 0.76), Math.min(chroma, 0.13), hue], ground.dark),
  });
  const turned = (by: number) =>
    printed([0.48, Math.min(Math.max(chroma, 0.08), 0.12), Math.round(hue + by) % 360]);
  const house = printed(wish);
  const night: Oklch = [Math.max(house.light[0], 0.76), chroma * 0.8, hue];
  return {
    grounds,
    mast: { light: house.light, dark: nearestReadable(night, colors.paper.dark, 6) },
    link: house,
    inks: {
      agencies: house,
      operators: turned(turns.operators),
      enterprises: turned(turns.enterprises),
      startups: turned(turns.startups),
    },
  };
}

/** The code of a currency begins with its country's code, except for currencies of several countries. */
function countryOf({ currency, domain }: Answers): string {
  if (!/^(EU|X)/.test(currency)) return currency.slice(0, 2);
  return /\.([a-z]{2})$/.exec(domain)?.[1]?.toUpperCase() ?? 'IE';
}

const color = (value: Oklch) => `[${value.map(thousandths).join(', ')}]`;
const both = ({ light, dark }: Pair) => `{ light: ${color(light)}, dark: ${color(dark)} }`;
const cast = ({ hue, tint }: Ground) => `{ hue: ${hue}, tint: ${tint} }`;
const scalar = (value: string) => stringify(value, { lineWidth: 0 }).trim();

type Draft = {
  /** The name of the file without its ending, which is the value of BRAND. */
  key: string;
  text: string;
  /** The brand's color, with enough contrast for text. */
  ink: string;
};

/** A complete brand file. Fields without an answer have sample values. */
export function draftBrand(answers: Answers, showsSamples = true): Draft {
  const { name, domain, currency } = answers;
  const { grounds, mast, link, inks } = colorsFrom(colorOf(answers.color));
  const country = countryOf(answers);
  const host = domainToASCII(domain).replace(/^www\./, '');
  const shortName = (name.split(' ')[0] ?? '').slice(0, 14);
  const text = `# The owner's identity. Titles, canonical URLs, structured data, the manifest, icons, the footer, colors
# and legal texts are made from this file.

name: ${scalar(name)}
${name.length > 14 ? `shortName: ${scalar(shortName)}\n` : ''}domain: ${scalar(domain)}

# Sample values. Replace them with your own.
legalName: ${scalar(name)}
tagline: White-label eSIM platform
email: ${scalar(`hello@${host}`)}
phone: +1 (555) 010-0142
address:
  street: 1 Sample Street
  city: Sampleton
  # region: for countries whose addresses name a state or county
  postalCode: "00000"
  country: ${scalar(country)}
jurisdiction: the State of Sampleton
hours:
  text: Monday–Friday, 9:00–17:00
  days: [Monday, Tuesday, Wednesday, Thursday, Friday]
  opens: "09:00"
  closes: "17:00"
# socials: [{ name: LinkedIn, href: https://www.linkedin.com/company/yours }]
socials: []

# Entries of the content with "sample: true" are invented. true shows them, marked "Sample". false hides
# them.
sampleContent: ${showsSamples}

# The format of prices and dates. The prices are in content/prices.yaml.
locale: ${scalar(`en-${country}`)}
currency: ${currency}

# Colors are OKLCH: lightness, chroma, hue. The build refuses colors with too little contrast and
# suggests the nearest one that works. The grounds are the backgrounds of the light and the dark theme:
# their hue, and its strength (tint).
grounds:
  day: ${cast(grounds.day)}
  night: ${cast(grounds.night)}
mast: ${both(mast)}
link: ${both(link)}

# One color for each audience. The first is the color of the brand.
inks:
  agencies: ${both(inks.agencies)}
  operators: ${both(inks.operators)}
  enterprises: ${both(inks.enterprises)}
  startups: ${both(inks.startups)}

# Typefaces, logo mark, and the shape of the rosette pattern (plate).
type: engraver
mark: sim
plate: { lobes: 20, weight: 0.7, waves: 1, knot: 0.8 }
`;
  // A name in another script has no letters for a file name, but its domain has.
  const key = fileName(name) || fileName(host.split('.')[0] ?? '');
  return { key, text, ink: toHex(inks.agencies.light) };
}
