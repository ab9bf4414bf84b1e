import { afterEach, describe, expect, it } from 'vitest';
import { leadFrom, leave, site, storeOf } from '../../tests/support/leads.ts';
import { accept } from '../leads/leads.ts';
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

/** Leads: one whose mail is refused, one that is held back, one that tries to run code. */
async function filledInbox() {
  const inbox = await openInbox();
  const leads = [
    { email: 'ada@example.com', subject: 'Peru', message: 'I sell\nin Peru' },
    { email: 'bot@example.com', message: 'Cheap things' },
    { email: 'eve@example.com', message: '<img src=x onerror=alert(1)>' },
  ];
  for (const [at, typed] of leads.entries()) {
    const now = new Date(Date.now() - 1000 + at);
    const isOdd = typed.email.startsWith('bot');
    await accept(inbox.store, leadFrom(typed, { isOdd, now }), ['mail']);
  }
  const order = { site, target: 'mail', ownerPerHour: 9 };
  await sendDue(inbox.store, order, async ({ about, kind }) => {
    if (kind === 'visitor' && about.email.startsWith('ada')) throw new Error('450 mailbox full');
  });
  const idOf = async (name: string) =>
    (await findLeads(inbox.store)).find(({ email }) => email.startsWith(name))?.id ?? '';
  return { ...inbox, idOf };
}

const addressesIn = (page: string) =>
  [...page.matchAll(/<h2[^>]*>(\w+)@/g)].map(([, address]) => address);

it('shows the newest first, without what is held back, and runs nothing', async () => {
  const { look, store } = await filledInbox();
  const { body, headers } = await look();
  expect(addressesIn(body)).toEqual(['eve', 'ada']);
  expect(body).toContain('1 lead is held back');
  expect(body).toContain('The confirmation waits: 450 mailbox full');
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
])('%s finds %j', async (query, found) => {
  const { look } = await filledInbox();
  expect(addressesIn((await look(query)).body)).toEqual(found);
});

it('marks, notes, releases and tries again', async () => {
  const { act, idOf, store } = await filledInbox();
  const ada = await idOf('ada');
  expect(await act({ id: ada, act: 'retry' })).toContain('1 lead will be tried again at once.');
  expect(await act({ id: ada, act: 'answered' })).toContain('1 lead marked as answered.');
  expect(await act({ id: ada, act: 'note', note: 'Called back' })).toContain('The note is saved.');
  expect(await findLeads(store, { search: 'called' })).toMatchObject([{ state: 'answered' }]);
  expect(await act({ id: ada, act: 'note', note: 'x'.repeat(1001) })).toContain(
    'Nothing was saved: a note has at most 1000 characters.',
  );
  await act({ id: await idOf('bot'), act: 'new' });
  expect((await findLeads(store, { search: 'bot@' }))[0]?.state).toBe('new');
  expect(await act({ act: 'spam' })).toContain('Nothing was done: no lead was chosen.');
});

it('asks before it deletes or forgets', async () => {
  const { act, change, idOf, store } = await filledInbox();
  await accept(store, leadFrom({ email: 'eve@example.com', message: 'Once more' }), []);
  const [ada, eve] = [await idOf('ada'), await idOf('eve')];
  expect((await change({ id: ada, act: 'delete' })).body).toContain('Delete this lead?');
  expect((await change({ id: eve, act: 'forget' })).body).toContain('Forget eve@example.com?');
  expect(await findLeads(store)).toHaveLength(4);
  expect(await act({ id: ada, act: 'delete', sure: 'yes' })).toContain('1 lead deleted.');
  expect(await act({ id: eve, act: 'forget', sure: 'yes' })).toContain('2 leads forgotten');
  expect(await findLeads(store)).toHaveLength(1);
});

it('says at the top which target does not work, and shows all that waits, page by page', async () => {
  const { store, look } = await openInbox();
  const now = new Date(Date.now() - 2 * 60_000);
  const leads = Array.from({ length: 59 }, (_, at) => leadFrom({ message: `${at}` }, { now }));
  for (const lead of leads) await accept(store, lead, ['mail']);
  expect((await look('?view=undelivered')).body).toContain('waits: nobody has sent it since');
  await sendDue(store, { site, target: 'mail', ownerPerHour: 9 }, async () => {
    throw new Error('connect ECONNREFUSED');
  });
  const { body } = await look('?view=undelivered');
  expect(body).toContain('Mail (www.example.com) does not work: connect ECONNREFUSED. 118 wait');
  expect(addressesIn(body)).toHaveLength(50);
  expect(addressesIn((await look('?view=undelivered&page=1')).body)).toHaveLength(9);
});

it('finds capitals of any script', async () => {
  const store = await storeOf();
  for (const name of ['Ünal', 'Иван', 'ΣΟΦΊΑ']) await accept(store, leadFrom({ name }), []);
  for (const search of ['ünal', 'U\u0308NAL', 'иван', 'ИВАН', 'σοφία'])
    expect(await findLeads(store, { search })).toHaveLength(1);
});

describe('who may see it', () => {
  it('is whoever has the token, and no page of another site', async () => {
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

  it('is answered 400 for what cannot be asked', async () => {
    const { look, change } = await openInbox();
    const wrong =
      '?view=none ?view=spam&view=new ?page=-1 ?page=1e308 ?search=%00 ?from=yesterday ?form=other ?said=anything';
    for (const query of wrong.split(' '))
      for (const path of ['', 'leads.csv'])
        expect([query, (await look(path + query)).statusCode]).toEqual([query, 400]);
    expect((await change({})).statusCode).toBe(400);
    expect((await change({ act: 'none' })).statusCode).toBe(400);
  });
});
