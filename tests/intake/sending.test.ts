import { globSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findLeads } from '../../server/inbox/find-leads.ts';
import { isPublic } from '../../server/leads/address.ts';
import { accept } from '../../server/leads/leads.ts';
import type { Batch } from '../../server/leads/limits.ts';
import { unlinked } from '../../server/leads/mail-words.ts';
import { retry } from '../../server/leads/outbox.ts';
import { forget, purge } from '../../server/leads/retention.ts';
import type { Store } from '../../server/leads/store.ts';
import { addTargets } from '../../server/leads/targets.ts';
import { Refusal } from '../../server/refusal.ts';
import {
  emptyDatabase,
  hero,
  leadFrom,
  leave,
  mailServer,
  sendAll,
  site,
  storeOf,
  takeForms,
} from './house.ts';

afterEach(leave);

const start = Date.parse('2026-11-16T09:00:00Z');
const minute = 60_000;

/** A store with a fake clock, and a target that can be down. */
async function outbox() {
  const database = await emptyDatabase();
  const store = await storeOf(database);
  const state = { now: start, isDown: false, sent: [] as string[], attempts: [] as number[] };
  const send = async ([{ about, kind }]: Batch) => {
    state.attempts.push(state.now);
    if (about.email.startsWith('full')) throw new Refusal('mailbox full');
    if (state.isDown || about.email.startsWith('poison')) throw new Error('connection refused');
    if (kind === 'owner') state.sent.push(about.email);
  };
  const clock = () => new Date(state.now);
  await addTargets(store, site, ['mail']);
  return Object.assign(state, {
    store,
    files: () => globSync(`${database.LEADS_DB}*`),
    add: (email: string) => {
      const lead = leadFrom({ form: 'hero', email }, { now: clock() });
      return accept(store, lead, clock());
    },
    run: () => sendAll(store, send, clock),
  });
}

const states = ({ db }: Store) => db.selectFrom('deliveries').select(['state', 'error']).execute();

