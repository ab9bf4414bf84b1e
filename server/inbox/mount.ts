import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPosts } from '../leads/form-fields.ts';
import type { Leads } from '../leads/mount.ts';
import { isSame, passwordHash, signatureOf } from '../leads/signature.ts';
import type { Store } from '../leads/store.ts';
import { hour, later } from '../leads/tables.ts';
import { cookie, cookiesOf, isForeign } from './guard.ts';
import { passwordPage } from './questions.ts';
import { inboxRoutes, sendPage } from './routes.ts';

/** Below the path of the forms, so that proxies forward both. */
const path = '/forms/inbox';

const sessionMs = 12 * hour;

/** On this machine, also through a tunnel, there is no TLS. */
const isSecure = ({ hostname }: FastifyRequest) =>
  hostname !== 'localhost' && hostname !== '127.0.0.1';

/** The sessions of signed-in owners. All servers with the same database and password know them. */
function sessionsIn({ db }: Store, hash: string) {
  const idOf = (token: string) => signatureOf(`session ${token}`, hash);
  const sessions = () => db.deleteFrom('sessions');
  return {
    async begin(now: Date): Promise<string> {
      const token = randomBytes(24).toString('base64url');
      await sessions().where('expires', '<', now.toISOString()).execute();
      const row = { id: idOf(token), expires: later(now, sessionMs) };
      await db.insertInto('sessions').values(row).execute();
      return token;
    },
    async isOpen(tokens: string[], now: Date): Promise<boolean> {
      const found = db.selectFrom('sessions').select('id').where('id', 'in', tokens.map(idOf));
      return Boolean(await found.where('expires', '>', now.toISOString()).executeTakeFirst());
    },
    end: (tokens: string[]) => sessions().where('id', 'in', tokens.map(idOf)).execute(),
  };
}

const enterSchema = {
  type: 'object',
  properties: { password: { type: 'string' } },
  required: ['password'],
};

async function servedInbox(app: FastifyInstance, { store, stored, site, settings }: Leads) {
  const hash = settings.inboxHash ?? '';
  const sessions = sessionsIn(store, hash);
  readPosts(app);
  app.setErrorHandler(({ statusCode = 503, message }: Error & { statusCode?: number }, _, reply) =>
    reply
      .code(statusCode)
      .type('text/plain; charset=utf-8')
      .send(statusCode < 500 ? `${message}\n` : 'The database failed. Try again later\n'),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method === 'POST' && isForeign(request))
      return reply.code(403).send('Cross-site request refused\n');
    if (request.routeOptions.url === `${path}/enter`) return;
    const tokens = cookiesOf(request);
    const isOpen = async () => stored(() => sessions.isOpen(tokens, new Date()));
    if (isForeign(request) || tokens.length === 0 || !(await isOpen()))
      return sendPage(reply.code(401), passwordPage(path, undefined));
  });

  app.post<{ Body: { password: string } }>(
    '/enter',
    { bodyLimit: 8 * 1024, schema: { body: enterSchema } },
    async (request, reply) => {
      if (!isSame(passwordHash(request.body.password), hash))
        return sendPage(reply.code(401), passwordPage(path, 'The password is wrong.'));
      const token = await stored(() => sessions.begin(new Date()));
      const kept = cookie(token, path, isSecure(request));
      return reply.header('set-cookie', kept).redirect(`${path}/`, 303);
    },
  );
  app.post('/leave', async (request, reply) => {
    await sessions.end(cookiesOf(request));
    return reply
      .header('set-cookie', cookie('', path, isSecure(request)))
      .redirect(`${path}/`, 303);
  });
  inboxRoutes(app, { store, site, base: path, canSignOut: true });
}

/** Serves the inbox at /forms/inbox if it has a password. Returns lines to print at the start. */
export async function mountInbox(app: FastifyInstance, leads: Leads): Promise<string[]> {
  if (!leads.settings.inboxHash) return [];
  await app.register(servedInbox, { prefix: path, ...leads });
  return [`The inbox is at ${path} and asks for its password`];
}
