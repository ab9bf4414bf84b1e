import type { FastifyInstance, FastifyServerOptions } from 'fastify';

const longest = 200;

/** Fastify's logger without the ids and names of process, machine and request. */
export const logOptions = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
} satisfies FastifyServerOptions['logger'];

/**
 * The path of a URL, shortened and without e-mail addresses. It is cut first, so that long URLs take no
 * time, and the last segment of a cut path is replaced, because it may be part of an address.
 */
export function loggedPath(url: string): string {
  const shown = url.slice(0, longest);
  const [path = ''] = shown.split('?', 1);
  const names = path.split('/');
  if (path.length < url.length && path === shown) names.splice(-1, 1, '…');
  return names.map((name) => (name.includes('@') || name.includes('%40') ? '…' : name)).join('/');
}

/** Logs each response in one line without personal data: no IP address, user agent or query. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', ({ log, method, url }, { statusCode, elapsedTime }, done) => {
    const ms = Math.round(elapsedTime * 100) / 100;
    log.info({ method, path: loggedPath(url), status: statusCode, ms });
    done();
  });
}
