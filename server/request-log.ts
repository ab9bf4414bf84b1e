import type { FastifyInstance, FastifyServerOptions } from 'fastify';

const longest = 200;

/** Fastify's logger without the ids and names of process, machine and request. */
export const logOptions = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
} satisfies FastifyServerOptions['logger'];

/**
 * The path of an address, short and without personal data: somebody's link may have an e-mail address
 * in it. It is cut before anything looks through it, and what the cut leaves of a name goes, too.
 */
export function loggedPath(url: string): string {
  const shown = url.slice(0, longest);
  const [path = ''] = shown.split('?', 1);
  const names = path.split('/');
  if (path.length < url.length && path === shown) names.splice(-1, 1, '…');
  return names.map((name) => (name.includes('@') || name.includes('%40') ? '…' : name)).join('/');
}

/** One line for each answer. Without address, user agent and query, so without personal data. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', ({ log, method, url }, { statusCode, elapsedTime }, done) => {
    const ms = Math.round(elapsedTime * 100) / 100;
    log.info({ method, path: loggedPath(url), status: statusCode, ms });
    done();
  });
}
