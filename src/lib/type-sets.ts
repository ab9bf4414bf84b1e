type Axes = Record<string, number | { min: number; max: number }>;

/** One face of a set: its source file, and the part of it that is kept. */
export type Face = {
  family: string;
  source: string;
  axes: Axes;
};

export type TypeSet = {
  display: Face & {
    /** One instance of the face for pictures: their renderer knows no variable fonts. */
    picture: Record<string, number>;
    /** Average width of a letter in that instance, in ems, for line breaks in pictures. */
    letter: number;
  };
  text: Face;
  mono: Face;
  /** Widths in pixels: of the header's menu and buttons, and of a letter of the brand's name. */
  header: { menu: number; letter: number };
};

// The annotations here let the bundler leave the type sets out of scripts for the browser, which use
// other parts of layout.ts.
const fontsource = /* @__NO_SIDE_EFFECTS__ */ (name: string, part: string) =>
  `@fontsource-variable/${name}/files/${name}-latin-${part}-normal.woff2`;

/**
 * The type sets a brand can choose from. Each has a folder in src/styles/type with its three faces, two
 * files each, and their style rules; a build holds only the chosen one.
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
      axes: { wght: 400 },
    },
    header: { menu: 971, letter: 16.5 },
  },
  almanac: {
    display: {
      family: 'Bricolage Grotesque',
      source: fontsource('bricolage-grotesque', 'standard'),
      // One width: the condensed end would double the file.
      axes: { wght: 700, opsz: 36, wdth: 100 },
      picture: { wght: 700, opsz: 36, wdth: 100 },
      letter: 0.535,
    },
    text: {
      family: 'Source Serif 4',
      source: fontsource('source-serif-4', 'wght'),
      axes: { wght: { min: 400, max: 700 } },
    },
    mono: {
      family: 'JetBrains Mono',
      source: fontsource('jetbrains-mono', 'wght'),
      axes: { wght: 400 },
    },
    header: { menu: 1015, letter: 14.5 },
  },
} as const satisfies Record<string, TypeSet>;

export type TypeSetName = keyof typeof typeSets;

export const typeSetNames = /* @__PURE__ */ Object.keys(typeSets) as [
  TypeSetName,
  ...TypeSetName[],
];
