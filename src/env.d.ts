/// <reference types="astro/client" />

declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes: Record<string, Axis>;
      keepFeatures?: string[];
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}

declare module 'virtual:editor' {
  /** How content is read. */
  export const reading: import('./content/parse-content.ts').Options;
  /** HTML before a band, by which the editor finds it. */
  export function bandMark(index: number): string;
}

declare module 'virtual:pictures' {
  /** Formats besides the old ones, best first. */
  export const newFormats: string[];
  export function importPicture(file: string): Promise<{ default: ImageMetadata }>;
}

declare namespace Astro {
  /** This site's own moments at which islands load. */
  interface ClientDirectives {
    'client:wake'?: boolean | import('./islands/wake.ts').Wish;
    'client:later'?: import('./islands/later.ts').Later;
  }
}
