import { z } from 'zod';
import { colorOf, isHex, type Oklch } from '../lib/color.ts';
import { markNames } from '../lib/marks.ts';
import { typeSetNames } from '../lib/type-sets.ts';
import { exact, group } from './fields.ts';
import { drawing, picture } from './pictures.ts';
import { claimValue } from './registers.ts';

const wanted =
  'must be a color such as "#b0432f", in quotes, or [lightness 0–1, chroma 0–0.4, hue 0–360], such as [0.53, 0.15, 32]';

const hex = z.string(wanted).refine(isHex, wanted).transform(colorOf);

const oklch = z
  .tuple([z.number().min(0).max(1), z.number().min(0).max(0.4), z.number().min(0).max(360)])
  .transform((color): Oklch => color);

/** Hex first, because the first option words the error for both. */
const color = z.union([hex, oklch]).meta({ kind: 'color' });

const pair = (description: string) =>
  z
    .strictObject({
      light: color.describe(
        'Color in the light theme: "#b0432f", or OKLCH lightness, chroma and hue',
      ),
      dark: color.describe(
        'Color in the dark theme: "#e09a83", or OKLCH lightness, chroma and hue',
      ),
    })
    .describe(description);

const limited =
  (number: typeof z.number | typeof z.int, what: string) =>
  (least: number, most: number, description: string) => {
    const wanted = `must be ${what} from ${least} to ${most}`;
    return number(wanted).min(least, wanted).max(most, wanted).describe(description);
  };

const within = limited(z.number, 'a number');
const whole = limited(z.int, 'a whole number');

const ink = (description: string) =>
  pair(description)
    .extend({
      name: exact('Name of the color, as visitors read it, such as “Vermilion”').optional(),
      far: within(0, 360, 'Hue at the far end of the gradient along its hairlines').optional(),
    })
    .describe(description);

const ground = (description: string) =>
  z
    .strictObject({
      hue: within(0, 360, 'Hue: 30 is warm, 90 yellow, 150 green, 230 blue'),
      tint: within(0, 4, 'Strength of the tint: 0 is gray, 1 is faint, 4 is clearly colored'),
    })
    .describe(description);

/** Path data only: nothing that could close the attribute or add a script. */
const pathData = (description: string) =>
  z
    .string('must be SVG path data, such as “M3 3h18v18H3z”')
    .max(1500, 'must have at most 1500 characters: it is drawn on every page')
    .regex(
      /^M[\d\s,.+\-eMmLlHhVvCcSsQqTtAaZz]+$/,
      'must be SVG path data that starts with M, such as “M3 3h18v18H3z”, and nothing else',
    )
    .describe(description);

const ownMark = z.strictObject({
  line: pathData('Path data of the lines, drawn 2 wide in the color of the text'),
  solid: pathData('Path data of the solid part, filled with the mast'),
});

export const lookFields = {
  grounds: group('Background colors. Their lightness is fixed, so that texts stay readable', {
    day: ground('Light background, and texts on the dark one'),
    night: ground('Dark background, and texts on the light one'),
  }),
  mast: pair('Button color. Labels on it are dark or light, whichever is easier to read'),
  link: pair('Link color, also of the ring around the element with the keyboard’s focus'),
  inks: group('Inks: a color for each audience. The first is the house ink', {
    agencies: ink('House ink, also that of travel agencies'),
    operators: ink('Ink of mobile operators'),
    enterprises: ink('Ink of enterprises'),
    startups: ink('Ink of startups'),
  }),
  type: z
    .enum(typeSetNames, `must be one of the type sets: ${typeSetNames.join(', ')}`)
    .describe('Typefaces: engraver (grotesque) or almanac (serif text)'),
  mark: z
    .union([
      z.enum(
        markNames,
        `must be one of ${markNames.join(', ')}, an SVG file, or a drawing with line and solid`,
      ),
      ownMark,
      drawing('The name of an SVG file beside the brand file'),
    ])
    .meta({
      shape: 'drawing',
      choices: markNames,
      description:
        'Logo mark: a drawn one by name, your own SVG file such as mark.svg, or path data in a box of 24',
    }),
  logo: drawing('Logo: mark and name in one, as an SVG file beside the brand file').optional(),
  share: picture('share', 'Picture for shared links, beside the brand file').optional(),
  plate: group('Guilloché: the line pattern of the brand', {
    lobes: whole(10, 36, 'Lobes of the rosette; other plates keep their proportion to it'),
    weight: within(0.5, 1.2, 'Line weight in pixels'),
    waves: whole(1, 3, 'Waves within one lobe: 1 makes petals, 3 makes lace'),
    knot: within(0.3, 0.95, 'Knot: how tightly lines are tied between lobes'),
  }),
};

export const ownClaims = z
  .record(z.string(), claimValue('Value on every page'))
  .default({})
  .describe('Claims in which this brand differs from claims.yaml');
