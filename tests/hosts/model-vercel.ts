import type { ServedBuild } from '../../tools/hosts/served-build.ts';
import { vercelFiles } from '../../tools/hosts/vercel.ts';
import { escapePattern } from './header-text.ts';
import { type Host, modelled } from './host.ts';

export type VercelConfiguration = {
  cleanUrls: boolean;
  trailingSlash: boolean;
  headers: { source: string; headers: { key: string; value: string }[] }[];
};

/** The part of path-to-regexp that these files use: escaped characters, and a group for the rest. */
function pattern(source: string): RegExp {
  const parts = source.match(/\\.|\(\.\*\)|./g) ?? [];
  const text = parts.map((part) => {
    if (part === '(.*)') return part;
    return escapePattern(part.length === 2 ? part.slice(1) : part);
  });
  return new RegExp(`^${text.join('')}$`);
}

/**
 * What Vercel does with a folder, after packages/routing-utils of vercel/vercel. First it redirects to
 * clean addresses. Then every matching rule sets its headers, later ones over earlier ones. Last it
 * looks up the file.
 */
export function modelVercel(build: ServedBuild): Host {
  const configuration: VercelConfiguration = JSON.parse(vercelFiles(build)['vercel.json']);
  const files = new Set([...build.files, build.notFound].map(({ file }) => `/${file}`));
  const rules = configuration.headers.map(({ source, headers }) => ({
    pattern: pattern(source),
    headers,
  }));
  const redirects = [
    ...(configuration.cleanUrls ? [/^\/(?:(.+)\/)?index(?:\.html)?\/?$/, /^\/(.*)\.html\/?$/] : []),
    ...(configuration.trailingSlash ? [] : [/^\/(.*)\/$/]),
  ];

  return modelled({ bareRedirects: true }, (pathname, search) => {
    for (const redirect of redirects) {
      const found = redirect.exec(pathname);
      if (!found || pathname === '/') continue;
      return { status: 308, headers: { location: `/${found[1] ?? ''}${search}` } };
    }
    const headers: Record<string, string> = {};
    for (const rule of rules.filter((each) => each.pattern.test(pathname))) {
      for (const { key, value } of rule.headers) headers[key.toLowerCase()] = value;
    }
    const names = [pathname, `${pathname}.html`, `${pathname.replace(/\/$/, '')}/index.html`];
    return { status: names.some((name) => files.has(name)) ? 200 : 404, headers };
  });
}
