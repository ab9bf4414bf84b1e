import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyDatabase, leadFrom, leave, site, storeOf } from '../../tests/support/leads.ts';
import { findLeads } from '../inbox/find-leads.ts';
import { accept } from './leads.ts';
import { forget, purge } from './retention.ts';

afterEach(leave);

const start = Date.parse('2026-11-16T09:00:00Z');
const hour = 60 * 60 * 1000;
const day = 24 * hour;

it('forgets an address in all its spellings, and leaves nothing of it in a file', async () => {
  const database = await emptyDatabase();
  const store = await storeOf(database);
  const spellings = [
    'Ada@Example.com',
    'ada@example。com',
    'ada@example.com.',
    'a\u200dda@example.com',
  ];
  for (const email of [...spellings, 'ada+news@example.com', 'bob@else.example'])
    await accept(store, leadFrom({ email }), ['mail']);
  expect(await forget(store, site, ' ADA@exa\u00admple.com. ')).toMatchObject({
    count: 4,
    tagged: ['ada+news@example.com'],
  });
  expect((await forget(store, site, 'ada+news@example.com')).count).toBe(1);
  const left = (await findLeads(store)).map(({ email }) => email);
  expect(left).toEqual(['bob@else.example']);
  expect(await store.db.selectFrom('deliveries').select('id').execute()).toHaveLength(2);
  for (const file of database.LEADS_DB ? globSync(`${database.LEADS_DB}*`) : [])
    expect(readFileSync(file).includes('@example')).toBe(false);
});

it('forgets on one site, or on all', async () => {
  const store = await storeOf();
  for (const site of ['one.example', 'two.example'])
    await accept(store, leadFrom({}, { site }), []);
  expect((await forget(store, 'one.example', 'ada@example.com')).count).toBe(1);
  expect((await forget(store, undefined, 'ada@example.com')).count).toBe(1);
});

describe('what is too old', () => {
  const oldLead = async () => {
    const store = await storeOf();
    await accept(store, leadFrom({}, { now: new Date(start) }), []);
    const tidy = (passed: number) =>
      purge(store, site, { retentionDays: 365, now: new Date(start + passed) });
    return { tidy, count: async () => (await findLeads(store)).length };
  };

  it('goes by itself', async () => {
    const { tidy, count } = await oldLead();
    for (let passed = 0; passed <= 364; passed += 6) expect(await tidy(passed * day)).toBe(true);
    expect(await count()).toBe(1);
    await tidy(366 * day);
    expect(await count()).toBe(0);
  });

  it('stays while the clock may be wrong: until it has kept on for a week, or is set back', async () => {
    const { tidy, count } = await oldLead();
    await tidy(0);
    expect(await tidy(400 * day)).toBe(false);
    expect(await tidy(400 * day + hour)).toBe(false);
    expect(await tidy(hour)).toBe(true);
    expect(await tidy(400 * day)).toBe(false);
    expect(await tidy(406 * day)).toBe(false);
    expect(await count()).toBe(1);
    expect(await tidy(407 * day + hour)).toBe(true);
    expect(await count()).toBe(0);
  });
});
