import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import {
  add,
  emptyDatabase,
  hero,
  leadFrom,
  leave,
  site,
  storeOf,
  takeForms,
} from '../../tests/support/leads.ts';
import { findLeads } from '../inbox/find-leads.ts';
import { forget, purge } from './retention.ts';

afterEach(leave);

const start = Date.parse('2026-11-16T09:00:00Z');
const day = 24 * 60 * 60 * 1000;

it('deletes a mailbox in all its spellings, and leaves nothing of it in a file', async () => {
  const database = await emptyDatabase();
  const store = await storeOf(database);
  const spellings = [
    'Ada@Gmail.com',
    'ada@gmail。com',
    'a.d.a@googlemail.com.',
    'a\u200dda+news@gmail.com',
  ];
  for (const email of [...spellings, 'bob@else.example'])
    await add(store, leadFrom({ email }), ['mail']);
  expect(await forget(store, site, ' ADA@g\u00admail.com. ')).toMatchObject({ count: 4 });
  const left = (await findLeads(store)).map(({ email }) => email);
  expect(left).toEqual(['bob@else.example']);
  expect(await store.db.selectFrom('deliveries').select('id').execute()).toHaveLength(2);
  for (const file of database.LEADS_DB ? globSync(`${database.LEADS_DB}*`) : [])
    expect(readFileSync(file, 'latin1')).not.toMatch(/@g(oogle)?mail/i);
});

it('deletes a mailbox on one site, or on all', async () => {
  const store = await storeOf();
  for (const site of ['one.example', 'two.example']) await add(store, leadFrom({}, { site }));
  expect((await forget(store, 'one.example', 'ada@example.com')).count).toBe(1);
  expect((await forget(store, undefined, 'ada@example.com')).count).toBe(1);
});

it('deletes leads after the retention period', async () => {
  const store = await storeOf();
  await add(store, leadFrom({}, { now: new Date(start) }));
  const count = async (passed: number) => {
    store.clock = async () => new Date(start + passed);
    await purge(store, site, 365);
    return (await findLeads(store)).length;
  };
  expect(await count(364 * day)).toBe(1);
  expect(await count(366 * day)).toBe(0);
});

it('keeps leads that arrived while the clock of the server, or of the database, was wrong', async () => {
  const { post, store } = await takeForms();
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  await post('hero', hero());
  vi.useRealTimers();
  await add(store, leadFrom({ email: 'bob@example.com' }, { now: new Date(0) }));
  await purge(store, site, 365);
  const leads = await findLeads(store);
  expect(leads.map(({ email, received }) => [email, received.slice(0, 2)])).toEqual([
    ['ada@example.com', '20'],
    ['bob@example.com', '19'],
  ]);
});
