import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type FastifyInstance,
  type FastifyServerOptions,
  fastify,
  type InjectOptions,
  type LightMyRequestResponse as Response,
} from 'fastify';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { mountLeads } from '../../server/inbox/mount.ts';
import { leadOf, type Typed } from '../../server/leads/leads.ts';
import { type Send, sendNext } from '../../server/leads/outbox.ts';
import { openStore, type Store } from '../../server/leads/store.ts';
import { forms } from './forms.ts';

export const ends: (() => unknown)[] = [];
/** Cleans up after the functions of this file. */
export async function leave() {
  for (const end of ends.splice(0).reverse()) await end();
}

/** The settings of a new, empty database, in a given folder if there is one. */
export async function emptyDatabase(folder?: string): Promise<Record<string, string>> {
  const server = process.env.TEST_POSTGRES;
  if (!server) {
    const dir = folder ?? mkdtempSync(join(tmpdir(), 'leads-'));
    if (!folder) ends.push(() => rmSync(dir, { recursive: true, force: true }));
    return { LEADS_DB: join(dir, 'leads.sqlite') };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (...queries: string[]) => {
    const client = new pg.Client(server);
    await client.connect();
    for (const query of queries) await client.query(query);
    await client.end();
  };
  if (folder) {
    await run(`create tablespace ${name} location '${folder}'`);
    // Without this, PostgreSQL would look for the folder at its next start.
    const gone = [`drop database ${name} with (force)`, `drop tablespace ${name}`, 'checkpoint'];
    ends.push(() => run(...gone));
  }
  await run(`create database ${name} ${folder ? `tablespace ${name}` : ''}`);
  return { DATABASE_URL: Object.assign(new URL(server), { pathname: name }).href };
}

export async function storeOf({ DATABASE_URL, LEADS_DB = '' }: Record<string, string>) {
  const store = await openStore(DATABASE_URL ? { url: DATABASE_URL } : { file: LEADS_DB });
  ends.push(store.close);
  return store;
}

/** The domain of the site in these tests. */
export const site = forms.brand.domain;

/** A lead of that site, of now unless it is told otherwise. */
export const leadFrom = (typed: Partial<Typed>, more: Partial<Parameters<typeof leadOf>[1]> = {}) =>
  leadOf(
    { form: 'contact', language: 'en', email: 'ada@example.com', ...typed },
    { site, now: new Date(), ...more },
  );

/** Sends all that is due through the mail server. */
export async function sendAll(
  store: Store,
  send: Send,
  clock = () => new Date(),
  perHour = 100_000,
) {
  const order = { site, target: 'mail', ownerPerHour: perHour };
  while (await sendNext(store, order, send, clock));
}

export type Site = { app: FastifyInstance; store: Store; post: Post; said: string[] };
type Post = (form: string, body: unknown, more?: InjectOptions) => Promise<Response>;

/** A server that takes forms, without the pages; in an empty database unless the settings name one. */
export async function takeForms(
  env: Record<string, string> = {},
  { domain = site, ...options }: FastifyServerOptions & { domain?: string } = {},
): Promise<Site> {
  const { DATABASE_URL, LEADS_DB } = env;
  const database: Record<string, string> = DATABASE_URL
    ? { DATABASE_URL }
    : LEADS_DB
      ? { LEADS_DB }
      : await emptyDatabase();
  const app = fastify(options);
  const build = { ...forms, brand: { ...forms.brand, domain } };
  const many = { LEADS_PER_MINUTE: '100000', OWNER_MAILS_PER_HOUR: '100000' };
  const said = await mountLeads(app, build, { ...many, ...database, ...env });
  ends.push(() => app.close());
  const post: Post = (form, body, { headers, ...more } = {}) =>
    app.inject({
      method: 'POST',
      url: `/forms/${form}`,
      headers: { origin: 'http://localhost', host: 'localhost', ...headers },
      payload: body as string,
      ...more,
    });
  return { app, store: await storeOf(database), post, said };
}

export type Mail = { to: string[]; source: string };

/** A real mail server. While `isDown`, it takes nothing; with a `refusal`, no mailbox of it does. */
export async function mailServer() {
  const state = { mails: [] as Mail[], isDown: false, attempts: 0, refusal: 0, passwords: 0 };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => {
      state.passwords += 1;
      done(null, { user: 'site' });
    },
    onRcptTo: (_address, _session, done) =>
      done(
        state.refusal
          ? Object.assign(new Error('No such user'), { responseCode: state.refusal })
          : null,
      ),
    onConnect: (_session, done) => {
      state.attempts += 1;
      done(state.isDown ? new Error('down') : null);
    },
    onMailFrom: (_address, _session, done) => done(state.isDown ? new Error('down') : null),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        state.mails.push({ to, source: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  ends.push(() => new Promise<void>((done) => server.close(done)));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, { SMTP_URL: `smtp://127.0.0.1:${port}` });
}

export const hero = (email = 'ada@example.com') => ({ email, elapsed: 5000 });
