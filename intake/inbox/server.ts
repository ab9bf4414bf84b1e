import { type FastifyInstance, fastify } from 'fastify';
import { bareHeaders } from '../../headers/file-headers.ts';
import { contentPolicy } from '../../headers/policy.ts';
import { csvOf } from '../csv.ts';
import { findLeads, type LeadFilter } from '../find-leads.ts';
import { readPlainPosts } from '../form-fields.ts';
import { releaseLead } from '../leads.ts';
import { retry } from '../outbox.ts';
import type { Store } from '../store.ts';
import { type LeadState, leadStates } from '../tables.ts';
import { inboxPage } from './page.ts';

const perPage = 50;

type Query = Partial<Record<'search' | 'form' | 'state' | 'undelivered' | 'page' | 'open', string>>;
type Change = { id: string; action: string; note?: string; back?: string };

const filterOf = ({ search, form, state, undelivered }: Query): LeadFilter => ({
  ...(search && { search }),
  ...(form && { form: form as NonNullable<LeadFilter['form']> }),
  ...(state && { state: state as LeadState }),
  isUndelivered: undelivered === 'on',
});

/** The inbox as a server that is not yet listening. Its pages have plain forms and no scripts. */
export async function createInbox(store: Store): Promise<FastifyInstance> {
  const { db } = store;
  const app = fastify();
  const bare = Object.fromEntries(bareHeaders);
  readPlainPosts(app);
  // Other sites in the same browser can reach this server with a form, or with a name of theirs that
  // resolves to this machine. Neither is answered.
  app.addHook('onRequest', async ({ headers, method, hostname }, reply) => {
    reply.headers({ ...bare, 'cache-control': 'no-store' });
    const isOwnName = hostname === '127.0.0.1' || hostname === 'localhost';
    const isOwnPost = method === 'GET' || headers.origin === `http://${headers.host}`;
    if (!isOwnName || !isOwnPost) return reply.code(403).send('Only from this machine\n');
  });

  app.get<{ Querystring: Query }>('/', async ({ query }, reply) => {
    const page = Math.max(0, Math.trunc(Number(query.page)) || 0);
    const found = await findLeads(db, filterOf(query), {
      limit: perPage + 1,
      offset: page * perPage,
    });
    const leads = found.slice(0, perPage);
    const html = inboxPage(leads, { query, page, hasMore: found.length > perPage });
    return reply
      .header('content-security-policy', contentPolicy(html))
      .type('text/html; charset=utf-8')
      .send(html);
  });

  app.get<{ Querystring: Query }>('/leads.csv', async ({ query }, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .type('text/csv; charset=utf-8')
      .send(csvOf(await findLeads(db, filterOf(query)))),
  );

  app.post<{ Body: Change }>(
    '/change',
    async ({ body: { id, action, note = '', back = '' } }, reply) => {
      const state = leadStates.find((each) => each === action);
      if (action === 'release') await releaseLead(store, id, 'quarantine', new Date());
      else if (action === 'retry') await retry(store, new Date(), id);
      else if (action === 'note')
        await db.updateTable('leads').set({ note }).where('id', '=', id).execute();
      else if (state) await db.updateTable('leads').set({ state }).where('id', '=', id).execute();
      return reply.redirect(`/?${new URLSearchParams(back)}#${encodeURIComponent(id)}`, 303);
    },
  );
  return app;
}
