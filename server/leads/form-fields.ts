import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import type { FormName } from '../headers/forms-file.ts';
import type { Typed } from './leads.ts';
import { tidyAddress } from './mailbox.ts';
import { limits } from './tables.ts';

/** The fields of all forms. Anything else that is sent, such as a password, is discarded. */
export type Body = Partial<
  Record<
    | 'language'
    | 'page'
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

const line = { type: 'string', maxLength: limits.subject };
const name = { ...line, pattern: '\\S' };
/** As loose as the browser's own check, but without characters that could end a mail header or make a link. */
const email = {
  type: 'string',
  maxLength: limits.email,
  pattern: '^[^\\s@<>()\\[\\]",;:/?\\\\]+@[^\\s@<>()\\[\\]",;:/?\\\\]+$',
};
const message = { type: 'string', maxLength: limits.message, pattern: '\\S' };

const everywhere = {
  language: { type: 'string', maxLength: 35 },
  /** The path of the page with the form. */
  page: { type: 'string', maxLength: 500 },
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

function tidy(key: string, text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n');
  const kept = key === 'message' ? lines : lines.replace(/\s+/g, ' ');
  // Control and format characters, such as those that reverse the direction of a line.
  const visible = kept.replace(/[^\P{C}\n\t\u200c\u200d]/gu, '').trim();
  return key === 'email' && visible.includes('@') ? tidyAddress(visible) : visible;
}

type Properties = Record<string, { maxLength?: number }>;
const defaultLength = 200;

/**
 * Removes invisible characters, and line breaks from all fields but the message. A text that is too long
 * is cut first, to a length that the schema still refuses. Other types than texts and numbers are
 * discarded: validation would turn them into texts that were never cleaned.
 */
export function cleaned(body: unknown, properties: Properties): unknown {
  if (!body || typeof body !== 'object' || Array.isArray(body)) return body;
  const clean = (key: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => clean(key, each));
    if (typeof value !== 'string') return typeof value === 'number' ? value : undefined;
    const longest = properties[key]?.maxLength ?? defaultLength;
    // A character can be two units long, and so can a line break.
    return value.length > 2 * longest ? value.slice(0, 2 * longest + 1) : tidy(key, value);
  };
  return Object.fromEntries(
    Object.entries(body)
      .filter(([key]) => Object.hasOwn(properties, key))
      .map(([key, value]) => [key, clean(key, value)]),
  );
}

/** Lets a server read the forms that browsers post, and cleans every body before it is validated. */
export function readPosts(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    // A field that comes several times is a list.
    (_request, body, done) => done(null, { ...parse(String(body)) }),
  );
  app.addHook('preValidation', async (request) => {
    const schema = request.routeOptions.schema?.body as { properties?: Properties } | undefined;
    request.body = cleaned(request.body, schema?.properties ?? {});
  });
}

export function typedIn(form: FormName, language: string, body: Body): Typed {
  const { email = '', firstName, lastName, subject, message } = body;
  const whole = [firstName, lastName].filter(Boolean).join(' ');
  return { form, language, email, name: body.name ?? whole, subject, message };
}
