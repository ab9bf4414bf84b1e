import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyServerOptions, fastify, type InjectOptions } from 'fastify';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import type { FormsBuild, FormWords } from '../../server/headers/forms-file.ts';
import { mountInbox } from '../../server/inbox/mount.ts';
import { accept, leadOf } from '../../server/leads/leads.ts';
import { mountLeads } from '../../server/leads/mount.ts';
import { readDatabase } from '../../server/leads/settings.ts';
import { openStore, type Store } from '../../server/leads/store.ts';
import type { LeadRow } from '../../server/leads/tables.ts';

const note = (heading: string) => ({ heading, text: `${heading} And so on.` });

const email = { name: 'email', label: 'Email', kind: 'email', required: true } as const;

const wordsOf = (code: string, prefix: string): FormWords => ({
  code,
  prefix,
  dir: 'ltr',
  forms: {
    hero: { title: 'Trial request', fields: [email] },
    contact: {
      title: 'Message',
      fields: [
        email,
        { name: 'name', label: 'Name', kind: 'line' },
        { name: 'subject', label: 'Subject', kind: 'line' },
        { name: 'message', label: 'Message', kind: 'text', required: true },
      ],
    },
    'sign-up': {
      title: 'Request for access',
      fields: [
        { name: 'firstName', label: 'First Name', kind: 'line', required: true },
        { name: 'lastName', label: 'Last Name', kind: 'line', required: true },
        email,
        { name: 'agreeToTerms', label: 'I agree', kind: 'tick', required: true },
      ],
    },
    rates: {
      title: 'Request rates',
      next: '/thanks',
      fields: [
        email,
        { name: 'volume', label: 'eSIMs a month', kind: 'number' },
        { name: 'regions', label: 'Regions', kind: 'several', options: ['Asia', 'Europe'] },
        { name: 'plan', label: 'Plan', kind: 'choice', options: ['Basic', 'Business'] },
        { name: 'agreed', label: 'I agree', kind: 'tick' },
      ],
    },
  },
  ownerMail: { reply: 'Reply to this mail to answer.' },
  visitorMail: {
    subject: { hero: 'Your trial', contact: 'We have your message', 'sign-up': 'Welcome' },
    text: { hero: 'Thank you.', contact: 'Thank you for writing.', 'sign-up': 'Thanks.' },
    mistake: 'If it was not you, ignore this mail.',
  },
  confirmMail: {
    subject: 'Please confirm your address',
    text: 'Someone asked for a trial with this address.',
    button: 'Confirm my address',
    mistake: 'If it was not you, ignore this mail.',
  },
  confirmPage: {
    ask: note(`Is this your address? (${code})`),
    button: 'Yes, confirm',
    done: note('Your address is confirmed.'),
    already: note('Your address is already confirmed.'),
    expired: note('This link no longer works.'),
    home: 'To the home page',
  },
});

export const site = 'www.example.com';

/** What a build hands to the server. */
export const forms: FormsBuild = {
  brand: {
    name: 'Example',
    legalName: 'Example, Inc.',
    email: 'hello@example.com',
    domain: site,
    address: '1 Example Street, Springfield',
  },
  colors: { paper: '#ffffff', text: '#101820', mast: '#f46015', onMast: '#101820' },
  languages: { en: wordsOf('en', ''), de: wordsOf('de', '/de') },
  pages: ['/', '/contact', '/de', '/de/kontakt', '/büro'],
};

export const ends: (() => unknown)[] = [];
/** Cleans up after the functions of this file. */
export async function leave() {
  for (const end of ends.splice(0).reverse()) await end();
}

export function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'leads-'));
  ends.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

type Env = Record<string, string>;

/** The settings of a new, empty database: SQLite, or with TEST_POSTGRES on that server. */
export async function emptyDatabase(): Promise<Env> {
  const server = process.env.TEST_POSTGRES;
  if (!server) return { LEADS_DB: join(folder(), 'leads.sqlite') };
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { DATABASE_URL: Object.assign(new URL(server), { pathname: name }).href };
}

export async function storeOf(env?: Env) {
  const store = await openStore(readDatabase(env ?? (await emptyDatabase())));
  ends.push(store.close);
  return store;
}

/** A lead of the site with these answers, of now unless it is told otherwise. */
export function leadFrom(
  typed: Record<string, string | undefined>,
  more: Partial<Parameters<typeof leadOf>[1]> = {},
) {
  const { form = 'contact', language = 'en', email = 'ada@example.com', ...texts } = typed;
  const answers = Object.entries({ email, ...texts }).map(([name, value = '']) => ({
    name,
    label: name.charAt(0).toUpperCase() + name.slice(1),
    value,
  }));
  return leadOf({ form, language, email, answers }, { site, now: new Date(), ...more });
}

/** Stores a lead that goes to these targets, whatever the site took before. */
export const add = (store: Store, lead: LeadRow, targets: string[] = []) =>
  accept(store, lead, { targets, perHour: 100_000 });

/** A server that takes forms, without pages; in an empty database unless the settings name one. */
export async function takeForms(
  env: Env = {},
  { domain = site, ...options }: FastifyServerOptions & { domain?: string } = {},
) {
  const database = env.DATABASE_URL || env.LEADS_DB ? env : await emptyDatabase();
  const app = fastify(options);
  const build = { ...forms, brand: { ...forms.brand, domain } };
  const leads = await mountLeads(app, build, {
    LEADS_PER_MINUTE: '100000',
    FORMS_PER_HOUR: '100000',
    ...database,
    ...env,
  });
  const lines = [...leads.lines, ...(await mountInbox(app, leads))];
  ends.push(() => app.close());
  const post = (form: string, body: unknown, { headers, ...more }: InjectOptions = {}) =>
    app.inject({
      method: 'POST',
      url: `/forms/${form}`,
      headers: { origin: 'http://localhost', host: 'localhost', ...headers },
      payload: body as string,
      ...more,
    });
  return { app, store: leads.store, post, lines };
}

type Mail = { to: string[]; source: string };

/**
 * A real mail server. With a `refusal`, its mailboxes refuse everything; `hold` is called instead of an
 * answer to a recipient, and `answer` after a message. With `isEcho`, it refuses a login and repeats the
 * password.
 */
export async function mailServer() {
  const state = {
    mails: [] as Mail[],
    refusal: 0,
    passwords: 0,
    isEcho: false,
    answer: (done: (error?: Error) => void) => done(),
    hold: undefined as (() => void) | undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) => {
      state.passwords += 1;
      if (state.isEcho) done(new Error(`Wrong password: ${password}`));
      else done(null, { user: 'site' });
    },
    onRcptTo: (_address, _session, done) => {
      if (state.hold) return state.hold();
      const { refusal: responseCode } = state;
      done(responseCode ? Object.assign(new Error('No such user'), { responseCode }) : null);
    },
    onData: async (stream, { envelope }, done) => {
      // Broken off if the sender is killed.
      const parts = await stream.toArray().catch(() => undefined);
      if (!parts) return;
      const source = Buffer.concat(parts).toString();
      state.mails.push({ to: envelope.rcptTo.map(({ address }) => address), source });
      state.answer(done);
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  ends.push(() => new Promise<void>((done) => server.close(done)));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, { SMTP_URL: `smtp://127.0.0.1:${port}` });
}

export const hero = (email = 'ada@example.com') => ({ email, elapsed: 5000 });
