import type { FastifyInstance, FastifyServerOptions } from 'fastify';

const longestPath = 200;

/** Fastify's logger without the ids and names of process, machine and request. */
export const logOptions = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
} satisfies FastifyServerOptions['logger'];

/** One line for each answer. Without address, user agent and query, so without personal data. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', ({ log, method, url }, { statusCode, elapsedTime }, done) => {
    const [whole = ''] = url.split('?', 1);
    // Somebody's link may have an e-mail address in it.
    const path = whole.replace(/[^/]*(?:@|%40)[^/]*/gi, '…');
    const ms = Math.round(elapsedTime * 100) / 100;
    log.info({ method, path: path.slice(0, longestPath), status: statusCode, ms });
    done();
  });
}
