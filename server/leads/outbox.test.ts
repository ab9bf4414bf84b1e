import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { add, leadFrom, leave, site, storeOf } from '../../tests/support/leads.ts';
import {
  FinalRefusal,
  PerhapsArrived,
  reportTargets,
  retry,
  type Send,
  sendDue,
} from './outbox.ts';
import { queueNotice } from './quarantine.ts';

afterEach(leave);

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse('2026-11-16T09:00:00Z');

/** A store with a fake clock, and a target whose answer depends on the address. */
async function outbox() {
  const store = await storeOf();
  const box = {
    store,
    now: start,
    isDown: false,
    sent: [] as string[],
    notices: [] as (number | undefined)[],
    attempts: [] as number[],
  };
  store.clock = async () => new Date(box.now);
  const send: Send = async ({ about, kind, quarantined }) => {
    box.attempts.push(Math.floor((box.now - start) / minute));
    // No two mails are sent at the same time.
    box.now += 1;
    const [name = ''] = about.email.split('@');
    if (name.startsWith('gone')) throw new FinalRefusal('550 no such user');
    if (name.startsWith('slow')) throw new PerhapsArrived('Timeout');
    if (box.isDown || name.startsWith('bad')) throw new Error('connection refused');
    if (kind === 'notice') box.notices.push(quarantined);
    else box.sent.push(`${name} ${kind}`);
  };
  const run = (target = 'mail') => sendDue(store, { site, target }, send);
  return Object.assign(box, {
    add: (name: string, { target = 'mail', isQuarantined = false } = {}) => {
      const typed = { email: `${name}@example.com`, message: String(box.now) };
      return add(store, leadFrom(typed, { now: new Date(box.now), isQuarantined }), [target]);
    },
    run,
    async pass(minutes: number, { step = 1, target = 'mail' } = {}) {
      for (let passed = 0; passed < minutes; passed += step) {
        box.now += step * minute;
        await run(target);
      }
    },
    rows() {
      const rows = store.db.selectFrom('deliveries').select(['kind', 'state', 'error', 'attempts']);
      return rows.orderBy('queued').orderBy('kind').execute();
    },
  });
}

const isOwner = (entry: string) => entry.endsWith('owner');
const hook = 'https://hook.example/lead';

it('keeps a delivery blocked that the owner blocked while it was tried', async () => {
  const { store, add } = await outbox();
  await add('ada');
  await sendDue(store, { site, target: 'mail' }, async () => {
    await store.db.updateTable('deliveries').set({ state: 'blocked' }).execute();
    throw new Error('connection refused');
  });
  const rows = await store.db.selectFrom('deliveries').select('state').execute();
  expect(rows.map(({ state }) => state)).toEqual(['blocked', 'blocked']);
});

it('tries a delivery again after 1, 2, 4, 8, then every 15 minutes until it succeeds', async () => {
  const box = await outbox();
  box.isDown = true;
  await box.add('ada', { target: hook });
  await box.run(hook);
  await box.pass(60, { target: hook });
  expect(box.attempts).toEqual([0, 1, 3, 7, 15, 30, 45, 60]);
  box.isDown = false;
  await box.add('bob', { target: hook });
  await box.run(hook);
  await box.pass(15, { target: hook });
  expect(box.sent).toEqual(['bob webhook', 'ada webhook']);
});

it('sends the oldest lead first', async () => {
  const box = await outbox();
  for (const name of ['a', 'b', 'c']) {
    await box.add(name);
    box.now += 1;
  }
  await box.run();
  expect(box.sent.filter(isOwner)).toEqual(['a owner', 'b owner', 'c owner']);
});

it('notes an attempt before it sends, and sends nothing if it cannot note it', async () => {
  const box = await outbox();
  await box.add('ada');
  // Like a disk that is full, or a database that is read-only.
  await sql`alter table deliveries rename column tried to taken`.execute(box.store.db);
  for (let look = 0; look < 12; look += 1) await box.run().catch(() => {});
  expect(box.attempts).toEqual([]);
  await sql`alter table deliveries rename column taken to tried`.execute(box.store.db);
  await box.run();
  expect(box.sent).toEqual(['ada owner', 'ada visitor']);
});

it('does not soon repeat a delivery that was sent if that cannot be noted', async () => {
  const box = await outbox();
  await box.add('ada');
  const { db } = box.store;
  const send: Send = async () => {
    box.attempts.push((box.now - start) / minute);
    await sql`alter table deliveries rename column state to gone`.execute(db);
  };
  for (const passed of [0, 1, 2, 5, 44]) {
    box.now = start + passed * minute;
    await sendDue(box.store, { site, target: 'mail' }, send).catch(() =>
      sql`alter table deliveries rename column gone to state`.execute(db),
    );
  }
  // The mail to the owner, and the one to the visitor; neither again.
  expect(box.attempts).toEqual([0, 1]);
});

