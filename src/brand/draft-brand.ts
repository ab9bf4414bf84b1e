import { stringify } from 'yaml';
import { nearestReadable } from '../lib/nearest-readable.ts';
import type { Oklch } from '../lib/oklch.ts';
import type { PlateCut } from '../lib/plate-cut.ts';
import { hardestGround, type Pair, themeColors } from '../lib/theme.ts';

/** What `npm run brand new` asks for, or takes as flags. Colors are known to be readable. */
export type Answers = {
  name: string;
  shortName?: string | undefined;
  legalName: string;
  tagline: string;
  domain: string;
  email: string;
  phone: string;
  country: string;
  jurisdiction: string;
  locale: string;
  currency: string;
  type: string;
  mark: string;
  ink: Oklch;
  mast: Oklch;
  plate: PlateCut;
};

/** The cast of both papers: the warm side of the house ink by day, the ink itself by night. */
export const groundsFor = ([, chroma, hue]: Oklch) => ({
  day: { hue: Math.round(hue + 180) % 360, tint: chroma < 0.02 ? 0 : 1 },
  night: { hue: Math.round(hue), tint: chroma < 0.02 ? 0 : 1 },
});

/** The three other audiences stand around the wheel from the house ink. */
const turns = { operators: 150, enterprises: 215, startups: 75 };

function colorsOf({ ink, mast }: Pick<Answers, 'ink' | 'mast'>) {
  const grounds = groundsFor(ink);
  const pair: Pair = { light: mast, dark: mast };
  const colors = themeColors({ grounds, mast: pair, link: pair, inks: {} });
  const ground = hardestGround(colors);
  // Above the least, because rounding may take a little away again.
  const readable = (color: Oklch, behind: Oklch) => nearestReadable(color, behind, 4.6);
  const printed = ([lightness, chroma, hue]: Oklch): Pair => ({
    light: readable([lightness, chroma, hue], ground.light),
    dark: readable([Math.max(lightness, 0.76), Math.min(chroma, 0.13), hue], ground.dark),
  });
  const turned = (by: number): Oklch => [
    0.48,
    Math.min(Math.max(ink[1], 0.08), 0.12),
    Math.round(ink[2] + by) % 360,
  ];
  return {
    grounds,
    mast: {
      light: mast,
      dark: nearestReadable(
        [Math.max(mast[0], 0.76), mast[1] * 0.8, mast[2]],
        colors.paper.dark,
        6,
      ),
    },
    link: printed(mast),
    inks: {
      agencies: { ...printed(ink), light: ink },
      operators: printed(turned(turns.operators)),
      enterprises: printed(turned(turns.enterprises)),
      startups: printed(turned(turns.startups)),
    },
  };
}

const color = (value: Oklch) =>
  `[${value.map((part) => Math.round(part * 1000) / 1000).join(', ')}]`;
const both = ({ light, dark }: Pair) => `{ light: ${color(light)}, dark: ${color(dark)} }`;
const scalar = (value: string) => stringify(value, { lineWidth: 0 }).trim();

/** A whole brand file. What was not asked is a plain sample, for the owner to replace. */
export function draftBrand(answers: Answers): string {
  const { grounds, mast, link, inks } = colorsOf(answers);
  const { lobes, weight, waves, knot } = answers.plate;
  const ground = ({ hue, tint }: { hue: number; tint: number }) => `{ hue: ${hue}, tint: ${tint} }`;
  return `# The owner's identity. Everything that names, dates, colors or addresses the site derives from this
# file: titles, canonical addresses, structured data, manifest, icons, footer and legal texts.

name: ${scalar(answers.name)}
${answers.shortName ? `shortName: ${scalar(answers.shortName)}\n` : ''}legalName: ${scalar(answers.legalName)}
tagline: ${scalar(answers.tagline)}
domain: ${scalar(answers.domain)}
email: ${scalar(answers.email)}
phone: ${scalar(answers.phone)}

# Samples: put in your own.
address:
  street: 1 Sample Street
  city: Sampleton
  region: Sample Region
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

# People, companies and quotes on the site are invented while this is true, and are marked "Sample".
# Put in your own, then set it to false.
sampleContent: true

# How prices and dates are written. Prices themselves are numbers in src/content/prices.yaml.
locale: ${scalar(answers.locale)}
currency: ${scalar(answers.currency)}

# Colors are OKLCH: lightness, chroma, hue. Whatever cannot be read is refused, with the nearest
# color that can. The grounds are the two papers: hue, and how much of it shows.
grounds:
  day: ${ground(grounds.day)}
  night: ${ground(grounds.night)}
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

# Where your promises differ from src/content/claims.yaml, such as “countries: 120+”.
claims: {}
`;
}
