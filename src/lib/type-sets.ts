type Axes = Record<string, number | { min: number; max: number }>;

/** One typeface of a set: its name, its package, and the variation axes that the build keeps. */
export type Face = {
  family: string;
  /** The fallback system font. */
  like: 'Arial' | 'Times New Roman' | 'Courier New';
  name: string;
  part: string;
  axes: Axes;
};

export type TypeSet = {
  display: Face & {
    /** The axes that are left, fixed for pictures: their renderer knows no variable fonts. */
    picture: Record<string, number>;
    /** Average width of a letter in that instance, in ems, for line breaks in pictures. */
    letter: number;
  };
  text: Face;
  mono: Face;
  /** Widths in pixels: of the header's menu and buttons, and of a letter of the brand's name. */
  header: { menu: number; letter: number };
};

/**
 * The type sets a brand can choose from. Each has a folder in src/styles/type with its three faces, in a
 * file for each group of alphabets; a build holds only the chosen one.
 */
export const typeSets = {
  engraver: {
    display: {
      family: 'Archivo',
      like: 'Arial',
      name: 'archivo',
      part: 'standard',
      // One weight: a second axis would double the file, and headlines vary in width only.
      axes: { wght: 700, wdth: { min: 75, max: 118 } },
      picture: { wdth: 110 },
      letter: 0.58,
    },
    text: {
      family: 'Atkinson Hyperlegible Next',
      like: 'Arial',
      name: 'atkinson-hyperlegible-next',
      part: 'wght',
      axes: { wght: { min: 400, max: 700 } },
    },
    mono: {
      family: 'Atkinson Hyperlegible Mono',
      like: 'Courier New',
      name: 'atkinson-hyperlegible-mono',
      part: 'wght',
      axes: { wght: 400 },
    },
    header: { menu: 971, letter: 16.5 },
  },
  almanac: {
    display: {
      family: 'Bricolage Grotesque',
      like: 'Arial',
      name: 'bricolage-grotesque',
      part: 'standard',
      // One width: the condensed end would double the file.
      axes: { wght: 700, opsz: 36, wdth: 100 },
      picture: {},
      letter: 0.535,
    },
    text: {
      family: 'Source Serif 4',
      like: 'Times New Roman',
      name: 'source-serif-4',
      part: 'wght',
      axes: { wght: { min: 400, max: 700 } },
    },
    mono: {
      family: 'JetBrains Mono',
      like: 'Courier New',
      name: 'jetbrains-mono',
      part: 'wght',
      axes: { wght: 400 },
    },
    header: { menu: 1015, letter: 14.5 },
  },
} as const satisfies Record<string, TypeSet>;

export type TypeSetName = keyof typeof typeSets;

export const typeSetNames = Object.keys(typeSets) as [TypeSetName, ...TypeSetName[]];