it('repeats a delivery without a known result once, then gives it up', async () => {
  const box = await outbox();
  await box.add('slow', { target: hook });
  await box.run(hook);
  await box.pass(24 * 60, { step: 15, target: hook });
  expect(box.attempts).toEqual([0, 45]);
  expect(await box.rows()).toMatchObject([
    { state: 'given up', error: 'Perhaps delivered: it was sent 2 times, without an answer' },
  ]);
});

it('delivers other leads after the target refuses some', async () => {
  const box = await outbox();
  for (const name of ['bad1', 'bad2', 'bad3', 'bad4', 'bad5', 'good1', 'good2']) {
    await box.add(name);
    box.now += 1;
  }
  await box.run();
  await box.pass(5);
  expect(box.sent.filter(isOwner)).toEqual(['good1 owner', 'good2 owner']);
  await box.add('late');
  await box.run();
  expect(box.sent.filter(isOwner).at(-1)).toBe('late owner');
});

it('stops after two leads failed, and reports the error of these two only', async () => {
  const box = await outbox();
  box.isDown = true;
  for (let count = 0; count < 50; count += 1) {
    await box.add(`a${count}`, { target: hook });
    box.now += 1;
  }
  await box.run(hook);
  await box.run(hook);
  expect(box.attempts).toHaveLength(2);
  const failed = { state: 'waiting', error: 'connection refused', attempts: 1 };
  const untried = { state: 'waiting', error: '', attempts: 0 };
  expect(await box.rows()).toMatchObject([failed, failed, ...Array(48).fill(untried)]);
  expect(await reportTargets(box.store, site)).toMatchObject([
    { target: hook, waiting: 50, error: 'connection refused', worked: '' },
  ]);
  expect(await retry(box.store, site)).toBe(50);
  box.isDown = false;
  await box.run(hook);
  expect(box.sent).toHaveLength(50);
});

it('gives up after three days and twenty attempts, and tries again on request', async () => {
  const box = await outbox();
  await box.add('ada', { target: hook });
  box.isDown = true;
  // The server was off for four days.
  box.now += 4 * day;
  await box.run(hook);
  await box.pass(200, { step: 5, target: hook });
  expect(await box.rows()).toMatchObject([{ state: 'waiting' }]);
  await box.pass(90, { step: 5, target: hook });
  expect(await box.rows()).toMatchObject([
    { state: 'given up', error: 'connection refused', attempts: 20 },
  ]);
  box.isDown = false;
  expect(await retry(box.store, site)).toBe(1);
  await box.run(hook);
  expect(box.sent).toEqual(['ada webhook']);
});

it('gives up immediately if the target refuses permanently', async () => {
  const box = await outbox();
  await box.add('gone');
  await box.run();
  expect(await box.rows()).toMatchObject([{ state: 'given up', error: '550 no such user' }, {}]);
  expect(box.attempts).toHaveLength(2);
});

describe('a notice about quarantined leads', () => {
  it('goes to the owner at most once an hour, with the number of leads', async () => {
    const box = await outbox();
    const look = async () => {
      await queueNotice(box.store, site);
      await box.run();
    };
    await look();
    expect(box.notices).toEqual([]);
    for (let minutes = 0; minutes < 150; minutes += 1) {
      await box.add(`a${minutes}`, { isQuarantined: true });
      box.now += minute;
      await look();
    }
    expect([box.notices, box.sent]).toEqual([[1, 61, 121], []]);
    box.now += 60 * minute;
    await look();
    await look();
    expect(box.notices).toEqual([1, 61, 121, 150]);
    box.now += day;
    await look();
    expect(box.notices).toHaveLength(4);
  });

  it('is one mail although the mail server was down for hours, or its lead was deleted', async () => {
    const box = await outbox();
    box.isDown = true;
    for (let hours = 0; hours < 5; hours += 1) {
      await box.add(`a${hours}`, { isQuarantined: true });
      await queueNotice(box.store, site);
      await box.run();
      box.now += 60 * minute;
    }
    box.isDown = false;
    await box.run();
    await queueNotice(box.store, site);
    expect(box.notices).toEqual([5]);
    await box.store.db.deleteFrom('leads').where('email', 'like', 'a0%').execute();
    await queueNotice(box.store, site);
    await box.run();
    expect(box.notices).toEqual([5]);
  });

  it('is queued once if several servers look at the same time', async () => {
    const box = await outbox();
    await box.add('ada', { isQuarantined: true });
    await Promise.all([1, 2, 3].map(() => queueNotice(box.store, site)));
    expect((await box.rows()).filter(({ kind }) => kind === 'notice')).toHaveLength(1);
  });

  it('is not sent after all leads have been released', async () => {
    const box = await outbox();
    await box.add('ada', { isQuarantined: true });
    await queueNotice(box.store, site);
    await box.store.db.updateTable('leads').set({ state: 'answered' }).execute();
    await box.run();
    expect(box.attempts).toEqual([]);
  });
});

it('sends nothing twice if several servers share the database', async () => {
  const box = await outbox();
  for (let count = 0; count < 10; count += 1) await box.add(`a${count}`);
  await Promise.all([box.run(), box.run(), box.run()]);
  expect(box.sent).toHaveLength(20);
  expect(new Set(box.sent).size).toBe(20);
});
