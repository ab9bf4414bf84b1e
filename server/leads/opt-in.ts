import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormsBuild, FormWords } from '../headers/forms-file.ts';
import { html, htmlPage } from './html.ts';
import { type Delivery, day } from './tables.ts';

const validMs = 3 * day;

export const confirmPath = '/forms/confirm';

export type Confirmation = 'ask' | 'done' | 'already' | 'expired';

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`confirm ${text}`).digest('base64url');

/** The link in the mail, by which the owner of an address confirms it. */
export function confirmLink(domain: string, { about, queued }: Delivery, secret: string): string {
  const text = `${about.id}.${new Date(queued).getTime() + validMs}`;
  const query = new URLSearchParams({
    token: `${text}.${sign(text, secret)}`,
    language: about.language,
  });
  return `https://${domain}${confirmPath}?${query}`;
}

/** The id of the lead that a token confirms; undefined if the token is expired or forged. */
export function leadOfToken(token: string, secret: string, now: Date): string | undefined {
  const [id = '', expires = '', signature = ''] = token.split('.');
  const [given, right] = [signature, sign(`${id}.${expires}`, secret)].map((text) =>
    Buffer.from(text),
  );
  if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right))
    return undefined;
  return Number(expires) > now.getTime() ? id : undefined;
}

/** The page that the link leads to. It asks for a click, because mail scanners follow links. */
export function confirmPage(
  forms: FormsBuild,
  words: FormWords,
  confirmation: Confirmation,
  token = '',
): string {
  const { [confirmation]: own, done, button, home } = words.confirmPage;
  // Content from before there were words for it has none.
  const note = own ?? done;
  const action =
    confirmation === 'ask'
      ? html`<form method="post" action="${confirmPath}"><input type="hidden" name="token" value="${token}"><input type="hidden" name="language" value="${words.code}"><button class="button">${button}</button></form>`
      : html`<p><a href="${words.prefix || '/'}">${home}</a></p>`;
  const body = html`<h1>${note.heading}</h1><p>${note.text}</p>${action}`;
  return htmlPage(forms, words, note.heading, body);
}
