import { caching, hashedFolder, securityHeaders } from '../../server/headers/header-list.ts';
import { drawingPolicy } from '../../server/headers/policy.ts';
import type { SiteFile } from '../../server/headers/site-file.ts';
import type { ServerOptions } from './nginx.ts';

function quote(text: string): string {
  if (/["\\{}\n]/.test(text)) throw new Error(`cannot be written for Caddy: ${text}`);
  return `"${text}"`;
}

const home = (domain: string) =>
  domain.startsWith('www.')
    ? `\n${domain.slice(4)} {\n\tredir https://${domain}{uri} 308\n}\n`
    : '';

function listenOn(domain: string, listen: string | undefined): string {
  if (!listen) return `${domain} {`;
  const [port, host] = listen.split(':').reverse();
  return `http://:${port} {${host ? `\n\tbind ${host}` : ''}`;
}

/** A rewrite keeps what was asked after ?; a target with a query or a fragment of its own needs none. */
const moved = ([from, to]: [string, string]) =>
  /^https:|[?#]/.test(to)
    ? `\t\tredir ${quote(decodeURI(from))} ${quote(to)} 308\n`
    : `\t\troute ${quote(decodeURI(from))} {
\t\t\trewrite * ${quote(to)}
\t\t\tredir {uri} 308
\t\t}\n`;

/** A site for Caddy 2.6 or newer, to import from its Caddyfile. */
export function caddySite(
  { domain, policy, redirects }: SiteFile,
  { root, listen, formsServer }: ServerOptions,
): string {
  // Caddy names the visitor to it: start the server with TRUST_PROXY=loopback.
  const forms = formsServer ? `\t\treverse_proxy /forms/* ${formsServer}\n` : '';
  const fixed = securityHeaders.map(([name, value]) => `\t\t${name} ${quote(value)}\n`).join('');
  return `# For answers of every kind, errors too.
(${domain}) {
	header {
${fixed}		vary accept-encoding
		-server
		defer
	}
	header content-security-policy ${quote(policy)}
	header cache-control ${quote(caching.page)}
}

${listenOn(domain, listen)}
	root * ${quote(root)}
	route {
${forms}		import ${domain}
		@refused not method GET HEAD
		error @refused 405

		# What is not for visitors, and second spellings of what is.
		@hidden {
			path */.* *.br *.gz /_headers /_redirects /404 /404.html /index
			not path /.well-known/*
		}
		error @hidden 404
${Object.entries(redirects).map(moved).join('')}		route /index.html {
			rewrite * /
			redir {uri} 308
		}
		@spelled path_regexp page ^(.+?)(?:/index\\.html|\\.html|/)$
		route @spelled {
			@page file {re.page.1}.html
			route @page {
				rewrite * {re.page.1}
				redir {uri} 308
			}
			error 404
		}

		@other path_regexp \\.[^./]+$
		header @other cache-control ${quote(caching.other)}
		header /${hashedFolder}* cache-control ${quote(caching.hashed)}
		@drawing path *.svg
		header @drawing content-security-policy ${quote(drawingPolicy)}
		@manifest path *.webmanifest
		header @manifest content-type application/manifest+json
		try_files {path}.html {path}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		import ${domain}
		@missing expression {err.status_code} == 404
		handle @missing {
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
		respond "{err.status_text}" {err.status_code}
	}
}
${listen ? '' : home(domain)}`;
}
