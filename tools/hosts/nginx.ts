import { bareHeaders } from '../../server/headers/file-headers.ts';
import { hashedAssets, pageCaching, securityHeaders } from '../../server/headers/header-list.ts';
import { mediaTypes } from '../../server/headers/media-types.ts';
import {
  formsServer,
  hashedEndings,
  headerOf,
  namedFiles,
  type ServedBuild,
} from './served-build.ts';

export type NginxOptions = {
  /** The folder of the build on the machine that serves it. */
  root: string;
  /** One address for plain HTTP, as behind a load balancer. Without it, ports 80 and 443 with TLS. */
  listen?: string;
  /** The folder that holds fullchain.pem and privkey.pem. */
  certificate?: string;
  ports?: { plain: number; secure: number };
  ipv6?: boolean;
  brotli?: boolean;
  /** Where the site's own server listens, which takes the forms. */
  formsServer?: string;
};

function quote(text: string): string {
  // A dollar sign ends a pattern; anywhere else it would begin a variable.
  if (/["\n]|\$(?!$)/.test(text)) throw new Error(`cannot be written for nginx: ${text}`);
  return `"${text}"`;
}

/** A value by the file that is sent. Not for addresses: the keys of a map ignore case. */
function map(name: string, fallback: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([key, value]) => `    ${quote(key)} ${quote(value)};`);
  return [`map $uri $${name} {`, `    default ${quote(fallback)};`, ...lines, '}'].join('\n');
}

function maps(build: ServedBuild): string[] {
  const documents = [...namedFiles(build), build.notFound];
  const differing = (name: string, common: string) =>
    documents
      .filter((file) => headerOf(file, name) !== common)
      .map((file) => [`/${file.file}`, headerOf(file, name)] as const);
  const bare = headerOf({ headers: bareHeaders }, 'content-security-policy');
  return [
    map('site_policy', bare, differing('content-security-policy', bare)),
    map('site_caching', pageCaching, [
      ...differing('cache-control', pageCaching),
      [`~^${hashedAssets.prefix}`, hashedAssets.value],
    ]),
  ];
}

/** To the site's own server, which sends all headers itself. */
const forms = (server: string) => [
  'location /forms/ {',
  `    proxy_pass http://${server};`,
  '    proxy_set_header Host $host;',
  '    # Not what the visitor sent: start the server with TRUST_PROXY=loopback, and it believes this.',
  '    proxy_set_header X-Forwarded-For $remote_addr;',
  '    client_max_body_size 100k;',
  '    # A header of its own keeps away those of the pages.',
  '    proxy_hide_header x-content-type-options;',
  '    add_header x-content-type-options nosniff always;',
  '}',
];

/** A target with a query or a fragment of its own gets no other query. */
const withQuery = (to: string) => (/[?#]/.test(to) ? quote(to) : `${to}$is_args$args`);

function locations(build: ServedBuild): string[] {
  const exact = (path: string, rule: string) => `location = ${quote(decodeURI(path))} { ${rule} }`;
  const endings = hashedEndings(build).map(({ ending }) => ending.slice(1));
  return [
    ...namedFiles(build).map(({ file, path }) =>
      exact(path, `try_files ${quote(`/${file}`)} =404;`),
    ),
    ...[...build.redirects].map(([from, to]) => exact(from, `return 308 ${withQuery(to)};`)),
    `location ~ "^${hashedAssets.prefix}[^/]+\\.(?:${endings.join('|')})$" { try_files $uri =404; }`,
    'location / { return 404; }',
    `error_page 404 /${build.notFound.file};`,
    exact(`/${build.notFound.file}`, 'internal;'),
  ];
}

const types = () =>
  Object.entries(mediaTypes).map(([ending, { type }]) => `${quote(type)} ${ending.slice(1)};`);

const indent = (lines: readonly string[]) =>
  lines.map((line) => (line ? `    ${line}` : '')).join('\n');

const server = (...lines: string[]) => `server {\n${indent(lines)}\n}`;

/** Visitors may also type the domain without its www. */
const apex = (domain: string) => (domain.startsWith('www.') ? [domain.slice(4)] : []);

const home = (domain: string) => `return 308 https://${domain}$request_uri;`;

/** Where the site itself listens, and other servers that only redirect to it. */
function listeners(
  { domain }: ServedBuild,
  options: NginxOptions,
): { others: string[]; own: string[] } {
  const { listen, certificate = `/etc/letsencrypt/live/${domain}` } = options;
  if (listen)
    return { others: [], own: [`listen ${listen};`, 'server_name _;', 'server_tokens off;'] };
  const { plain, secure } = options.ports ?? { plain: 80, secure: 443 };
  const hosts = options.ipv6 === false ? [''] : ['', '[::]:'];
  const withTls = (name: string) => [
    ...hosts.map((host) => `listen ${host}${secure} ssl http2;`),
    `server_name ${name};`,
    `ssl_certificate ${quote(`${certificate}/fullchain.pem`)};`,
    `ssl_certificate_key ${quote(`${certificate}/privkey.pem`)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:site:10m;',
    'ssl_session_tickets off;',
    'server_tokens off;',
  ];
  const others = [
    server(
      ...hosts.map((host) => `listen ${host}${plain};`),
      `server_name ${[domain, ...apex(domain)].join(' ')};`,
      'server_tokens off;',
      // Where “certbot --webroot” puts its proof that the domain is yours.
      'location ^~ /.well-known/acme-challenge/ { root /var/www/html; }',
      `location / { ${home(domain)} }`,
    ),
    ...apex(domain).map((name) => server(...withTls(name), home(domain))),
  ];
  return { others, own: withTls(domain) };
}

/** A site for nginx 1.22 or newer, to include from its http block. */
export function nginxSite(build: ServedBuild, options: NginxOptions): string {
  const { others, own } = listeners(build, options);
  const site = server(
    ...own,
    `root ${quote(options.root)};`,
    '',
    'absolute_redirect off;',
    'merge_slashes off;',
    'client_max_body_size 1k;',
    'etag on;',
    '',
    '# Sends the files that the build compressed, to proxies too; compresses nothing itself.',
    'gzip off;',
    'gzip_static on;',
    'gzip_proxied any;',
    'gzip_http_version 1.0;',
    ...(options.brotli === false ? [] : ['brotli_static on;']),
    '',
    'default_type application/octet-stream;',
    'types {',
    ...types().map((line) => `    ${line}`),
    '}',
    '',
    ...securityHeaders.map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'add_header content-security-policy $site_policy always;',
    'add_header cache-control $site_caching always;',
    'add_header vary accept-encoding always;',
    '',
    ...(build.takesForms ? forms(options.formsServer ?? formsServer) : []),
    ...locations(build),
  );
  return `${[...maps(build), ...others, site].join('\n\n')}\n`;
}
