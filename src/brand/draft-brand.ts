import { stringify } from 'yaml';
import { colorOf, nearestReadable, type Oklch, thousandths } from '../lib/color.ts';
import { type Ground, hardestGround, type Pair, themeColors } from '../lib/theme.ts';
import { groundsFor } from './readable-color.ts';

/** The answers for drafting a brand file, as typed. Colors are #rrggbb with enough contrast. */
export type Answers = Record<
  | 'name'
  | 'short-name'
  | 'legal-name'
  | 'tagline'
  | 'domain'
  | 'email'
  | 'phone'
  | 'country'
  | 'jurisdiction'
  | 'locale'
  | 'currency'
  | 'type'
  | 'mark'
  | 'ink'
  | 'mast'
  | 'lobes'
  | 'weight'
  | 'waves'
  | 'knot',
  string
>;

/** The hues of the other audiences, in degrees from the house ink. */
const turns = { operators: 150, enterprises: 215, startups: 75 };

function colorsFrom(ink: Oklch, mast: Oklch) {
  const grounds = groundsFor(ink);
  const pair: Pair = { light: mast, dark: mast };
  const colors = themeColors({ grounds, mast: pair, link: pair, inks: {} });
  const ground = hardestGround(colors);
  // A little more than the required 4.5, because rounding may reduce it.
  const readable = (color: Oklch, behind: Oklch) => nearestReadable(color, behind, 4.6);
  const printed = ([lightness, chroma, hue]: Oklch): Pair => ({
    light: readable([lightness, chroma, hue], ground.light),
    dark: readable([Math.max(lightness, 0.76), Math.min(chroma, 0.13), hue], ground.dark),
  });
  const turned = (by: number) =>
    printed([0.48, Math.min(Math.max(ink[1], 0.08), 0.12), Math.round(ink[2] + by) % 360]);
  const night: Oklch = [Math.max(mast[0], 0.76), mast[1] * 0.8, mast[2]];
  return {
    grounds,
    mast: { light: mast, dark: nearestReadable(night, colors.paper.dark, 6) },
    link: printed(mast),
    inks: {
      agencies: { ...printed(ink), light: ink },
      operators: turned(turns.operators),
      enterprises: turned(turns.enterprises),
      startups: turned(turns.startups),
    },
  };
}

const color = (value: Oklch) => `[${value.map(thousandths).join(', ')}]`;
const both = ({ light, dark }: Pair) => `{ light: ${color(light)}, dark: ${color(dark)} }`;
const cast = ({ hue, tint }: Ground) => `{ hue: ${hue}, tint: ${tint} }`;
const scalar = (value: string) => stringify(value, { lineWidth: 0 }).trim();

/** A complete brand file. Fields without an answer get sample values, for the owner to replace. */
export function draftBrand(answers: Answers): string {
  const { grounds, mast, link, inks } = colorsFrom(colorOf(answers.ink), colorOf(answers.mast));
  const { lobes, weight, waves, knot } = answers;
  const shortName = answers['short-name'];
  return `# The owner's identity. Everything that names, dates, colors or addresses the site derives from this
# file: titles, canonical addresses, structured data, manifest, icons, footer and legal texts.

name: ${scalar(answers.name)}
${shortName ? `shortName: ${scalar(shortName)}\n` : ''}legalName: ${scalar(answers['legal-name'])}
tagline: ${scalar(answers.tagline)}
domain: ${scalar(answers.domain)}
email: ${scalar(answers.email)}
phone: ${scalar(answers.phone)}

# Samples: put in your own.
address:
  street: 1 Sample Street
  city: Sampleton
  # region: for countries whose addresses name a state or county
  postalCode: "00000"
  country: ${scalar(answers.country)}
jurisdiction: ${scalar(answers.jurisdiction)}
hours:
  text: Monday–Friday, 9:00–17:00
  days: [Monday, Tuesday, Wednesday, Thursday, Friday]
  opens: "09:00"
  closes: "17:00"
socials:
  - name: LinkedIn
    href: https://www.linkedin.com/
  - name: X
    href: https://x.com/
  - name: GitHub
    href: https://github.com/

# Entries of the content with the line "sample: true" are invented, and marked "Sample". Once the last
# of them is yours, set this to false; while one is left, that is refused.
sampleContent: true

# How prices and dates are written. Prices themselves are numbers in content/prices.yaml.
locale: ${scalar(answers.locale)}
currency: ${scalar(answers.currency)}

# Colors are OKLCH: lightness, chroma, hue. Whatever cannot be read is refused, with the nearest
# color that can. The grounds are the two papers: hue, and how much of it shows.
grounds:
  day: ${cast(grounds.day)}
  night: ${cast(grounds.night)}
mast: ${both(mast)}
link: ${both(link)}

# The inks of the plate, one for each audience. The first is the house ink.
inks:
  agencies: ${both(inks.agencies)}
  operators: ${both(inks.operators)}
  enterprises: ${both(inks.enterprises)}
  startups: ${both(inks.startups)}

# Typefaces, logo mark, and how the guilloché is cut.
type: ${scalar(answers.type)}
mark: ${scalar(answers.mark)}
plate: { lobes: ${lobes}, weight: ${weight}, waves: ${waves}, knot: ${knot} }

# Where your promises differ from content/claims.yaml, such as “countries: 120+”.
claims: {}
`;
}
