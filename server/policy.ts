import { createHash } from 'node:crypto';

const blocks =
  /<!--[\s\S]*?-->|<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi;

/** Script types the browser acts on. Anything else, such as JSON-LD, is inert data. */
const acted = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(
    `(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=[\\s/]|$)`,
    'i',
  ).exec(attributes);
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}

function inlineHashes(markup: string): { script: string[]; style: string[] } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', content = ''] of markup.matchAll(blocks)) {
    if (name === undefined) continue;
    const kind = name.toLowerCase() === 'script' ? 'script' : 'style';
    if (kind === 'script') {
      if (attribute(attributes, 'src') !== undefined) continue;
      if (!acted.test((attribute(attributes, 'type') ?? '').trim())) continue;
    }
    // Browsers hash the text after their own newline normalisation.
    const text = content.replace(/\r\n?/g, '\n');
    hashes[kind].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { script: [...hashes.script], style: [...hashes.style] };
}

/**
 * The content security policy of one page, from its own inline scripts and styles: nothing inline
 * runs but what the build wrote. upgrade-insecure-requests is left out because the site is also
 * served over plain http on localhost, where it would turn every asset request into a failing
 * https one; in production HSTS does its work.
 */
export function contentPolicy(markup: string): string {
  const hashes = inlineHashes(markup);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
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
