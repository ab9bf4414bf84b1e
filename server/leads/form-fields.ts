import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import type { FormName } from '../headers/forms-file.ts';
import type { Typed } from './leads.ts';
import { tidyAddress } from './mailbox.ts';

/** The fields that forms may hold. Anything else that is sent, such as a password, is dropped. */
export type Body = Partial<
  Record<
    | 'language'
    | 'key'
    | 'website'
    | 'email'
    | 'name'
    | 'firstName'
    | 'lastName'
    | 'subject'
    | 'message'
    | 'agreeToTerms',
    string
  >
> & { elapsed?: number };

const line = { type: 'string', maxLength: 200 };
const name = { ...line, pattern: '\\S' };
/** As loose as the browser's own check, but without signs that could end a mail header or make a link. */
const email = {
  type: 'string',
  maxLength: 254,
  pattern: '^[^\\s@<>()\\[\\]",;:/?\\\\]+@[^\\s@<>()\\[\\]",;:/?\\\\]+$',
};
const message = { type: 'string', maxLength: 5000, pattern: '\\S' };

const everywhere = {
  language: { type: 'string', maxLength: 35 },
  key: { type: 'string', pattern: '^[\\w-]{8,64}$' },
  website: { type: 'string' },
  elapsed: { type: 'number' },
};

const schema = (fields: Record<string, object>, required: string[]) => ({
  type: 'object',
  properties: { ...everywhere, ...fields },
  required,
  additionalProperties: false,
});

export const bodySchemas: Record<FormName, object> = {
  hero: schema({ email }, ['email']),
  contact: schema({ email, name: line, subject: line, message }, ['email', 'message']),
  'sign-up': schema({ email, firstName: name, lastName: name, agreeToTerms: { const: 'on' } }, [
    'email',
    'firstName',
    'lastName',
    'agreeToTerms',
  ]),
};

/** Lets a server read the forms that browsers post. A field that comes several times is a list. */
export const readPosts = (app: FastifyInstance) =>
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, { ...parse(String(body)) }),
  );

function tidy(key: string, text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n');
  const kept = key === 'message' ? lines : lines.replace(/\s+/g, ' ');
  // Control and format characters, such as those that reverse the direction of a line.
  const seen = kept.replace(/[^\P{C}\n\t\u200c\u200d]/gu, '').trim();
  return key === 'email' && seen.includes('@') ? tidyAddress(seen) : seen;
}

/** Removes invisible characters, and line breaks from all fields but the message. */
export function cleaned(body: unknown): unknown {
  if (!body || typeof body !== 'object' || Array.isArray(body)) return body;
  // Other types are dropped: validation would turn them into texts that were never cleaned.
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]): [string, string | number][] => {
      if (typeof value === 'string') return [[key, tidy(key, value)]];
      return typeof value === 'number' ? [[key, value]] : [];
    }),
  );
}

export function typedIn(form: FormName, language: string, body: Body): Typed {
  const { email = '', firstName, lastName, subject, message } = body;
  const whole = [firstName, lastName].filter(Boolean).join(' ');
  return { form, language, email, name: body.name ?? whole, subject, message };
}
