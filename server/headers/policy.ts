import { createHash } from 'node:crypto';

/** Sources that a policy allows besides the site's own files, in the syntax of policies. */
export type Sources = {
  /** Hashes of inline scripts, and URLs of other sites' scripts. */
  scripts: Iterable<string>;
  /** Hashes of inline styles. */
  styles: Iterable<string>;
  images: Iterable<string>;
  /** Hosts to which scripts may send requests. */
  connect: Iterable<string>;
  frames: Iterable<string>;
  /** URLs to which forms may be sent. */
  forms: Iterable<string>;
};

export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const denied = ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"];

/**
 * Allows the site's own files and these sources. Without upgrade-insecure-requests, which would break
 * the site on http://localhost. In production, HSTS has the same effect.
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
    // Otherwise workers could be loaded from the sources of scripts.
    "worker-src 'self'",
    directive("connect-src 'self'", ...connect, ...forms),
    "manifest-src 'self'",
    ...framed,
    directive("form-action 'self'", ...forms),
    ...denied,
  ].join('; ');
}

/** The policy of SVG files, which are documents when opened directly: styles, but no scripts. */
export const drawingPolicy = ["default-src 'none'", "style-src 'unsafe-inline'", ...denied].join(
  '; ',
);
