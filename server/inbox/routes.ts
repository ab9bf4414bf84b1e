import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { tidy } from '../../src/lib/answers.ts';
import { contentPolicy, hashOf } from '../headers/policy.ts';
import { reportTargets } from '../leads/outbox.ts';
import type { Store } from '../leads/store.ts';
import { longestNote } from '../leads/tables.ts';
import {
  type Action,
  actionNames,
  needsConfirmation,
  perform,
  type ResultName,
  resultTexts,
} from './actions.ts';
import { csvOf } from './csv.ts';
import { countLeads, findLeads, formsIn, type LeadFilter, type View, views } from './find-leads.ts';
import { inboxPage, type Query, searchOf } from './page.ts';
import { questionPage } from './questions.ts';
import { inboxStyles } from './styles.ts';

const perPage = 50;

type Asked = Query & { result?: ResultName; count?: number };
type Change = { id: string[]; act: Action; note: string; back: string; sure: string };

const text = { type: 'string', maxLength: 200, pattern: '^[^\\u0000]*$' };
const day = { type: 'string', pattern: '^(\\d{4}-\\d\\d-\\d\\d)?$' };
const number = { type: 'integer', minimum: 0, maximum: 1_000_000 };
/** Other queries get status 400. */
const querySchema = {
  type: 'object',
  properties: {
    search: text,
    form: text,
    view: { enum: views },
    from: day,
    to: day,
    page: number,
    result: { enum: Object.keys(resultTexts) },
    count: number,
  },
};

const changeSchema = {
  type: 'object',
  properties: {
    id: { type: 'array', items: { type: 'string', maxLength: 50 }, maxItems: 1000, default: [] },
    act: { enum: actionNames },
    note: { type: 'string', maxLength: longestNote, default: '' },
    back: { type: 'string', maxLength: 2000, default: '' },
    sure: { type: 'string', default: '' },
  },
  required: ['act'],
};

const filterOf = (site: string | undefined, query: Query): LeadFilter => ({
  site,
  view: (query.view ?? 'inbox') as View,
  ...(query.search && { search: query.search }),
  ...(query.form && { form: query.form }),
  ...(query.from && { from: query.from }),
  ...(query.to && { to: query.to }),
});

const policy = contentPolicy({ styles: [hashOf(inboxStyles)] });

export const sendPage = (reply: FastifyReply, page: string) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);

type Options = {
  store: Store;
  /** Undefined for all sites. */
  site: string | undefined;
  /** The path of the inbox, or ''. */
  base: string;
  canSignOut: boolean;
};

/** The pages of the inbox, with plain forms and without scripts. The caller checks access. */
export function inboxRoutes(app: FastifyInstance, { store, site, base, canSignOut }: Options) {
  app.get<{ Querystring: Asked }>(
    '/',
    { schema: { querystring: querySchema } },
    async ({ query: { result, count = 0, ...query } }, reply) => {
      const { page = 0 } = query;
      const found = await findLeads(store, filterOf(site, query), {
        limit: perPage + 1,
        offset: page * perPage,
      });
      return sendPage(
        reply,
        inboxPage({
          base,
          site,
          leads: found.slice(0, perPage),
          counts: await countLeads(store, site),
          forms: await formsIn(store, site),
          targets: await reportTargets(store, site),
          query,
          hasMore: found.length > perPage,
          result: result && resultTexts[result](count),
          canSignOut,
        }),
      );
    },
  );

  app.get<{ Querystring: Query }>(
    '/leads.csv',
    { schema: { querystring: querySchema } },
    async ({ query }, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="leads.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(csvOf(store, filterOf(site, query)))),
  );

  app.post<{ Body: Change }>(
    '/change',
    {
      schema: { body: changeSchema },
      preValidation: async ({ body }) => {
        if (typeof body?.note === 'string') body.note = tidy(body.note);
      },
    },
    async ({ body: { id: ids, act, note, back, sure } }, reply) => {
      const leads = await findLeads(store, { site, ids });
      if (leads.length > 0 && needsConfirmation(act) && sure !== 'yes')
        return sendPage(reply, questionPage(base, { act, leads, back }));
      const { result, count } = await perform(store, { site, leads, act, note });
      const query = Object.fromEntries(new URLSearchParams(back)) as Query;
      const where = `${searchOf(query)}&result=${result}&count=${count}`;
      return reply.redirect(`${base}/?${where}#${encodeURIComponent(ids[0] ?? '')}`, 303);
    },
  );
}
