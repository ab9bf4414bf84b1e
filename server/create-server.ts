import { STATUS_CODES } from 'node:http';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  fastify,
  LogController,
} from 'fastify';
import { answerInTurn } from './answer-in-turn.ts';
import { bareHeaders } from './headers/header-list.ts';
import { logAnswers, logOptions } from './request-log.ts';
import { serveBuild } from './serve-build.ts';
import type { TrustProxy } from './settings.ts';

const limits = {
  requestTimeout: 30_000,
  connectionTimeout: 120_000,
  http: {
    headersTimeout: 10_000,
    // How often Node checks these limits; the default is every 30 s.
    connectionsCheckingInterval: 1000,
  },
};

/** Sends an error in plain text, without the headers of the file that was requested. */
function refuse(reply: FastifyReply, status: number) {
  for (const name of [
    'content-encoding',
    'etag',
    'last-modified',
    'accept-ranges',
    'content-range',
  ])
    reply.removeHeader(name);
  return reply
    .code(status)
    .headers({ ...bareHeaders, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${STATUS_CODES[status]}\n`);
}

/** The URL of a request. A malformed path, such as /100%, is escaped, so that it returns the 404 page. */
function validUrl({ url = '/' }: { url?: string }): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return encodeURI(path);
  }
}

/** A server for one build, not yet listening, so that forms can still be registered on it. */
export async function createServer(
  dir: string,
  { log = false, trustProxy = false }: { log?: boolean; trustProxy?: TrustProxy } = {},
): Promise<FastifyInstance> {
  const app = fastify({
    ...limits,
    trustProxy,
    rewriteUrl: validUrl,
    logger: log && logOptions,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    // Requests that arrive while the server ends are answered, and their connections are closed.
    return503OnClosing: false,
    frameworkErrors: ({ statusCode = 400 }, _request, reply) => refuse(reply, statusCode),
  });
  // Node answers too large (431), too slow (408) or malformed (400); Fastify does not distinguish them.
  app.server.removeAllListeners('clientError');
  answerInTurn(app);
  if (log) logAnswers(app);

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(bareHeaders);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // In this hook, because the body has not been read yet.
    if (request.is404 && !isRead) refuse(reply.header('allow', 'GET, HEAD'), 405);
    else done();
  });
  app.setErrorHandler(
    (error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
      const { statusCode = 500, headers = {} } = error;
      if (statusCode >= 500) request.log.error(error);
      // Errors of the system, such as too many open files, may be temporary.
      return refuse(reply.headers(headers), 'syscall' in error ? 503 : statusCode);
    },
  );

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send('ok\n'));
  await serveBuild(app, dir);
  return app;
}
