import { join } from 'node:path';
import { cacheControl, securityHeaders } from '../server/headers.ts';
import { contentPolicy } from '../server/policy.ts';

export type NginxSettings = {
  /** Holds certificate, process id and logs; nginx writes nowhere else. */
  folder: string;
  /** The build it serves. */
  dir: string;
  port: number;
  secure: boolean;
  brotliModule: string | undefined;
  isRoot: boolean;
  /** The content security policy of each page, by address. */
  policies: ReadonlyMap<string, string>;
};

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/**
 * nginx as a host would run it: the same files with the same headers as the site's own server, its
 * compressed forms sent as they lie on disk, one worker for each core.
 */
export function nginxConfig(settings: NginxSettings): string {
  const { folder, dir, port, secure, brotliModule, isRoot, policies } = settings;
  const policyLines = [...policies].map(([path, policy]) => `    ${quote(path)} ${quote(policy)};`);
  const headers = securityHeaders.map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  const lines = [
    ...(brotliModule ? [`load_module ${brotliModule};`] : []),
    // Else the workers would change to a user who may not read a temporary folder.
    ...(isRoot ? ['user root;'] : []),
    'worker_processes auto;',
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr notice;',
    'daemon off;',
    'events { worker_connections 1024; }',
    'http {',
    '  include /etc/nginx/mime.types;',
    '  types { application/manifest+json webmanifest; }',
    '  charset utf-8;',
    '  access_log off;',
    '  sendfile on;',
    '  tcp_nopush on;',
    '  open_file_cache max=1000;',
    '  keepalive_requests 1000000;',
    ...temporary.map((name) => `  ${name}_temp_path ${join(folder, name)};`),
    '  map_hash_bucket_size 4096;',
    '  map $request_uri $policy {',
    `    default ${quote(contentPolicy(''))};`,
    ...policyLines,
    '  }',
    '  map $request_uri $caching {',
    `    default ${quote(cacheControl('/', true))};`,
    `    ~^/_astro/ ${quote(cacheControl('/_astro/', false))};`,
    '  }',
    '  server {',
    `    listen 127.0.0.1:${port}${secure ? ' ssl http2' : ''};`,
    ...(secure
      ? [
          `    ssl_certificate ${join(folder, 'certificate.pem')};`,
          `    ssl_certificate_key ${join(folder, 'key.pem')};`,
        ]
      : []),
    `    root ${dir};`,
    brotliModule ? '    brotli_static on;' : '    gzip_static on;',
    ...headers.map((line) => `    ${line}`),
    '    add_header content-security-policy $policy always;',
    '    add_header cache-control $caching always;',
    '    error_page 404 /404.html;',
    '    location = / { try_files /index.html =404; }',
    '    location / { try_files $uri $uri.html =404; }',
    '  }',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}
