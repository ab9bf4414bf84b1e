import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../leads/address.ts';
import { isPassword, isSession, newSession } from '../leads/password.ts';
import type { Store } from '../leads/store.ts';
import { cookie, cookieOf, isForeign } from './guard.ts';
import { passwordPage } from './questions.ts';
import { inboxRoutes, readForms, sendPage } from './routes.ts';

/** Beside the forms, so that a proxy which passes on these passes on the inbox. */
export const inboxPath = '/forms/inbox';

type Options = { store: Store; ready: () => Promise<unknown>; site: string; hash: string };

/** On this machine, also through a tunnel, there is no TLS. */
const isSecure = ({ hostname }: FastifyRequest) =>
  hostname !== 'localhost' && hostname !== '127.0.0.1';

/** The inbox on the site itself, behind a password. */
export async function remoteInbox(app: FastifyInstance, { store, ready, site, hash }: Options) {
  readForms(app);
  await app.register(rateLimit, {
    global: false,
    max: 5,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  app.setErrorHandler(({ statusCode = 503, message }: Error & { statusCode?: number }, _, reply) =>
    reply
      .code(statusCode)
      .type('text/plain; charset=utf-8')
      .send(statusCode < 500 ? `${message}\n` : 'The database does not answer\n'),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method === 'POST' && isForeign(request))
      return reply.code(403).send('Not from another page\n');
    if (request.routeOptions.url === `${inboxPath}/enter`) return;
    if (isForeign(request) || !isSession(cookieOf(request), hash, new Date()))
      return sendPage(reply.code(401), passwordPage(inboxPath, undefined));
    await ready();
  });

  app.post<{ Body: { password?: string } | undefined }>(
    '/enter',
    { onRequest: app.rateLimit(), bodyLimit: 8 * 1024 },
    async (request, reply) => {
      if (!(await isPassword(request.body?.password ?? '', hash)))
        return sendPage(reply.code(401), passwordPage(inboxPath, 'That is not the password.'));
      const session = cookie(newSession(hash, new Date()), inboxPath, isSecure(request));
      return reply.header('set-cookie', session).redirect(`${inboxPath}/`, 303);
    },
  );
  app.post('/leave', (request, reply) =>
    reply
      .header('set-cookie', cookie('', inboxPath, isSecure(request)))
      .redirect(`${inboxPath}/`, 303),
  );
  inboxRoutes(app, { store, site, base: inboxPath, canLeave: true });
}
