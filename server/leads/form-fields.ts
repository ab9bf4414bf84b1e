import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { type AnswerField, answersTo, tidy } from '../../src/lib/answers.ts';
import { tidyAddress } from './mailbox.ts';
import { campaign, type Source } from './tables.ts';

/** Parses posted forms. A field with several values becomes a list. */
export const readPosts = (app: FastifyInstance) =>
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, { ...parse(String(body)) }),
  );

/** Returns the values of a field. Discards all types except texts and numbers. */
export function valuesIn(body: unknown): (name: string) => string[] {
  const fields = body && typeof body === 'object' && !Array.isArray(body) ? body : {};
  const values = new Map(Object.entries(fields));
  return (name) =>
    [values.get(name)]
      .flat()
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map(String);
}

/** The only value of a field, shortened and without invisible characters; otherwise empty. */
export const oneOf = (values: readonly string[], most = 200) =>
  values.length === 1 ? tidy((values[0] ?? '').slice(0, most)) : '';

/** The answers in a post, with normalized e-mail addresses. */
export function readAnswers(fields: readonly AnswerField[], valuesOf: (name: string) => string[]) {
  const addresses = new Set(fields.filter(({ kind }) => kind === 'email').map(({ name }) => name));
  const found = answersTo(fields, (name) =>
    valuesOf(name).map((text) =>
      addresses.has(name) && text.includes('@') ? tidyAddress(text.slice(0, 600)) : text,
    ),
  );
  const email = found.answers.find(({ name }) => addresses.has(name))?.value;
  return { ...found, email: String(email ?? '') };
}

/**
 * Where a lead came from. Browsers send the address of the page with each form, so the parameters of a
 * campaign need no script.
 */
export function sourceOf(page: string, referrer: string, address = ''): Source {
  const query = URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
  const found = campaign.map((name) => [name, oneOf(query.getAll(name).slice(0, 1))]);
  const host = /^[\w.-]+(:\d+)?$/.test(referrer) ? referrer : '';
  return Object.fromEntries(
    [['page', page], ['referrer', host], ...found].filter(([, value]) => value),
  );
}
