import { type FastifyInstance, fastify } from 'fastify';
import { bareHeaders } from '../headers/header-list.ts';
import { readPosts } from '../leads/form-fields.ts';
import { isSame } from '../leads/signature.ts';
import type { Store } from '../leads/store.ts';
import { cookie, cookiesOf, isForeign } from './guard.ts';
import { inboxRoutes } from './routes.ts';

/**
 * The inbox of this machine, not yet listening. It asks for the token of this start, because other users
 * of the machine can reach it as well.
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
      return reply.code(403).send('Cross-site request refused\n');
    const { token: given } = request.query as { token?: unknown };
    if (typeof given === 'string' && isSame(given, token))
      return reply.header('set-cookie', cookie(token, '/', false)).redirect('/', 303);
    if (!cookiesOf(request).some((each) => isSame(each, token)))
      return reply.code(403).send('Open the URL that “npm run leads” printed\n');
  });
  inboxRoutes(app, { store, site, base: '', canSignOut: false });
  return app;
}
