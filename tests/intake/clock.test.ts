import { afterEach, expect, it, vi } from 'vitest';
import { findLeads } from '../../server/inbox/find-leads.ts';
import { accept } from '../../server/leads/leads.ts';
import { purge } from '../../server/leads/retention.ts';
import { addTargets } from '../../server/leads/targets.ts';
import { emptyDatabase, leadFrom, leave, sendAll, site, storeOf, takeForms } from './house.ts';

afterEach(leave);
const start = Date.parse('2026-11-16T09:00:00Z');
const day = 24 * 60 * 60 * 1000;

it.each([10 * 60_000, 3 * 60 * 60_000, 30 * day, 400 * day])(
  'set back by %i ms, it still sends, and what rests or waits is tried within an hour',
  async (back) => {
    const store = await storeOf(await emptyDatabase());
    await addTargets(store, site, ['mail']);
    let now = start;
    let isDown = true;
    const sent: string[] = [];
    const send = async ([{ about, kind }]: Parameters<Parameters<typeof sendAll>[1]>[0]) => {
      if (isDown) throw new Error('down');
      if (kind === 'owner') sent.push(about.email);
    };
    const run = () => sendAll(store, send, () => new Date(now));
    const add = (email: string) =>
      accept(store, leadFrom({ email }, { now: new Date(now) }), new Date(now));
    await add('before@example.com');
    await add('waits@example.com');
    await run();
    now -= back;
    isDown = false;
    await add('after@example.com');
    // The longest rest of a target.
    now += 15 * 60_000;
    await run();
    expect(sent.toSorted()).toEqual([
      'after@example.com',
      'before@example.com',
      'waits@example.com',
    ]);
  },
);

it('far ahead, it deletes nothing until the owner says so', async () => {
  const store = await storeOf(await emptyDatabase());
  const tidy = (now: number, isSure = false) =>
    purge(store, site, { retentionDays: 365, now: new Date(now), isSure });
  await accept(store, leadFrom({}, { now: new Date(start) }), new Date(start));
  expect(await tidy(start)).toBe(true);
  expect(await tidy(start + 400 * day)).toBe(false);
  // Not at the next start either.
  expect(await tidy(start + 401 * day)).toBe(false);
  expect(await findLeads(store)).toHaveLength(1);
  expect(await tidy(start + 3600_000)).toBe(true);
  expect(await findLeads(store)).toHaveLength(1);
  expect(await tidy(start + 400 * day, true)).toBe(true);
  expect(await findLeads(store)).toEqual([]);
});

it('day by day, what is too old goes by itself', async () => {
  const store = await storeOf(await emptyDatabase());
  await accept(store, leadFrom({}, { now: new Date(start) }), new Date(start));
  for (let passed = 0; passed <= 366; passed += 6)
    expect(
      await purge(store, site, { retentionDays: 365, now: new Date(start + passed * day) }),
    ).toBe(true);
  expect(await findLeads(store)).toEqual([]);
});

it('a server that starts with such a clock warns, and keeps the leads', async () => {
  const database = await emptyDatabase();
  const first = await takeForms(database);
  await accept(first.store, leadFrom({}), new Date());
  await vi.waitFor(async () =>
    expect(await first.store.db.selectFrom('sites').selectAll().execute()).toHaveLength(1),
  );
  await first.app.close();
  const said: string[] = [];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * day });
  const stream = { write: (line: string) => said.push(line) };
  const { app } = await takeForms(database, { logger: { stream } });
  await vi.waitFor(() => expect(said.join()).toContain('npm run leads purge'), 5000);
  await app.close();
  vi.useRealTimers();
  expect(await findLeads(first.store)).toHaveLength(1);
});
