import { netlifyFiles } from '../../tools/hosts/netlify.ts';
import type { ServedBuild } from '../../tools/hosts/served-build.ts';
import { escapePattern, parseHeadersFile, parseRedirectsFile } from './header-text.ts';
import { type Host, modelled } from './host.ts';

/** After packages/headers-parser of netlify/build, which ignores case and a trailing slash. */
function pattern(path: string): RegExp {
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((part) => (part === '*' ? '?(.*)' : escapePattern(part)));
  return new RegExp(`^/${parts.join('/')}/?$`, 'iu');
}

/**
 * What Netlify does with a folder while “Pretty URLs” is on, which is the default. The later of two
 * matching rules wins, forced redirects win over files, and pages need no ending.
 */
export function modelNetlify(build: ServedBuild, texts = netlifyFiles(build)): Host {
  const files = new Set([...build.files, build.notFound].map(({ file }) => `/${file}`));
  const rules = parseHeadersFile(texts._headers).map(({ path, set }) => ({
    pattern: pattern(path),
    set,
  }));
  const forced = parseRedirectsFile(texts._redirects).filter(({ status }) => status.endsWith('!'));

  function answer(path: string, search: string): { status: number; location?: string } {
    const move = forced.find(({ from }) => pattern(from).test(path));
    if (move) return { status: Number.parseInt(move.status, 10), location: move.to + search };
    if (path === '/' || files.has(path) || files.has(`${path}.html`)) return { status: 200 };
    return path.endsWith('/') && files.has(path.replace(/\/$/, '.html'))
      ? { status: 301, location: path.slice(0, -1) + search }
      : { status: 404 };
  }

  return modelled({ redirect: 301, bareRedirects: true }, (pathname, search) => {
    const { status, location } = answer(pathname, search);
    const matching = location ? [] : rules.filter((rule) => rule.pattern.test(pathname));
    const headers = Object.fromEntries(matching.flatMap(({ set }) => set));
    return { status, headers: location ? { location } : headers };
  });
}
