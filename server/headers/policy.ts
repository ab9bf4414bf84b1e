import { createHash } from 'node:crypto';
import { attributeOf, htmlElements, textOf } from './html-elements.ts';

/** The browser runs scripts of these types. Any other, such as JSON-LD, is data. */
const activeTypes = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

function sourcesIn(markup: string) {
  const sources = {
    script: new Set<string>(),
    style: new Set<string>(),
    connect: new Set<string>(),
    images: new Set<string>(),
  };
  for (const element of htmlElements(markup)) {
    const { tagName } = element;
    if (tagName !== 'script' && tagName !== 'style') continue;
    const src = tagName === 'script' ? attributeOf(element, 'src') : undefined;
    if (src?.startsWith('https:')) {
      const { origin, pathname } = new URL(src);
      sources.script.add(origin + pathname);
      for (const kind of ['connect', 'images'] as const) {
        const hosts = attributeOf(element, `data-policy-${kind}`)?.split(' ') ?? [];
        for (const host of hosts.filter(Boolean)) sources[kind].add(host);
      }
    }
    const type = attributeOf(element, 'type')?.trim().toLowerCase() ?? '';
    if (src !== undefined || (tagName === 'script' && !activeTypes.has(type))) continue;
    const hash = createHash('sha256').update(textOf(element)).digest('base64');
    sources[tagName].add(`'sha256-${hash}'`);
  }
  return sources;
}

/** The hosts of the page's frames, which wait in templates until a visitor asks for them. */
function framesIn(markup: string): string[] {
  const addresses = [...htmlElements(markup)]
    .filter(({ tagName }) => tagName === 'iframe')
    .map((frame) => attributeOf(frame, 'src') ?? '')
    .filter((src) => src.startsWith('https:'));
  return [...new Set(addresses.map((src) => new URL(src).origin))];
}

const holdsVideo = (markup: string) =>
  [...htmlElements(markup)].some(({ tagName }) => tagName === 'video');

/** Where the page's forms go, if not to this site's own server. */
function formService(markup: string): string[] {
  const actions = [...htmlElements(markup)]
    .filter(({ tagName }) => tagName === 'form')
    .map((form) => attributeOf(form, 'action') ?? '')
    .filter((action) => action.startsWith('https:'));
  return [...new Set(actions)].map((action) => {
    const { origin, pathname } = new URL(action);
    return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
  });
}

/**
 * The content security policy of one page. It allows the page's own inline scripts and styles, the
 * outside scripts and frames that it names, its videos, and nothing else. Without upgrade-insecure-requests, which would
 * break the site on http://localhost; in production HSTS does the same.
 */
export function contentPolicy(markup: string): string {
  const { script, style, connect, images } = sourcesIn(markup);
  const service = formService(markup);
  const frames = framesIn(markup);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(' '),
    ["style-src 'self'", ...style].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    // Otherwise a worker might come from wherever a script may.
    "worker-src 'self'",
    ["connect-src 'self'", ...connect, ...service].join(' '),
    "manifest-src 'self'",
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    ...(holdsVideo(markup) ? ["media-src 'self'"] : []),
    ["form-action 'self'", ...service].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
