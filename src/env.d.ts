/// <reference types="astro/client" />

declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes: Record<string, Axis> },
  ): Promise<Buffer>;
}

declare module '*.js?raw' {
  const text: string;
  export default text;
}

declare namespace Astro {
  /** The moments at which this site's islands wake. */
  interface ClientDirectives {
    /** When the visitor touches it, or at once where the address has this query parameter. */
    'client:engage'?: boolean | { query: string };
    /** When it comes near the viewport. */
    'client:near'?: boolean;
    /** Some time after the page has loaded, on screens that match. */
    'client:later'?: { media: string; after: number };
    /** When something on the page has a message to show. */
    'client:call'?: boolean;
  }
}
