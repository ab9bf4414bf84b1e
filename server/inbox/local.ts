import { type FastifyInstance, fastify } from 'fastify';
import { bareHeaders } from '../headers/header-list.ts';
import { readPosts } from '../leads/form-fields.ts';
import { isSame } from '../leads/signature.ts';
import type { Store } from '../leads/store.ts';
import { cookie, cookieOf, isForeign } from './guard.ts';
import { inboxRoutes } from './routes.ts';

/**
 * The inbox of this machine, not yet listening. Whoever has the token of this start may see it: other
 * users of the machine can reach it, too.
 */
export async function createInbox(
  store: Store,
  { site, token }: { site: string | undefined; token: string },
): Promise<FastifyInstance> {
  const app = fastify();
  readPosts(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...bareHeaders, 'cache-control': 'no-store' });
    // Another site can have a name that resolves to this machine.
    const isOwnName = request.hostname === '127.0.0.1' || request.hostname === 'localhost';
    if (!isOwnName || isForeign(request))
      return reply.code(403).send('Only from this machine, and not from another page\n');
    const { token: given } = request.query as { token?: unknown };
    if (typeof given === 'string' && isSame(given, token))
      return reply.header('set-cookie', cookie(token, '/', false)).redirect('/', 303);
    if (!isSame(cookieOf(request), token))
      return reply.code(403).send('Open the address that “npm run leads” printed\n');
  });
  inboxRoutes(app, { store, site, base: '', canLeave: false });
  return app;
}
