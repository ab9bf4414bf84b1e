import { bareHeaders } from '../../server/headers/file-headers.ts';
import { hashedAssets, pageCaching, securityHeaders } from '../../server/headers/header-list.ts';
import {
  formsServer,
  hashedEndings,
  headerOf,
  namedFiles,
  type ServedBuild,
  type ServedFile,
} from './served-build.ts';

export type CaddyOptions = {
  /** The folder of the build on the machine that serves it. */
  root: string;
  /** A port, or an address with one, for plain HTTP. Without it, Caddy serves the domain with TLS. */
  listen?: string;
  /** Where the site's own server listens, which takes the forms. */
  formsServer?: string;
};

function quote(text: string): string {
  if (/["\\{}\n]/.test(text)) throw new Error(`cannot be written for Caddy: ${text}`);
  return `"${text}"`;
}

const varying = ['content-security-policy', 'cache-control'] as const;
/** The path before any rewrite: Caddy evaluates a map only when it is read. */
const asked = '{http.request.orig_uri.path}';
const variables = ['site_file', 'site_type', 'site_policy', 'site_caching'];

function row(key: string, file: string, { type, headers }: Pick<ServedFile, 'type' | 'headers'>) {
  const values = [type, ...varying.map((name) => headerOf({ headers }, name))];
  return [key, file, ...values.map(quote)].join(' ');
}

const block = (head: string, lines: readonly string[]) => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];

function fileMap(build: ServedBuild): string[] {
  const missing = { type: '', headers: [...bareHeaders, ['cache-control', pageCaching] as const] };
  return block(`map ${asked} ${variables.map((name) => `{${name}}`).join(' ')}`, [
    ...namedFiles(build).map((file) =>
      row(quote(decodeURI(file.path)), quote(`/${file.file}`), file),
    ),
    ...hashedEndings(build).map((hashed) =>
      row(`~^(${hashedAssets.prefix}[^/]+\\${hashed.ending})$`, `\${1}`, hashed),
    ),
    row('default', quote(''), missing),
  ]);
}

const movedMap = ({ redirects }: ServedBuild) =>
  block(`map ${asked} {site_moved}`, [
    ...[...redirects].map(([from, to]) => `${quote(decodeURI(from))} ${quote(to)}`),
    `default ${quote('')}`,
  ]);

/** Deferred, to replace what the file server sets itself. */
const headers = (values: Readonly<Record<string, string>>) =>
  block('header', [
    ...securityHeaders.map(([name, value]) => `${name} ${quote(value)}`),
    ...Object.entries(values).map(([name, value]) => `${name} ${value}`),
    '-server',
    'defer',
  ]);

const vary = 'accept-encoding';
const fromMap = { 'content-security-policy': '{site_policy}', 'cache-control': '{site_caching}' };

const serve = (file: string) => [
  `rewrite * ${file}`,
  ...block('file_server', ['precompressed br gzip', 'disable_canonical_uris']),
];

function errors({ notFound }: ServedBuild): string[] {
  const own = varying.map((name) => [name, quote(headerOf(notFound, name))]);
  return block('handle_errors', [
    '@missing expression {err.status_code} == 404',
    ...block('handle @missing', [
      ...headers({ ...Object.fromEntries(own), 'content-type': quote(notFound.type), vary }),
      ...serve(`/${notFound.file}`),
    ]),
    ...block('handle', [
      ...headers({ ...fromMap, 'cache-control': quote('no-store') }),
      'respond "{err.status_text}" {err.status_code}',
    ]),
  ]);
}

const apex = (domain: string) =>
  domain.startsWith('www.') ? block(domain.slice(4), [`redir https://${domain}{uri} 308`]) : [];

function listenOn({ domain }: ServedBuild, listen: string | undefined) {
  if (!listen) return { names: domain, bind: [] };
  const [, host, port] = /^(?:(.+):)?(\d+)$/.exec(listen) ?? [];
  if (!port) throw new Error(`not a port, nor an address with one: ${listen}`);
  return { names: `http://:${port}`, bind: host ? [`bind ${host}`] : [] };
}

/** A site for Caddy 2.6 or newer, to import from its Caddyfile. */
export function caddySite(build: ServedBuild, options: CaddyOptions): string {
  const { root, listen } = options;
  const { names, bind } = listenOn(build, listen);
  const site = block(names, [
    ...bind,
    `root * ${quote(root)}`,
    ...block('route', [
      ...movedMap(build),
      ...fileMap(build),
      // Caddy names the visitor to it: start the server with TRUST_PROXY=loopback.
      ...(build.takesForms ? [`reverse_proxy /forms/* ${options.formsServer ?? formsServer}`] : []),
      '@refused not method GET HEAD',
      'error @refused 405',
      // A rewrite, which keeps what was asked after ?, would escape a #.
      '@away expression {site_moved}.startsWith("https://") || {site_moved}.contains("#")',
      ...block('route @away', [...headers(fromMap), 'redir {site_moved} 308']),
      '@moved expression {site_moved} != ""',
      ...block('route @moved', [...headers(fromMap), 'rewrite * {site_moved}', 'redir {uri} 308']),
      '@missing expression {site_file} == ""',
      'error @missing 404',
      ...headers({ ...fromMap, 'content-type': '{site_type}', vary }),
      ...serve('{site_file}'),
    ]),
    ...errors(build),
  ]);
  return `${[...site, '', ...(listen ? [] : apex(build.domain))].join('\n').trimEnd()}\n`;
}
