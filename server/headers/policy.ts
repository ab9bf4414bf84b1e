import { createHash } from 'node:crypto';

/** What a policy allows beside files of the site itself, as a policy spells it. */
export type Sources = {
  /** Hashes of inline scripts, and addresses of scripts elsewhere. */
  scripts: Iterable<string>;
  /** Hashes of inline styles. */
  styles: Iterable<string>;
  images: Iterable<string>;
  /** Hosts that scripts may ask. */
  connect: Iterable<string>;
  frames: Iterable<string>;
  /** Where forms may be sent. */
  forms: Iterable<string>;
};

export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const nobody = ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"];

/**
 * Allows what it is given and the site's own files. Without upgrade-insecure-requests, which would break
 * the site on http://localhost; in production HSTS does the same.
 */
export function contentPolicy(sources: Partial<Sources> = {}): string {
  const { scripts = [], styles = [], images = [], connect = [], frames = [], forms = [] } = sources;
  const directive = (...parts: string[]) => parts.filter(Boolean).join(' ');
  const framed = [...frames].length > 0 ? [directive('frame-src', ...frames)] : [];
  return [
    "default-src 'none'",
    directive("script-src 'self'", ...scripts),
    directive("style-src 'self'", ...styles),
    directive("img-src 'self' data:", ...images),
    "font-src 'self'",
    "media-src 'self'",
    // Otherwise a worker might come from wherever a script may.
    "worker-src 'self'",
    directive("connect-src 'self'", ...connect, ...forms),
    "manifest-src 'self'",
    ...framed,
    directive("form-action 'self'", ...forms),
    ...nobody,
  ].join('; ');
}

/** A drawing that is opened by itself is a document: it may look as it was drawn, and do nothing. */
export const drawingPolicy = ["default-src 'none'", "style-src 'unsafe-inline'", ...nobody].join(
  '; ',
);
