import { createHash } from 'node:crypto';
import { attributeOf, htmlElements, textOf } from './html-elements.ts';

/** Script types that the browser acts on. Any other, such as JSON-LD, is inert data. */
const activeTypes = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

function inlineHashes(markup: string) {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const element of htmlElements(markup)) {
    const { tagName } = element;
    if (tagName !== 'script' && tagName !== 'style') continue;
    if (tagName === 'script') {
      const type = attributeOf(element, 'type')?.trim().toLowerCase() ?? '';
      if (attributeOf(element, 'src') !== undefined || !activeTypes.has(type)) continue;
    }
    const hash = createHash('sha256').update(textOf(element)).digest('base64');
    hashes[tagName].add(`'sha256-${hash}'`);
  }
  return hashes;
}

/**
 * The content security policy of one page, from its own inline scripts and styles: nothing inline
 * runs but what the build wrote. upgrade-insecure-requests is left out because the site is also
 * served over plain http on localhost, where it would turn every asset request into a failing
 * https one; in production HSTS does its work.
 */
export function contentPolicy(markup: string): string {
  const { script, style } = inlineHashes(markup);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
