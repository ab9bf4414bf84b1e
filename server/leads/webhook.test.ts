import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, it, vi } from 'vitest';
import { ends, hero, leave, mailServer, takeForms } from '../../tests/support/leads.ts';
import { isPublic } from './address.ts';

afterEach(leave);

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** A site whose leads go to a webhook that answers like this. */
async function siteWith(answer: RequestListener, env = {}) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const site = await takeForms({
    WEBHOOK_URLS: `http://localhost:${port}/lead`,
    WEBHOOK_SECRET: secret,
    WEBHOOK_ALLOW: 'localhost',
    ...env,
  });
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const row = async () => {
    const rows = site.store.db.selectFrom('deliveries').select(['state', 'error']);
    return rows.where('kind', '=', 'webhook').executeTakeFirst();
  };
  return { ...site, row };
}

/** Sends one lead to a webhook that answers with this status. */
async function hook(status: number) {
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  const site = await siteWith(async (request, answer) => {
    heard.push({ headers: request.headers, body: await text(request) });
    answer.writeHead(status, { location: '/elsewhere' }).end();
  });
  await site.post('hero', hero());
  await vi.waitFor(() => expect(heard).toHaveLength(1), 10_000);
  return { heard, row: site.row };
}

it('signs a call by the rules of Standard Webhooks', async () => {
  const { heard } = await hook(200);
  const { headers, body = '' } = heard[0] ?? {};
  const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(verified).toEqual({
    type: 'lead.created',
    timestamp: expect.stringMatching(/^20.*Z$/),
    data: {
      id: expect.any(String),
      site: 'www.example.com',
      form: 'hero',
      email: 'ada@example.com',
      answers: { email: 'ada@example.com' },
      language: 'en',
      received: expect.stringMatching(/^20.*Z$/),
      confirmed: '',
    },
  });
});

it('does not follow a redirect', async () => {
  const { heard, row } = await hook(307);
  await vi.waitFor(async () => expect((await row())?.error).toBe('Answered with 307'), 10_000);
  expect(heard).toHaveLength(1);
});

it.each([
  ['answers 200 and never ends', 'sent', ''],
  ['breaks off once it has the lead', 'waiting', 'Perhaps delivered: socket hang up'],
])('notes the result of a webhook that %s: %s', async (how, state, error) => {
  const { post, row } = await siteWith(async (request, answer) => {
    await text(request);
    if (how.startsWith('answers')) answer.write('more to come');
    else request.socket.destroy();
  });
  await post('hero', hero());
  await vi.waitFor(async () => expect(await row()).toEqual({ state, error }), 9000);
});

it('keeps calling a webhook that switched protocols', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let calls = 0;
  const { post, store } = await siteWith((request, answer) => {
    calls += 1;
    if (calls > 1) answer.end();
    else
      request.socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: a\r\n\r\n',
      );
  });
  await post('hero', hero());
  const states = async () => {
    const rows = await store.db.selectFrom('deliveries').select(['state', 'error']).execute();
    return rows.map(({ state, error }) => `${state} ${error}`).toSorted();
  };
  await vi.waitFor(() => expect(calls).toBe(1), 10_000);
  await vi.advanceTimersByTimeAsync(11_000);
  const late = 'waiting Perhaps delivered: no answer within 10 seconds';
  await vi.waitFor(async () => expect(await states()).toEqual([late]), 10_000);
  await post('hero', hero('bob@example.com'));
  await vi.waitFor(async () => expect(await states()).toEqual(['sent ', late]), 10_000);
  vi.useRealTimers();
});

it('keeps sending mail while a webhook does not answer', async () => {
  const mail = await mailServer();
  const calls: unknown[] = [];
  const { post } = await siteWith((call) => calls.push(call), { SMTP_URL: mail.SMTP_URL });
  for (let count = 0; count < 5; count += 1) await post('hero', hero(`a${count}@example.com`));
  await vi.waitFor(() => expect(mail.mails).toHaveLength(10), 10_000);
  expect(calls).toHaveLength(1);
});

it('recognizes private addresses in every spelling', () => {
  const own = '10.1.2.3 192.168.0.1 169.254.169.254 ::ffff:127.0.0.1 fd00::1 0.0.0.0'.split(' ');
  expect(own.filter(isPublic)).toEqual([]);
  expect(['93.184.216.34', '2606:2800:220:1::1'].filter(isPublic)).toHaveLength(2);
});
