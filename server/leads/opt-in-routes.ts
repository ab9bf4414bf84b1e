import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import type { FormsBuild } from '../headers/forms-file.ts';
import { contentPolicy, hashOf } from '../headers/policy.ts';
import { pageStyles } from './html.ts';
import { confirm } from './leads.ts';
import { wordsIn } from './mail-words.ts';
import { type Confirmation, confirmPage, confirmPath, leadOfToken } from './opt-in.ts';
import type { Store } from './store.ts';

/** What the link of double opt-in holds. */
type Fields = { token: string; language?: string };

type Options = {
  forms: FormsBuild;
  store: Store;
  secret: string;
  onLead: () => void;
  kept: <Result>(work: () => Promise<Result>) => Promise<Result>;
  limit: onRequestAsyncHookHandler;
};

const fields = {
  type: 'object',
  properties: { token: { type: 'string' }, language: { type: 'string' } },
  required: ['token'],
};

/** The page on which the owner of an address confirms it. */
export function confirmRoutes(app: FastifyInstance, options: Options) {
  const { forms, store, secret, onLead, kept, limit } = options;
  const policy = contentPolicy({ styles: [hashOf(pageStyles(forms))] });
  const show = (reply: FastifyReply, { token, language }: Fields, confirmation: Confirmation) => {
    const page = confirmPage(forms, wordsIn(forms, language ?? ''), confirmation, token);
    return reply
      .code(confirmation === 'expired' ? 410 : 200)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page);
  };
  app.get<{ Querystring: Fields }>(
    confirmPath,
    { schema: { querystring: fields } },
    ({ query }, reply) => {
      const isValid = leadOfToken(query.token, secret, new Date());
      return show(reply, query, isValid ? 'ask' : 'expired');
    },
  );
  app.post<{ Body: Fields }>(
    confirmPath,
    { bodyLimit: 8 * 1024, onRequest: limit, schema: { body: fields } },
    async ({ body }, reply) => {
      const now = new Date();
      const id = leadOfToken(body.token, secret, now);
      const confirmed = id === undefined ? 'expired' : await kept(() => confirm(store, id, now));
      if (confirmed === 'done') onLead();
      return show(reply, body, confirmed);
    },
  );
}
