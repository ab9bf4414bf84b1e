import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { addressesOf, listFiles, notFoundFile } from './headers/addresses.ts';
import { caching, fileHeaders } from './headers/header-list.ts';
import { noBuild, readSite } from './headers/site-file.ts';

/** A file of the build that cannot be read now, such as one that is being replaced. */
class Unreadable extends Error {
  statusCode = 503;
}

async function readBuild(dir: string) {
  const site = await readSite(dir);
  const names = await listFiles(dir);
  if (!names.includes('index.html') || !names.includes(notFoundFile)) throw noBuild(dir);
  const { files, spellings } = addressesOf(names);
  const written = Object.entries(site.redirects).map(
    ([from, to]) => [decodeURI(from), to] as const,
  );
  return { files, policy: site.policy, moved: new Map([...written, ...spellings]) };
}

/** The path of a request, as the build spells it, and its query. */
function readUrl(url: string, decoded: string | undefined): { path: string; query: string } {
  const end = url.indexOf('?');
  const [path, query] = end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  // An encoded slash would be a second spelling of every address in a folder.
  return { path: /%2f/i.test(path) ? '' : `/${decoded}`, query };
}

/**
 * Serves the addresses that a build has at the start, and nothing else. Paths are looked up in a table,
 * so none can reach outside the folder, and redirects lead only to addresses of the build or to those
 * that the owner wrote.
 */
export async function serveBuild(app: FastifyInstance, folder: string): Promise<void> {
  const dir = resolve(folder);
  const { files, moved, policy } = await readBuild(dir);

  app.register(fastifyStatic, {
    root: dir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  // The handlers return nothing, because Fastify would wait for each answer with a listener of its own.
  app.setNotFoundHandler(({ url, params }, reply) => {
    const { '*': decoded } = params as { '*'?: string };
    if (files.has(readUrl(url, decoded).path)) throw new Unreadable(`cannot read ${url}`);
    // Without validators: a 304 for a missing page would show the visitor nothing.
    const options = { etag: false, lastModified: false, acceptRanges: false };
    reply.code(404).headers(fileHeaders(notFoundFile, policy)).sendFile(notFoundFile, options);
  });

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: ({ params, url }, reply) => {
      const { path, query } = readUrl(url, params['*']);
      const [file, location] = [files.get(path), moved.get(path)];
      if (file !== undefined) {
        reply.headers(fileHeaders(file, policy)).sendFile(file);
      } else if (location !== undefined) {
        // An address that the owner wrote may have a query or a fragment of its own.
        const target = /[?#]/.test(location) ? location : location + query;
        reply.header('cache-control', caching.page).redirect(target, 308);
      } else {
        reply.callNotFound();
      }
    },
  });
}
