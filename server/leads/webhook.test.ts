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

it('is signed by the rules of Standard Webhooks', async () => {
  const { heard } = await hook(200);
  const { headers, body = '' } = heard[0] ?? {};
  const sound = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(sound).toEqual({
    type: 'lead.created',
    timestamp: expect.stringMatching(/^20.*Z$/),
    data: {
      id: expect.any(String),
      site: 'www.example.com',
      form: 'hero',
      email: 'ada@example.com',
      name: '',
      subject: '',
      message: '',
      language: '',
      received: expect.stringMatching(/^20.*Z$/),
      confirmed: '',
    },
  });
});

it('cannot lead on to another address', async () => {
  const { heard, row } = await hook(307);
  await vi.waitFor(async () => expect((await row())?.error).toBe('Answered with 307'), 10_000);
  expect(heard).toHaveLength(1);
});

it.each([
  ['answers 200 and never ends', 'sent', ''],
  ['breaks off once it has the lead', 'waiting', 'Perhaps delivered: socket hang up'],
])('that %s: %s', async (how, state, error) => {
  const { post, row } = await siteWith(async (request, answer) => {
    await text(request);
    if (how.startsWith('answers')) answer.write('more to come');
    else request.socket.destroy();
  });
  await post('hero', hero());
  await vi.waitFor(async () => expect(await row()).toEqual({ state, error }), 9000);
});

it('that never answers holds up no mail', async () => {
  const mail = await mailServer();
  const calls: unknown[] = [];
  const { post } = await siteWith((call) => calls.push(call), { SMTP_URL: mail.SMTP_URL });
  for (let count = 0; count < 5; count += 1) await post('hero', hero(`a${count}@example.com`));
  await vi.waitFor(() => expect(mail.mails).toHaveLength(10), 10_000);
  expect(calls).toHaveLength(1);
});

it('is no private address, in no spelling', () => {
  const own = '10.1.2.3 192.168.0.1 169.254.169.254 ::ffff:127.0.0.1 fd00::1 0.0.0.0'.split(' ');
  expect(own.filter(isPublic)).toEqual([]);
  expect(['93.184.216.34', '2606:2800:220:1::1'].filter(isPublic)).toHaveLength(2);
});
