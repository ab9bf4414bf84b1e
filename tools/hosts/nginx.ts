import { caching, hashedFolder, securityHeaders } from '../../server/headers/header-list.ts';
import { drawingPolicy } from '../../server/headers/policy.ts';
import type { SiteFile } from '../../server/headers/site-file.ts';

export type ServerOptions = {
  /** The folder of the build on the machine that serves it. */
  root: string;
  /** An address for plain HTTP, as behind a load balancer. Without it, the domain with TLS. */
  listen?: string | undefined;
  /** Where the site's own server listens, if it takes the forms. */
  formsServer?: string | undefined;
};

function quote(text: string): string {
  if (/["\\\n$]/.test(text))
    throw new Error(`nginx cannot have a double quote, backslash or $ in: ${text}`);
  return `"${text}"`;
}

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}\n`).join('');

/** Redirects keep the request's query, unless the target has a query or a fragment. */
function moved([from, to]: [string, string]): string {
  const target = /[?#]/.test(to) ? quote(to) : quote(to).replace(/"$/, '$is_args$args"');
  return `location = ${quote(decodeURI(from))} { return 308 ${target}; }`;
}

/** Forwards forms to the site's own server, which sends all headers itself. */
const forms = (server: string) => `
    location /forms/ {
        proxy_pass http://${server};
        proxy_set_header Host $host;
        # Replaces the visitor's own header. Start the server with TRUST_PROXY=loopback, so that it trusts this one.
        proxy_set_header X-Forwarded-For $remote_addr;
        client_max_body_size 100k;
        # With a header here, nginx does not add those of the pages.
        proxy_hide_header x-content-type-options;
        add_header x-content-type-options nosniff always;
    }
`;

const tls = (name: string, domain: string) => `
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${name};
    ssl_certificate /etc/letsencrypt/live/${domain}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${domain}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:10m;
    ssl_session_tickets off;
    server_tokens off;
`;

/** Redirects plain HTTP and the domain without www to the domain. */
function redirectsToDomain(domain: string): string {
  const apex = domain.startsWith('www.') ? domain.slice(4) : '';
  const home = `return 308 https://${domain}$request_uri;`;
  const bare = `server {${tls(apex, domain)}    ${home}\n}\n\n`;
  return `server {
    listen 80;
    listen [::]:80;
    server_name ${`${domain} ${apex}`.trim()};
    server_tokens off;
    # The folder in which “certbot --webroot” proves that the domain is yours.
    location ^~ /.well-known/acme-challenge/ { root /var/www/html; }
    location / { ${home} }
}

${apex && bare}`;
}

/** The configuration of a site for nginx 1.22 or newer, to include from its http block. */
export function nginxSite(
  { domain, policy, redirects }: SiteFile,
  { root, listen, formsServer, brotli = true }: ServerOptions & { brotli?: boolean },
): string {
  const plain = `\n    listen ${listen};\n    server_name _;\n    server_tokens off;\n`;
  const headers = [
    ...securityHeaders.map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    'add_header content-security-policy $site_policy always;',
    'add_header cache-control $site_caching always;',
    'add_header vary accept-encoding always;',
  ];
  return `map $uri $site_policy {
    default ${quote(policy)};
    "~\\.svg$" ${quote(drawingPolicy)};
}

map $uri $site_caching {
    default ${quote(caching.page)};
    "~^/${hashedFolder}" ${quote(caching.hashed)};
    "~\\.(?!html$)[^./]+$" ${quote(caching.other)};
}

${listen ? '' : redirectsToDomain(domain)}server {${listen ? plain : tls(domain, domain)}
    root ${quote(root)};
    absolute_redirect off;
    merge_slashes off;
    client_max_body_size 1k;

    # Sends the compressed files of the build, also to proxies. nginx itself compresses nothing.
    gzip off;
    gzip_static on;
    gzip_proxied any;
    gzip_http_version 1.0;
${brotli ? '    brotli_static on;\n' : ''}
    # nginx lacks some of these types, and the charsets.
    default_type application/octet-stream;
    types {
        "text/html; charset=utf-8" html;
        "text/css; charset=utf-8" css;
        "text/plain; charset=utf-8" txt md;
        "text/vtt; charset=utf-8" vtt;
        "application/javascript; charset=utf-8" js mjs;
        "application/json; charset=utf-8" json;
        application/manifest+json webmanifest;
        application/xml xml;
        application/pdf pdf;
        image/svg+xml svg;
        image/png png;
        image/jpeg jpg jpeg;
        image/webp webp;
        image/avif avif;
        image/gif gif;
        image/vnd.microsoft.icon ico;
        font/woff2 woff2;
        video/mp4 mp4;
        video/webm webm;
    }

${indented(headers)}${formsServer ? forms(formsServer) : ''}
${indented(Object.entries(redirects).map(moved))}
    # Files that are not for visitors, and other spellings of paths.
    location ~ "/\\.(?!well-known/)|//|\\.(?:br|gz)$|^/(?:_headers|_redirects|404|index)$" { return 404; }
    location = /index.html { return 308 /$is_args$args; }
    location ~ "^(?<page>.+?)(?:/index\\.html|\\.html|/)$" {
        if (-f $document_root$page.html) { return 308 $page$is_args$args; }
        return 404;
    }
    location ~ "\\.[^./]+$" { try_files $uri =404; }
    location = / { try_files /index.html =404; }
    location / { try_files $uri.html =404; }
    error_page 404 /404.html;
    # A malformed path, such as /100%, does not exist either.
    error_page 400 =404 /404.html;
    location = /404.html { internal; }
}
`;
}
