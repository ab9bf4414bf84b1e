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
      light: color.describe('In the light theme: "#b0432f", or OKLCH lightness, chroma and hue'),
      dark: color.describe('In the dark theme: "#e09a83", or OKLCH lightness, chroma and hue'),
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
      hue: within(0, 360, 'Where on the color wheel: 30 is warm, 90 yellow, 150 green, 230 blue'),
      tint: within(0, 4, 'How much of it shows: 0 gray, 1 a breath, 4 plainly colored'),
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
  grounds: group('What everything is printed on; lightness is fixed, so that words stay readable', {
    day: ground('Light paper, and the words on dark paper'),
    night: ground('Dark paper, and the words on light paper'),
  }),
  mast: pair('Fill of the main buttons; words on it are dark or light, whichever reads better'),
  link: pair('Links and the ring around what has the keyboard’s focus'),
  inks: group('The ink of each audience; the first is the house ink', {
    agencies: ink('The house ink, and that of travel agencies'),
    operators: ink('The ink of mobile operators'),
    enterprises: ink('The ink of enterprises'),
    startups: ink('The ink of startups'),
  }),
  type: z
    .enum(typeSetNames, `must be one of the type sets: ${typeSetNames.join(', ')}`)
    .describe('The set of typefaces: engraver (grotesque) or almanac (serif text)'),
  mark: z
    .union([
      z.enum(
        markNames,
        `must be one of ${markNames.join(', ')}, an SVG file, or a drawing with line and solid`,
      ),
      ownMark,
      drawing('The name of an SVG file beside the brand file'),
    ])
    .describe(
      'The logo mark: a drawn one by name, your own SVG file such as mark.svg, or path data in a box of 24',
    ),
  logo: drawing(
    'Mark and name in one, as an SVG file beside the brand file, in place of both',
  ).optional(),
  share: picture('share', 'The picture that shared links show, beside the brand file').optional(),
  plate: group('How the guilloché is cut: each brand has a rosette of its own', {
    lobes: whole(10, 36, 'Lobes of the rosette; other plates keep their proportion to it'),
    weight: within(0.5, 1.2, 'Line weight in pixels'),
    waves: whole(1, 3, 'Waves within one lobe: 1 makes petals, 3 makes lace'),
    knot: within(0.3, 0.95, 'How tightly lines are tied between lobes'),
  }),
};

export const ownClaims = z
  .record(z.string(), claimValue('What every page prints'))
  .default({})
  .describe('Claims in which this brand differs from claims.yaml');
