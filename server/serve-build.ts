import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Entry, notFoundPage, readCatalog } from '../headers/addresses.ts';
import { fileHeaders } from '../headers/file-headers.ts';
import { pageCaching } from '../headers/header-list.ts';

export class BuildMissing extends Error {}

/** The headers of each file, found out when it is first asked for: a large site starts at once. */
function keepHeaders(dir: string) {
  const kept = new Map<string, Promise<Record<string, string>>>();
  return (entry: Entry) => {
    const known = kept.get(entry.file);
    if (known) return known;
    const headers = fileHeaders(dir, entry).then((list) => Object.fromEntries(list));
    kept.set(entry.file, headers);
    return headers;
  };
}

function splitUrl(url: string): { path: string; query: string } {
  const end = url.indexOf('?');
  return end === -1 ? { path: url, query: '' } : { path: url.slice(0, end), query: url.slice(end) };
}

/**
 * Serves a build: the addresses that it held at the start, and nothing else. A path is looked up in
 * a table, so none can reach outside the folder, and a redirect leads to an address of the table or to one
 * that the owner wrote.
 */
export async function serveBuild(app: FastifyInstance, folder: string): Promise<void> {
  const dir = resolve(folder);
  const headersOf = keepHeaders(dir);
  const { entries, redirects } = await readCatalog(dir).catch(() => ({
    entries: [],
    redirects: [],
  }));
  const notFoundHeaders = await headersOf(notFoundPage).catch(() => undefined);
  const files = new Map(entries.map((entry) => [decodeURI(entry.path), entry]));
  const moved = new Map([...redirects].map(([from, to]) => [decodeURI(from), to]));
  if (!files.has('/') || !notFoundHeaders) throw new BuildMissing(`no complete build in ${dir}`);

  app.register(fastifyStatic, {
    root: dir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  // The handlers return nothing: Fastify would put a listener on each answer to wait for its end.
  app.setNotFoundHandler((_request, reply) => {
    // Without validators: a 304 to a page that is missing would leave the visitor with nothing.
    const options = { etag: false, lastModified: false, acceptRanges: false };
    reply.code(404).headers(notFoundHeaders).sendFile(notFoundPage.file, options);
  });

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: ({ params, url }, reply) => {
      const { path, query } = splitUrl(url);
      // Decoded, an encoded slash would be a second spelling of every address below a folder.
      const asked = /%2f/i.test(path) ? '' : `/${params['*']}`;
      const [entry, location] = [files.get(asked), moved.get(asked)];
      if (entry) {
        headersOf(entry)
          .then((headers) => void reply.headers(headers).sendFile(entry.file))
          .catch(() => void reply.callNotFound());
      } else if (location !== undefined) {
        // An address that the owner wrote may have a query or a place on the page by itself.
        const target = /[?#]/.test(location) ? location : location + query;
        reply.header('cache-control', pageCaching).redirect(target, 308);
      } else {
        reply.callNotFound();
      }
    },
  });
}
