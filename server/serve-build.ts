import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { addressesOf, listFiles, notFoundFile } from './headers/addresses.ts';
import { caching, fileHeaders } from './headers/header-list.ts';
import { noBuild, readSite } from './headers/site-file.ts';

/** A file of the build cannot be read now, for example while it is being replaced. */
class Unreadable extends Error {
  statusCode = 503;
}

async function readBuild(dir: string) {
  const site = await readSite(dir);
  const names = await listFiles(dir);
  if (!names.includes('index.html') || !names.includes(notFoundFile)) throw noBuild(dir);
  const { files, spellings } = addressesOf(names);
  const redirects = Object.entries(site.redirects).map(
    ([from, to]) => [decodeURI(from), to] as const,
  );
  return { files, policy: site.policy, moved: new Map([...redirects, ...spellings]) };
}

/** The decoded path of a request, and its query. */
function readUrl(url: string, decoded: string | undefined): { path: string; query: string } {
  const end = url.indexOf('?');
  const [path, query] = end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  // An encoded slash would be a second spelling of every path in a folder.
  return { path: /%2f/i.test(path) ? '' : `/${decoded}`, query };
}

/**
 * Serves only the files that the build contains at the start. Paths are looked up in a table, so none
 * can reach outside the folder, and redirects point only to paths of the build or to the owner's targets.
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

  // The handlers return nothing. Otherwise Fastify would add a listener for each response.
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
        // The owner's target may have a query or a fragment.
        const target = /[?#]/.test(location) ? location : location + query;
        reply.header('cache-control', caching.page).redirect(target, 308);
      } else {
        reply.callNotFound();
      }
    },
  });
}
