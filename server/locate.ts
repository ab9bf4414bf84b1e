import type { Resource } from './resource.ts';
import type { Site } from './site.ts';

export type Place =
  | { kind: 'resource'; resource: Resource }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' | 'malformed' | 'too-long' };

const longest = 2048;

/** Some clients and every proxy send the absolute form, which servers have to accept. */
function originForm(target: string): string {
  return /^https?:\/\//i.test(target) ? target.replace(/^https?:\/\/[^/?#]*/i, '') || '/' : target;
}

export function splitTarget(target: string): { path: string; query: string } {
  const plain = originForm(target);
  const end = plain.search(/[?#]/);
  if (end === -1) return { path: plain, query: '' };
  const query = plain[end] === '?' ? plain.slice(end).replace(/#.*$/, '') : '';
  return { path: plain.slice(0, end) || '/', query };
}

/** The one spelling of a path under which the table would hold it, or null if it has none. */
function canonicalSpelling(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is for
    return /[\u0000-\u001f\u007f\\]/.test(decoded) ? null : encodeURI(decoded);
  } catch {
    return null;
  }
}

const toAscii = (text: string) =>
  text.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));

/**
 * Finds what a request target stands for. A location always comes out of the table, never out of
 * the request, so no spelling of a path can send a visitor to another host.
 */
export function locate(site: Site, target: string): Place {
  if (target.length > longest) return { kind: 'too-long' };
  const { path, query } = splitTarget(target);
  const exact = site.resources.get(path);
  if (exact) return { kind: 'resource', resource: exact };
  const spelling = canonicalSpelling(path);
  if (spelling === null || !path.startsWith('/')) return { kind: 'malformed' };
  const location =
    site.redirects.get(spelling) ?? (site.resources.has(spelling) ? spelling : undefined);
  if (location === undefined) return { kind: 'missing' };
  return { kind: 'redirect', location: location + toAscii(query) };
}
