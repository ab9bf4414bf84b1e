import { extname } from 'node:path';
import { formsFile } from '../../server/headers/forms-file.ts';
import {
  caching,
  type Header,
  hashedFolder,
  securityHeaders,
} from '../../server/headers/header-list.ts';
import { drawingPolicy } from '../../server/headers/policy.ts';
import { type SiteFile, siteFile } from '../../server/headers/site-file.ts';

const everywhere = (policy: string): Header[] => [
  ...securityHeaders,
  ['content-security-policy', policy],
  ['cache-control', caching.page],
];
const drawing: Header = ['content-security-policy', drawingPolicy];
const kept: Header = ['cache-control', caching.other];
const keptForGood: Header = ['cache-control', caching.hashed];

const line = ([name, value]: Header) => `  ${name}: ${value}\n`;

/**
 * One file for Cloudflare Pages and Netlify. Netlify lets the later rule win. Cloudflare joins the values
 * of all rules that match, so each rule first takes away what an earlier one set, by “! name”, which
 * Netlify ignores. By ending, since neither knows another way to tell pages from other files.
 */
function headersFile(policy: string, files: readonly string[]): string {
  const replace = (header: Header) => `  ! ${header[0]}\n${line(header)}`;
  const others = files.filter((file) => !/\.html$|^_astro\//.test(file)).map(extname);
  return [
    // By default Cloudflare lets the scripts of other sites read every file.
    `/*\n  ! access-control-allow-origin\n${everywhere(policy).map(line).join('')}`,
    ...[...new Set([...others, '.svg'])].filter(Boolean).map((ending) => {
      const headers = ending === '.svg' ? [kept, drawing] : [kept];
      return `/*${ending}\n${headers.map(replace).join('')}`;
    }),
    `/${hashedFolder}*\n${replace(keptForGood)}`,
  ].join('\n');
}

/** Both hosts lead other spellings of a page's address to it by themselves. */
function redirectsFile({ redirects }: SiteFile): string {
  const lines = [
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`),
    // Under its own name the 404 page would have status 200. A path that is nowhere gets it with 404.
    '/404 /404/absent 200',
    '/404.html /404/absent 200',
  ];
  return `${lines.join('\n')}\n`;
}

/** What Cloudflare Pages and Netlify look for in the build itself. */
export const cloudFiles = (site: SiteFile, files: readonly string[]) => ({
  _headers: headersFile(site.policy, files),
  _redirects: redirectsFile(site),
});

/** Escapes a path, since Vercel reads patterns. */
const literal = (path: string) => path.replace(/[\\(){}:*+?]/g, '\\$&');

/** For deploying the build folder as it is: Vercel installs and builds nothing. */
export function vercelFiles({ policy, redirects }: SiteFile) {
  const rule = (source: string, ...headers: Header[]) => ({
    source,
    headers: headers.map(([key, value]) => ({ key, value })),
  });
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: '',
    buildCommand: '',
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(redirects).map(([from, destination]) => ({
      source: literal(from),
      destination,
      permanent: true,
    })),
    // The later rule wins.
    headers: [
      rule('/(.*)', ...everywhere(policy)),
      rule('/(.*\\.[^./]+)', kept),
      rule('/(.*\\.svg)', drawing),
      rule(`/${hashedFolder}(.*)`, keptForGood),
    ],
  };
  // Vercel compresses by itself, and would publish these as files.
  const ignored = ['*.br', '*.gz', '_headers', '_redirects', '.stamp', siteFile, formsFile];
  return {
    'vercel.json': `${JSON.stringify(configuration, null, 2)}\n`,
    '.vercelignore': `${ignored.join('\n')}\n`,
  };
}
