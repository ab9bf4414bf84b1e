import { afterEach, describe, expect, it } from 'vitest';
import { add, leadFrom, leave, site, storeOf } from '../../tests/support/leads.ts';
import { sendDue } from '../leads/outbox.ts';
import type { Store } from '../leads/store.ts';
import { countLeads, findLeads } from './find-leads.ts';
import { createInbox } from './local.ts';

afterEach(leave);

const token = 'the-token-of-this-start';
const host = '127.0.0.1:3001';
const own = { host, cookie: `inbox=${token}` };

async function openInbox(given?: Store) {
  const store = given ?? (await storeOf());
  const app = await createInbox(store, { site, token });
  const look = (query = '', headers: Record<string, string> = own) =>
    app.inject({ url: `/${query}`, headers });
  const change = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/change',
      headers: {
        ...own,
        origin: `http://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  /** Does it, and returns the page that it leads to. */
  const act = async (fields: Record<string, string>) => {
    const { headers } = await change(fields);
    return (await look(String(headers.location).slice(1).split('#')[0])).body;
  };
  return { store, look, change, act };
}

/** Leads: one whose mail is refused, one in quarantine, one that tries to run code. */
async function filledInbox() {
  const inbox = await openInbox();
  const leads = [
    { email: 'ada@example.com', subject: 'Peru', message: 'I sell\nin Peru' },
    { email: 'bot@example.com', message: 'Cheap things' },
    { email: 'eve@example.com', message: '<img src=x onerror=alert(1)>' },
  ];
  for (const [at, typed] of leads.entries()) {
    const now = new Date(Date.now() - 1000 + at);
    const isQuarantined = typed.email.startsWith('bot');
    await add(inbox.store, leadFrom(typed, { isQuarantined, now }), ['mail']);
  }
  await sendDue(inbox.store, { site, target: 'mail' }, async ({ about, kind }) => {
    if (kind === 'visitor' && about.email.startsWith('ada')) throw new Error('450 mailbox full');
  });
  const idOf = async (name: string) =>
    (await findLeads(inbox.store)).find(({ email }) => email.startsWith(name))?.id ?? '';
  return { ...inbox, idOf };
}

const addressesIn = (page: string) =>
  [...page.matchAll(/<h2[^>]*>(\w+)@/g)].map(([, address]) => address);

it('shows the newest first, without leads in quarantine, and runs no code of visitors', async () => {
  const { look, store } = await filledInbox();
  const { body, headers } = await look();
  expect(addressesIn(body)).toEqual(['eve', 'ada']);
  expect(body).toContain('1 lead is quarantined');
  expect(body).toContain('The mail to the visitor is waiting: 450 mailbox full');
  expect(body).toContain('&lt;img src=x');
  expect(body).not.toContain('<img');
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(body).toContain('mailto:ada%40example.com?subject=Re%3A%20Peru&amp;body=%0D%0A%0D%0A');
  expect(await countLeads(store, site)).toEqual({
    inbox: 2,
    new: 2,
    answered: 0,
    spam: 0,
    quarantine: 1,
    unconfirmed: 0,
    undelivered: 1,
    all: 3,
  });
});

it.each([
  ['?search=PERU', ['ada']],
  ['?search=peru&view=undelivered', ['ada']],
  ['?view=all&form=contact', ['eve', 'bot', 'ada']],
  ['?form=hero', []],
  ['?from=2020-01-01&to=2020-01-02', []],
  ['?search=100%25', []],
])('the query %s finds %j', async (query, found) => {
  const { look } = await filledInbox();
  expect(addressesIn((await look(query)).body)).toEqual(found);
});

it('marks, annotates, releases and sends leads again', async () => {
  const { act, idOf, store } = await filledInbox();
  const ada = await idOf('ada');
  expect(await act({ id: ada, act: 'retry' })).toContain('Sending 1 lead again.');
  expect(await act({ id: ada, act: 'answered' })).toContain('1 lead marked as answered.');
  expect(await act({ id: ada, act: 'note', note: 'Called back' })).toContain('The note is saved.');
  expect(await findLeads(store, { search: 'called' })).toMatchObject([{ state: 'answered' }]);
  await act({ id: await idOf('bot'), act: 'new' });
  expect((await findLeads(store, { search: 'bot@' }))[0]?.state).toBe('new');
  expect(await act({ act: 'spam' })).toContain('No lead is selected.');
});

it('asks before it deletes or forgets', async () => {
  const { act, change, idOf, store } = await filledInbox();
  await add(store, leadFrom({ email: 'eve@example.com', message: 'Once more' }), []);
  const [ada, eve] = [await idOf('ada'), await idOf('eve')];
  expect((await change({ id: ada, act: 'delete' })).body).toContain('Delete this lead?');
  expect((await change({ id: eve, act: 'forget' })).body).toContain('Forget eve@example.com?');
  expect(await findLeads(store)).toHaveLength(4);
  expect(await act({ id: ada, act: 'delete', sure: 'yes' })).toContain('1 lead deleted.');
  expect(await act({ id: eve, act: 'forget', sure: 'yes' })).toContain(
    '2 leads and all their mails',
  );
  expect(await findLeads(store)).toHaveLength(1);
});

it('shows at the top which target fails, and lists all that waits, page by page', async () => {
  const { store, look } = await openInbox();
  const now = new Date(Date.now() - 2 * 60_000);
  const leads = Array.from({ length: 59 }, (_, at) =>
    leadFrom({ email: `a${at}@example.com` }, { now }),
  );
  for (const lead of leads) await add(store, lead, ['mail']);
  expect((await look('?view=undelivered')).body).toContain(
    'is waiting: it has not been sent since',
  );
  await sendDue(store, { site, target: 'mail' }, async () => {
    throw new Error('connect ECONNREFUSED');
  });
  const { body } = await look('?view=undelivered');
  expect(body).toContain('Mail (www.example.com) does not work: connect ECONNREFUSED. 118 waiting');
  expect(addressesIn(body)).toHaveLength(50);
  expect(addressesIn((await look('?view=undelivered&page=1')).body)).toHaveLength(9);
});

it('finds upper case of any script', async () => {
  const store = await storeOf();
  for (const name of ['Ünal', 'Иван', 'ΣΟΦΊΑ']) await add(store, leadFrom({ name }), []);
  for (const search of ['ünal', 'U\u0308NAL', 'иван', 'ИВАН', 'σοφία'])
    expect(await findLeads(store, { search })).toHaveLength(1);
});

describe('access', () => {
  it('needs the token, and is refused to pages of other sites', async () => {
    const { look, change } = await openInbox();
    const sees = async (headers: Record<string, string>, query = '') =>
      (await look(query, headers)).statusCode;
    expect(await sees(own)).toBe(200);
    expect(await sees({ ...own, 'sec-fetch-site': 'none' })).toBe(200);
    expect(await sees({ host })).toBe(403);
    expect(await sees({ host, cookie: 'inbox=another' })).toBe(403);
    expect(await sees({ host }, 'leads.csv')).toBe(403);
    expect(await sees({ host }, '?token=another')).toBe(403);
    expect(await sees({ ...own, host: 'evil.example' })).toBe(403);
    expect(await sees({ ...own, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await sees({ ...own, 'sec-fetch-site': 'same-site' })).toBe(403);
    for (const origin of ['https://evil.example', 'http://localhost:4321'])
      expect((await change({}, { origin })).statusCode).toBe(403);
    expect((await change({}, { cookie: '' })).statusCode).toBe(403);
    const { headers } = await look(`?token=${token}`, { host });
    expect(headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict/);
  });

  it('answers 400 to a wrong request', async () => {
    const { look, change } = await openInbox();
    const wrong =
      '?view=none ?view=spam&view=new ?page=-1 ?page=1e308 ?search=%00 ?from=yesterday ?form=%00 ?result=anything';
    for (const query of wrong.split(' '))
      for (const path of ['', 'leads.csv'])
        expect([query, (await look(path + query)).statusCode]).toEqual([query, 400]);
    expect((await change({})).statusCode).toBe(400);
    expect((await change({ act: 'none' })).statusCode).toBe(400);
  });
});
