import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormsBuild, FormWords } from '../headers/forms-file.ts';
import { escapeHtml, htmlPage } from './html.ts';
import type { LeadRow } from './tables.ts';
import { day } from './time.ts';

const validMs = 3 * day;

export const confirmPath = '/forms/confirm';

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`confirm ${text}`).digest('base64url');

/** The link by which the owner of an address confirms it. */
export function confirmLink(domain: string, lead: LeadRow, secret: string): string {
  const text = `${lead.id}.${new Date(lead.received).getTime() + validMs}`;
  const query = new URLSearchParams({
    token: `${text}.${sign(text, secret)}`,
    language: lead.language,
  });
  return `https://${domain}${confirmPath}?${query}`;
}

/** The lead that a token confirms, unless it is too old or not ours. */
export function leadOfToken(token: string, secret: string, now: Date): string | undefined {
  const [id = '', expires = '', signature = ''] = token.split('.');
  const [given, right] = [signature, sign(`${id}.${expires}`, secret)].map((text) =>
    Buffer.from(text),
  );
  if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right))
    return undefined;
  return Number(expires) > now.getTime() ? id : undefined;
}

/** The page behind the link. It asks for a press, because mail scanners follow links. */
export function confirmPage(
  forms: FormsBuild,
  words: FormWords,
  step: 'ask' | 'done' | 'expired',
  token = '',
): string {
  const { [step]: note, button, home } = words.confirmPage;
  const action =
    step === 'ask'
      ? `<form method="post" action="${confirmPath}"><input type="hidden" name="token" value="${escapeHtml(token)}"><input type="hidden" name="language" value="${words.code}"><button class="button">${escapeHtml(button)}</button></form>`
      : `<p><a href="${escapeHtml(words.prefix || '/')}">${escapeHtml(home)}</a></p>`;
  const body = `<h1>${escapeHtml(note.heading)}</h1><p>${escapeHtml(note.text)}</p>${action}`;
  return htmlPage(forms, words, note.heading, body);
}