describe('the outbox', () => {
  it('sends everything in order of age after an hour in which nothing could be', async () => {
    const box = await outbox();
    box.isDown = true;
    for (let passed = 0; passed < 60; passed += 1, box.now += minute) {
      await box.add(`visitor-${passed}@example.com`);
      await box.run();
      await box.run();
    }
    const pauses = box.attempts.slice(1).map((at, index) => at - (box.attempts[index] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(minute);
    expect(pauses.at(-1)).toBeGreaterThan(minute);
    box.isDown = false;
    box.now += 15 * minute;
    await box.run();
    expect(box.sent).toEqual(Array.from({ length: 60 }, (_, at) => `visitor-${at}@example.com`));
  });

  it('gives up after three days, says why, and tries again when it is told to', async () => {
    const box = await outbox();
    await box.add('ada@example.com');
    box.isDown = true;
    for (; box.now < start + 3 * 24 * 60 * minute; box.now += 120 * minute) await box.run();
    expect(await states(box.store)).toContainEqual({
      state: 'waiting',
      error: 'connection refused',
    });
    box.now += 30 * minute;
    await box.run();
    const givenUp = { state: 'given up', error: 'connection refused' };
    expect(await states(box.store)).toEqual([givenUp, givenUp]);
    box.isDown = false;
    expect(await retry(box.store, site, new Date(box.now))).toBe(2);
    await box.run();
    expect(box.sent).toEqual(['ada@example.com']);
  });

  it('does not let one that is refused hold up the others', async () => {
    const box = await outbox();
    await box.add('full@example.com');
    await box.add('ada@example.com');
    await box.run();
    expect(box.sent).toEqual(['ada@example.com']);
  });

  it('nor one with which the target breaks down each time', async () => {
    const box = await outbox();
    await box.add('poison@example.com');
    await box.add('ada@example.com');
    for (; box.now < start + 120 * minute; box.now += minute) await box.run();
    expect(box.sent).toEqual(['ada@example.com']);
  });

  it('sends at most three mails a day to one address', async () => {
    const box = await outbox();
    for (let count = 0; count < 5; count += 1, box.now += 24 * 60 * minute - 1) {
      if (count > 0) box.now -= 24 * 60 * minute - 1 - minute;
      const now = new Date(box.now);
      const typed = { email: 'Ada@example.com', message: String(count) };
      await accept(box.store, leadFrom(typed, { now }), now);
      await box.run();
    }
    const sent = await box.store.db
      .selectFrom('deliveries')
      .select('kind')
      .where('state', '=', 'sent')
      .execute();
    expect(sent.filter(({ kind }) => kind === 'visitor')).toHaveLength(3);
    expect(sent.filter(({ kind }) => kind === 'owner')).toHaveLength(5);
  });

  if (process.env.TEST_POSTGRES)
    it('is shared by several servers', async () => {
      const box = await outbox();
      for (let count = 0; count < 20; count += 1) await box.add(`visitor-${count}@example.com`);
      await Promise.all([box.run(), box.run(), box.run()]);
      await box.run();
      expect(new Set(box.sent).size).toBe(20);
      expect(box.sent).toHaveLength(20);
    });
});

describe('mail', () => {
  it('brings the owner the lead, and the visitor a confirmation without a word that was typed', async () => {
    const mail = await mailServer();
    const { post } = await takeForms({ SMTP_URL: mail.SMTP_URL, LEADS_TO: 'owner@shop.example' });
    const typed = {
      elapsed: 5000,
      email: 'ada@example.com',
      name: 'Ada\r\nBcc: other@example.com',
      message: 'See https://evil.example/a <img src=x onerror=alert(1)>',
    };
    await post('contact', typed);
    await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 5000);
    const [owner, visitor] = ['owner@shop.example', 'ada@example.com'].map((to) =>
      mail.mails.find((each) => each.to.join() === to),
    );
    expect(owner?.source).toMatch(/^Reply-To: .*<ada@example\.com>/m);
    expect(owner?.source).not.toMatch(/^Bcc:/m);
    expect(owner?.source).not.toContain('evil.example');
    expect(owner?.source.split('text/html')[1]).not.toContain('<img');
    expect(visitor?.source).toMatch(/^Subject: We have your message/m);
    expect(visitor?.source).not.toMatch(/evil|Bcc/);
    for (const each of [owner, visitor])
      expect(each?.source).toMatch(/text\/plain[\s\S]*text\/html/);
  });

  it.each([
    [550, 'given up'],
    [450, 'waiting'],
  ])('that is refused with %i is %s', async (code, state) => {
    const mail = await mailServer();
    mail.refusal = code;
    const { post, store } = await takeForms({ SMTP_URL: mail.SMTP_URL });
    await post('hero', hero());
    await vi.waitFor(async () => {
      const rows = await store.db.selectFrom('deliveries').select(['state', 'attempts']).execute();
      expect(rows).toEqual(Array(2).fill({ state, attempts: 1 }));
    }, 5000);
  });

  it('sends no password without TLS, unless the owner says so', async () => {
    const mail = await mailServer();
    const SMTP_URL = mail.SMTP_URL.replace('//', '//site:never-to-be-printed@');
    const careful = await takeForms({ SMTP_URL });
    await careful.post('hero', hero());
    await vi.waitFor(
      async () => expect((await states(careful.store))[0]?.error).toMatch(/TLS/i),
      8000,
    );
    expect([mail.passwords, mail.mails]).toEqual([0, []]);
    const told = await takeForms({ SMTP_URL, SMTP_PLAINTEXT: 'on' });
    await told.post('hero', hero());
    await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 8000);
    expect(mail.passwords).toBe(1);
  });

  it.each(['https://a.example/b', 'www.a.example', 'me@a.example'])('%s is no link', (text) => {
    expect(unlinked(text)).not.toMatch(/\w\.\w|:\/\/|@\w/);
    expect(unlinked(text).replaceAll('\u200b', '')).toBe(text);
  });
});

