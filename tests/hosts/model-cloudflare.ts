import { cloudflareFiles } from '../../tools/hosts/cloudflare.ts';
import type { ServedBuild } from '../../tools/hosts/served-build.ts';
import { escapePattern, parseHeadersFile, parseRedirectsFile } from './header-text.ts';
import { type Host, modelled } from './host.ts';

/**
 * What Cloudflare Pages does with a folder, after its published asset server: the handler of
 * packages/pages-shared and the rules engine of packages/workers-shared in cloudflare/workers-sdk.
 */
export function modelCloudflare(build: ServedBuild): Host {
  const texts = cloudflareFiles(build);
  const files = new Set([...build.files, build.notFound].map(({ file }) => `/${file}`));
  const rules = parseHeadersFile(texts._headers).map((block) => ({
    ...block,
    pattern: new RegExp(`^${block.path.split('*').map(escapePattern).join('.*')}$`),
  }));
  const moves = new Map(parseRedirectsFile(texts._redirects).map((move) => [move.from, move]));

  function answer(path: string, search: string): { status: number; location?: string } {
    const move = moves.get(path);
    if (move && move.status !== '200')
      return { status: Number(move.status), location: move.to + search };
    const name = move ? move.to : path;
    const moved = (to: string) => ({ status: 308, location: to + search });
    if (name.endsWith('/')) {
      if (files.has(`${name}index.html`)) return { status: 200 };
      return files.has(name.replace(/\/$/, '.html')) ? moved(name.slice(0, -1)) : { status: 404 };
    }
    if (files.has(name)) {
      if (!name.endsWith('.html')) return { status: 200 };
      return moved(name.replace(/(?:\/index)?\.html$/, '') || '/');
    }
    if (files.has(`${name}.html`)) return { status: 200 };
    return files.has(`${name}/index.html`) ? moved(`${name}/`) : { status: 404 };
  }

  return modelled({ missingCaching: 'no-store' }, (pathname, search) => {
    const { status, location } = answer(pathname, search);
    // Pages sends this by default.
    const headers = new Headers({ 'access-control-allow-origin': '*' });
    const ruled = new Set<string>();
    for (const { pattern, set, unset } of rules) {
      if (!pattern.test(pathname)) continue;
      for (const name of unset) headers.delete(name);
      for (const [name, value] of set) {
        if (ruled.has(name)) headers.append(name, value);
        else headers.set(name, value);
        ruled.add(name);
      }
    }
    if (status === 404) headers.set('cache-control', 'no-store');
    if (location) headers.set('location', location);
    return { status, headers: Object.fromEntries(headers) };
  });
}
