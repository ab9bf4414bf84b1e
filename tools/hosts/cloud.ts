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
const cached: Header = ['cache-control', caching.other];
const immutable: Header = ['cache-control', caching.hashed];

const line = ([name, value]: Header) => `  ${name}: ${value}\n`;

/**
 * One file for Cloudflare Pages and Netlify. On Netlify, the later rule wins. Cloudflare joins the values
 * of all matching rules, so each rule first removes earlier values with “! name”, which Netlify ignores.
 * Rules match endings, because neither host has another way to distinguish pages from other files.
 */
function headersFile(policy: string, files: readonly string[]): string {
  const replace = (header: Header) => `  ! ${header[0]}\n${line(header)}`;
  const others = files.filter((file) => !/\.html$|^_astro\//.test(file)).map(extname);
  return [
    // By default, Cloudflare lets scripts of other sites read every file.
    `/*\n  ! access-control-allow-origin\n${everywhere(policy).map(line).join('')}`,
    ...[...new Set([...others, '.svg'])].filter(Boolean).map((ending) => {
      const headers = ending === '.svg' ? [cached, drawing] : [cached];
      return `/*${ending}\n${headers.map(replace).join('')}`;
    }),
    `/${hashedFolder}*\n${replace(immutable)}`,
  ].join('\n');
}

/** Both hosts redirect other spellings of a page's path automatically. */
function redirectsFile({ redirects }: SiteFile): string {
  const lines = [
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`),
    // At its own path, the 404 page would have status 200. A path that does not exist returns 404.
    '/404 /404/absent 200',
    '/404.html /404/absent 200',
  ];
  return `${lines.join('\n')}\n`;
}

/** Files that Cloudflare Pages and Netlify read in the build folder. */
export const cloudFiles = (site: SiteFile, files: readonly string[]) => ({
  _headers: headersFile(site.policy, files),
  _redirects: redirectsFile(site),
});

/** Escapes a path, because Vercel reads it as a pattern. */
const literal = (path: string) => path.replace(/[\\(){}:*+?]/g, '\\$&');

/** The configuration for deploying the build folder, without an installation or a build on Vercel. */
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
      rule('/(.*\\.[^./]+)', cached),
      rule('/(.*\\.svg)', drawing),
      rule(`/${hashedFolder}(.*)`, immutable),
    ],
  };
  // Vercel compresses automatically and would publish these as files.
  const ignored = ['*.br', '*.gz', '_headers', '_redirects', '.stamp', siteFile, formsFile];
  return {
    'vercel.json': `${JSON.stringify(configuration, null, 2)}\n`,
    '.vercelignore': `${ignored.join('\n')}\n`,
  };
}
