type Axes = Record<string, number | { min: number; max: number }>;

/** One face of a set: where it comes from, and what is kept of it. */
export type Face = {
  family: string;
  source: string;
  axes: Axes;
  /** Leaves out small capitals, old figures and ligatures, where a family carries many of them. */
  plain?: boolean;
};

export type TypeSet = {
  display: Face & {
    /** The one cut of the face that pictures are set in: their renderer knows no variable fonts. */
    picture: Record<string, number>;
    /** Average width of a letter in that cut, in ems: pictures break their lines by it. */
    letter: number;
  };
  text: Face;
  mono: Face;
  /** Pixels that the header's menu and buttons take in this type, and each letter of the name. */
  header: { menu: number; letter: number };
};

const fontsource = (name: string, part: string) =>
  `@fontsource-variable/${name}/files/${name}-latin-${part}-normal.woff2`;

/**
 * The type a brand can choose. Each set has a folder of its name in src/styles/type with its three
 * faces and the style rules that name them; only the chosen set is in a build.
 */
export const typeSets = {
  engraver: {
    display: {
      family: 'Archivo',
      source: fontsource('archivo', 'standard'),
      // One weight: a second axis would double the file, and headlines need width, not weights.
      axes: { wght: 700, wdth: { min: 75, max: 118 } },
      picture: { wght: 700, wdth: 110 },
      letter: 0.58,
    },
    text: {
      family: 'Atkinson Hyperlegible Next',
      source: fontsource('atkinson-hyperlegible-next', 'wght'),
      axes: { wght: { min: 400, max: 700 } },
    },
    mono: {
      family: 'Atkinson Hyperlegible Mono',
      source: fontsource('atkinson-hyperlegible-mono', 'wght'),
      axes: { wght: { min: 400, max: 600 } },
    },
    header: { menu: 971, letter: 16.5 },
  },
  almanac: {
    display: {
      family: 'Bricolage Grotesque',
      source: fontsource('bricolage-grotesque', 'standard'),
      // One width: its condensed end would cost as much again as the whole face.
      axes: { wght: 700, opsz: 36, wdth: 100 },
      picture: { wght: 700, opsz: 36, wdth: 100 },
      letter: 0.535,
      plain: true,
    },
    text: {
      family: 'Source Serif 4',
      source: fontsource('source-serif-4', 'wght'),
      axes: { wght: { min: 400, max: 700 } },
      plain: true,
    },
    mono: {
      family: 'JetBrains Mono',
      source: fontsource('jetbrains-mono', 'wght'),
      axes: { wght: { min: 400, max: 600 } },
      plain: true,
    },
    header: { menu: 1015, letter: 14.5 },
  },
} as const satisfies Record<string, TypeSet>;

export type TypeSetName = keyof typeof typeSets;

export const typeSetNames = Object.keys(typeSets) as [TypeSetName, ...TypeSetName[]];