describe('webhooks', () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

  /** Sends one lead to a webhook that answers like this. */
  async function postTo(answer: RequestListener) {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { port } = server.address() as AddressInfo;
    const { post, store } = await takeForms({
      WEBHOOK_URLS: `http://localhost:${port}/lead`,
      WEBHOOK_SECRET: secret,
      WEBHOOK_ALLOW: 'localhost',
    });
    await post('hero', hero());
    return { server, store };
  }

  /** A site, and what a webhook that answers with this status receives from it. */
  async function hook(status: number) {
    const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
    const { server, store } = await postTo(async (request, answer) => {
      heard.push({ headers: request.headers, body: await text(request) });
      answer.writeHead(status, { location: '/elsewhere' }).end();
    });
    await vi.waitFor(() => expect(heard).toHaveLength(1), 5000);
    server.close();
    return { heard, store };
  }

  it('are signed by the rules of Standard Webhooks', async () => {
    const { heard } = await hook(200);
    const { headers, body = '' } = heard[0] ?? {};
    const sound = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(sound).toMatchObject({ type: 'lead.created', data: { email: 'ada@example.com' } });
  });

  it('cannot lead on to another address', async () => {
    const { heard, store } = await hook(307);
    await vi.waitFor(async () => expect((await states(store))[0]?.error).toContain('307'), 5000);
    expect(heard).toHaveLength(1);
  });

  it.each(['https://localhost/x', 'https://127.0.0.1/x', 'https://[::1]/x'])(
    '%s is refused at the start unless it is allowed by name',
    async (url) => {
      const env = { WEBHOOK_URLS: url, WEBHOOK_SECRET: secret };
      await expect(takeForms(env)).rejects.toThrow('is a private address');
    },
  );

  it('reads an answer to 64 kB, and no further', async () => {
    let sent = 0;
    const { server, store } = await postTo((_request, answer) => {
      const more = () => {
        if (answer.destroyed || sent > 50_000_000) return;
        sent += 16_384;
        if (answer.write(Buffer.alloc(16_384))) setImmediate(more);
        else answer.once('drain', more);
      };
      more();
    });
    await vi.waitFor(async () => expect((await states(store))[0]?.state).toBe('sent'), 5000);
    // What lies between them in the buffers of the system is more than was read.
    expect(sent).toBeLessThan(20_000_000);
    server.closeAllConnections();
    server.close();
  });

  it('knows private addresses in every spelling', () => {
    const own = [
      '10.1.2.3',
      '192.168.0.1',
      '169.254.169.254',
      '::ffff:127.0.0.1',
      'fd00::1',
      '0.0.0.0',
    ];
    expect(own.filter(isPublic)).toEqual([]);
    expect(['93.184.216.34', '2606:2800:220:1::1'].filter(isPublic)).toHaveLength(2);
  });
});

it('leads go when they are old, and when somebody asks', async () => {
  const box = await outbox();
  await box.add('old@example.com');
  box.now += 366 * 24 * 60 * minute;
  await box.add('Ada@Example.com');
  await purge(box.store, site, { retentionDays: 365, now: new Date(box.now) });
  expect((await findLeads(box.store)).map(({ email }) => email)).toEqual(['Ada@Example.com']);
  await box.add('JÖRG@example.com');
  expect((await forget(box.store, site, 'jörg@example.com')).count).toBe(1);
  expect((await forget(box.store, site, 'ada@example.com')).count).toBe(1);
  expect([await findLeads(box.store), await states(box.store)]).toEqual([[], []]);
  // The files of SQLite do not hold it either.
  for (const file of box.files())
    expect(readFileSync(file, 'latin1')).not.toContain('@example.com');
});
