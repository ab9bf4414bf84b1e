import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Entry, notFoundPage, readAddresses } from './headers/addresses.ts';
import { fileHeaders } from './headers/file-headers.ts';
import { pageCaching } from './headers/header-list.ts';
import { Refusal } from './refusal.ts';

/** Reads the headers of a file when it is first requested, so that large sites start fast, too. */
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
 * Serves the addresses that a build has at the start, and nothing else. Paths are looked up in a table,
 * so none can reach outside the folder, and redirects lead only to addresses of the build or to those
 * that the owner wrote.
 */
export async function serveBuild(app: FastifyInstance, folder: string): Promise<void> {
  const dir = resolve(folder);
  const headersOf = keepHeaders(dir);
  const { entries, redirects } = await readAddresses(dir).catch(() => ({
    entries: [],
    redirects: [],
  }));
  const notFoundHeaders = await headersOf(notFoundPage).catch(() => undefined);
  const files = new Map(entries.map((entry) => [decodeURI(entry.path), entry]));
  const moved = new Map([...redirects].map(([from, to]) => [decodeURI(from), to]));
  if (!files.has('/') || !notFoundHeaders)
    throw new Refusal(`no complete build in ${dir}: run “npm run build” first`);

  app.register(fastifyStatic, {
    root: dir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  // The handlers return nothing, because Fastify would wait for each answer with a listener of its own.
  app.setNotFoundHandler((_request, reply) => {
    // Without validators: a 304 for a missing page would show the visitor nothing.
    const options = { etag: false, lastModified: false, acceptRanges: false };
    reply.code(404).headers(notFoundHeaders).sendFile(notFoundPage.file, options);
  });

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: ({ params, url }, reply) => {
      const { path, query } = splitUrl(url);
      // An encoded slash would be a second spelling of every address in a folder.
      const asked = /%2f/i.test(path) ? '' : `/${params['*']}`;
      const [entry, location] = [files.get(asked), moved.get(asked)];
      if (entry) {
        headersOf(entry)
          .then((headers) => void reply.headers(headers).sendFile(entry.file))
          .catch(() => void reply.callNotFound());
      } else if (location !== undefined) {
        // An address that the owner wrote may have a query or a fragment of its own.
        const target = /[?#]/.test(location) ? location : location + query;
        reply.header('cache-control', pageCaching).redirect(target, 308);
      } else {
        reply.callNotFound();
      }
    },
  });
}
