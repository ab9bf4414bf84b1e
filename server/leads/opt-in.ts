import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import type { FormsBuild, FormWords } from '../headers/forms-file.ts';
import { contentPolicy, hashOf } from '../headers/policy.ts';
import { html, htmlPage, pageStyles } from './html.ts';
import { confirm } from './leads.ts';
import { wordsIn } from './mail-words.ts';
import type { Delivery } from './outbox.ts';
import { isSame, signatureOf } from './signature.ts';
import type { Store, Stored } from './store.ts';
import { day } from './tables.ts';

const validMs = 3 * day;
const confirmPath = '/forms/confirm';

const sign = (text: string, secret: string) => signatureOf(`confirm ${text}`, secret);

/** The link in the mail with which a visitor confirms an address. */
export function confirmLink(domain: string, { about, queued }: Delivery, secret: string): string {
  const text = `${about.id}.${new Date(queued).getTime() + validMs}`;
  const query = new URLSearchParams({
    token: `${text}.${sign(text, secret)}`,
    language: about.language,
  });
  return `https://${domain}${confirmPath}?${query}`;
}

/** The id of the lead that a token confirms; undefined if the token is expired or forged. */
function leadOfToken(token: string, secret: string, now: Date): string | undefined {
  const [id = '', expires = '', signature = ''] = token.split('.', 3);
  const isOurs = isSame(signature, sign(`${id}.${expires}`, secret));
  return isOurs && Number(expires) > now.getTime() ? id : undefined;
}

type Confirmation = 'ask' | 'done' | 'already' | 'expired';

/** The page that the link opens. It asks for a click, because mail scanners open links. */
function confirmPage(
  forms: FormsBuild,
  words: FormWords,
  confirmation: Confirmation,
  token: string,
) {
  const { [confirmation]: own, done, button, home } = words.confirmPage;
  // `already` is optional in the content.
  const note = own ?? done;
  const action =
    confirmation === 'ask'
      ? html`<form method="post" action="${confirmPath}"><input type="hidden" name="token" value="${token}"><input type="hidden" name="language" value="${words.code}"><button class="button">${button}</button></form>`
      : html`<p><a href="${words.prefix || '/'}">${home}</a></p>`;
  const body = html`<h1>${note.heading}</h1><p>${note.text}</p>${action}`;
  return htmlPage(forms, words, note.heading, body);
}

/** The fields of the link of double opt-in. */
type Fields = { token: string; language?: string };
const fields = {
  type: 'object',
  properties: { token: { type: 'string' }, language: { type: 'string' } },
  required: ['token'],
};

type Options = {
  forms: FormsBuild;
  store: Store;
  secret: string;
  onLead: () => void;
  stored: Stored;
  limit: onRequestAsyncHookHandler;
};

/** The page on which a visitor confirms an address. */
export function confirmRoutes(app: FastifyInstance, options: Options) {
  const { forms, store, secret, onLead, stored, limit } = options;
  const policy = contentPolicy({ styles: [hashOf(pageStyles(forms))] });
  const show = (reply: FastifyReply, { token, language }: Fields, confirmation: Confirmation) =>
    reply
      .code(confirmation === 'expired' ? 410 : 200)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(confirmPage(forms, wordsIn(forms, language ?? ''), confirmation, token));
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
    { bodyLimit: 8 * 1024, preValidation: limit, schema: { body: fields } },
    async ({ body }, reply) => {
      const id = leadOfToken(body.token, secret, new Date());
      const confirmed = id === undefined ? 'expired' : await stored(() => confirm(store, id));
      if (confirmed === 'done') onLead();
      return show(reply, body, confirmed);
    },
  );
}
