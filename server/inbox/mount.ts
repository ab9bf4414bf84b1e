import { randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../leads/address.ts';
import { readPosts } from '../leads/form-fields.ts';
import type { Leads } from '../leads/mount.ts';
import { isPassword } from '../leads/password.ts';
import { signatureOf } from '../leads/signature.ts';
import type { Store } from '../leads/store.ts';
import { hour, later, minute } from '../leads/tables.ts';
import { cookie, cookieOf, isForeign } from './guard.ts';
import { passwordPage } from './questions.ts';
import { inboxRoutes, sendPage } from './routes.ts';

/** Beside the forms, so that a proxy which passes on these passes on the inbox. */
const path = '/forms/inbox';

const attemptsPerMinute = 5;
/** Of all addresses together. */
const allPerMinute = 30;
/** To check a password takes a thread that pages need: one at a time, and so many may wait. */
const mostWaiting = 4;

const sessionMs = 12 * hour;

/** On this machine, also through a tunnel, there is no TLS. */
const isSecure = ({ hostname }: FastifyRequest) =>
  hostname !== 'localhost' && hostname !== '127.0.0.1';

/** Who has signed in. Any server of the same database and password knows it. */
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
    async isOpen(token: string, now: Date): Promise<boolean> {
      const found = db.selectFrom('sessions').select('id').where('id', '=', idOf(token));
      return Boolean(await found.where('expires', '>', now.toISOString()).executeTakeFirst());
    },
    end: (token: string) => sessions().where('id', '=', idOf(token)).execute(),
  };
}

/** Checks passwords, one at a time. Undefined if there are too many at once, or in this minute. */
export function inTurn(isRight: (password: string) => Promise<boolean>) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let inMinute = { at: 0, count: 0 };
  return (password: string): Promise<boolean> | undefined => {
    const at = Math.floor(Date.now() / minute);
    if (inMinute.at !== at) inMinute = { at, count: 0 };
    if (waiting >= mostWaiting || inMinute.count >= allPerMinute) return undefined;
    waiting += 1;
    inMinute.count += 1;
    const done = last.then(() => isRight(password));
    last = done
      .catch(() => {})
      .finally(() => {
        waiting -= 1;
      });
    return done;
  };
}

async function servedInbox(app: FastifyInstance, { store, ready, site, settings }: Leads) {
  const hash = settings.inboxHash ?? '';
  const sessions = sessionsIn(store, hash);
  const check = inTurn((password) => isPassword(password, hash));
  readPosts(app);
  await app.register(rateLimit, {
    global: false,
    max: attemptsPerMinute,
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
    if (request.routeOptions.url === `${path}/enter`) return;
    const token = cookieOf(request);
    if (token) await ready();
    if (isForeign(request) || !token || !(await sessions.isOpen(token, new Date())))
      return sendPage(reply.code(401), passwordPage(path, undefined));
  });

  app.post<{ Body: { password: string } }>(
    '/enter',
    {
      onRequest: app.rateLimit(),
      bodyLimit: 8 * 1024,
      schema: {
        body: {
          type: 'object',
          properties: { password: { type: 'string' } },
          required: ['password'],
        },
      },
    },
    async (request, reply) => {
      const isRight = check(request.body.password);
      if (!isRight)
        return sendPage(
          reply.code(429),
          passwordPage(path, 'Too many attempts. Try again in a minute.'),
        );
      if (!(await isRight))
        return sendPage(reply.code(401), passwordPage(path, 'That is not the password.'));
      await ready();
      const token = await sessions.begin(new Date());
      const kept = cookie(token, path, isSecure(request));
      return reply.header('set-cookie', kept).redirect(`${path}/`, 303);
    },
  );
  app.post('/leave', async (request, reply) => {
    await sessions.end(cookieOf(request));
    return reply
      .header('set-cookie', cookie('', path, isSecure(request)))
      .redirect(`${path}/`, 303);
  });
  inboxRoutes(app, { store, site, base: path, canLeave: true });
}

/** Shows the leads at /forms/inbox, if there is a password. Returns what to say at the start. */
export async function mountInbox(app: FastifyInstance, leads: Leads): Promise<string[]> {
  if (!leads.settings.inboxHash) return [];
  await app.register(servedInbox, { prefix: path, ...leads });
  return [`The inbox is at ${path}, behind its password`];
}
