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
  /** Options of the content reader. */
  export const reading: import('./content/parse-content.ts').Options;
  /** HTML before a band, which lets the editor find it. */
  export function bandMark(index: number): string;
}

declare module 'virtual:pictures' {
  /** Modern image formats, best first. */
  export const newFormats: string[];
  export function importPicture(file: string): Promise<{ default: ImageMetadata }>;
}

declare namespace Astro {
  /** The site's own client directives. */
  interface ClientDirectives {
    'client:wake'?: boolean | import('./islands/wake.ts').Wish;
    'client:later'?: import('./islands/later.ts').Later;
  }
}
