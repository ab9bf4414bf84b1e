import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { leadFrom, leave, site, storeOf } from '../../tests/support/leads.ts';
import { accept } from './leads.ts';
import {
  FinalRefusal,
  PerhapsArrived,
  reportTargets,
  retry,
  type Send,
  sendDue,
} from './outbox.ts';

afterEach(leave);

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse('2026-11-16T09:00:00Z');

/** A store with a fake clock, and a target whose answer depends on the address. */
async function outbox(ownerPerHour = 1000) {
  const store = await storeOf();
  const box = {
    store,
    now: start,
    isDown: false,
    sent: [] as string[],
    notices: [] as number[],
    attempts: [] as number[],
  };
  const send: Send = async ({ about, kind }, many) => {
    box.attempts.push(Math.floor((box.now - start) / minute));
    // No two mails go out at the same time.
    box.now += 1;
    const [name = ''] = about.email.split('@');
    if (name.startsWith('gone')) throw new FinalRefusal('550 no such user');
    if (name.startsWith('slow')) throw new PerhapsArrived('Timeout');
    if (box.isDown || name.startsWith('bad')) throw new Error('connection refused');
    if (many > 1) box.notices.push(many);
    else box.sent.push(`${name} ${kind}`);
  };
  const order = { site, target: 'mail', ownerPerHour };
  const run = () => sendDue(store, order, send, { clock: () => new Date(box.now) });
  return Object.assign(box, {
    add: (name: string) => {
      const typed = { email: `${name}@example.com`, message: String(box.now) };
      return accept(store, leadFrom(typed, { now: new Date(box.now) }), ['mail']);
    },
    run,
    async pass(minutes: number, step = 1) {
      for (let passed = 0; passed < minutes; passed += step) {
        box.now += step * minute;
        await run();
      }
    },
    rows() {
      const rows = store.db.selectFrom('deliveries').select(['kind', 'state', 'error']);
      return rows.orderBy('queued').orderBy('kind').execute();
    },
  });
}

const owner = (entry: string) => entry.endsWith('owner');

it('tries again after 1, 2, 4, 8, then every 15 minutes, and sends everything once it can', async () => {
  const box = await outbox();
  box.isDown = true;
  await box.add('ada');
  await box.run();
  await box.pass(60);
  expect(box.attempts).toEqual([0, 1, 3, 7, 15, 30, 45, 60]);
  box.isDown = false;
  await box.add('bob');
  await box.run();
  await box.pass(15);
  expect(box.sent).toEqual(['bob owner', 'bob visitor', 'ada owner', 'ada visitor']);
});

it('sends the oldest first', async () => {
  const box = await outbox();
  for (const name of ['a', 'b', 'c']) {
    await box.add(name);
    box.now += 1;
  }
  await box.run();
  expect(box.sent.filter(owner)).toEqual(['a owner', 'b owner', 'c owner']);
});

it('notes an attempt before it sends, and sends nothing that it cannot note', async () => {
  const box = await outbox();
  await box.add('ada');
  // As a disk that is full, or a database that only reads.
  await sql`alter table deliveries rename column tried to taken`.execute(box.store.db);
  for (let look = 0; look < 12; look += 1) await box.run().catch(() => {});
  expect(box.attempts).toEqual([]);
  await sql`alter table deliveries rename column taken to tried`.execute(box.store.db);
  await box.run();
  expect(box.sent).toEqual(['ada owner', 'ada visitor']);
});

it('repeats nothing soon if what it sent cannot be noted', async () => {
  const box = await outbox();
  await box.add('ada');
  const { db } = box.store;
  const send: Send = async () => {
    box.attempts.push((box.now - start) / minute);
    await sql`alter table deliveries rename column state to gone`.execute(db);
  };
  const clock = () => new Date(box.now);
  for (const passed of [0, 1, 2, 5, 44]) {
    box.now = start + passed * minute;
    await sendDue(box.store, { site, target: 'mail', ownerPerHour: 9 }, send, { clock }).catch(() =>
      sql`alter table deliveries rename column gone to state`.execute(db),
    );
  }
  // The mail to the owner, and that to the visitor; neither again.
  expect(box.attempts).toEqual([0, 1]);
});

it('seldom repeats what may have arrived, and counts it toward the visitor’s limit', async () => {
  const box = await outbox();
  for (let count = 0; count < 4; count += 1) {
    await box.add('slow');
    box.now += 1;
  }
  await box.run();
  await box.pass(24 * 60, 15);
  const rows = await box.rows();
  expect(rows.filter(({ kind }) => kind === 'owner').map(({ state }) => state)).toEqual(
    Array(4).fill('given up'),
  );
  expect(rows[0]?.error).toBe('Perhaps delivered: it was sent 2 times, without an answer');
  // Twice for each of four to the owner, and three to the visitor.
  expect(box.attempts).toHaveLength(8 + 3);
});

it('lets no lead that a target refuses hold up the good ones', async () => {
  const box = await outbox();
  for (const name of ['bad1', 'bad2', 'bad3', 'bad4', 'bad5', 'good1', 'good2']) {
    await box.add(name);
    box.now += 1;
  }
  await box.run();
  await box.pass(3);
  expect(box.sent.filter(owner)).toEqual(['good1 owner', 'good2 owner']);
  await box.add('late');
  await box.run();
  expect(box.sent.filter(owner).at(-1)).toBe('late owner');
});

it('leaves a target alone once two leads have failed', async () => {
  const box = await outbox();
  box.isDown = true;
  for (let count = 0; count < 50; count += 1) await box.add(`a${count}`);
  await box.run();
  expect(box.attempts).toHaveLength(2);
  expect(await reportTargets(box.store, site)).toMatchObject([
    { target: 'mail', waiting: 100, error: 'connection refused', worked: '' },
  ]);
});

it('gives up after three days and twenty attempts, says why, and tries again when told to', async () => {
  const box = await outbox();
  await box.add('ada');
  box.isDown = true;
  // The server was off for four days.
  box.now += 4 * day;
  await box.run();
  await box.pass(200, 5);
  expect(new Set((await box.rows()).map(({ state }) => state))).toEqual(new Set(['waiting']));
  await box.pass(90, 5);
  const givenUp = { state: 'given up', error: 'connection refused' };
  expect(await box.rows()).toMatchObject([givenUp, givenUp]);
  box.isDown = false;
  expect(await retry(box.store, site, new Date(box.now))).toBe(2);
  await box.run();
  expect(box.sent).toEqual(['ada owner', 'ada visitor']);
});

it('gives up at once what is refused for good', async () => {
  const box = await outbox();
  await box.add('gone');
  await box.run();
  expect(await box.rows()).toMatchObject([{ state: 'given up', error: '550 no such user' }, {}]);
  expect(box.attempts).toHaveLength(2);
});

it.each([
  ['tags', ['Ada', 'ada+1', 'ADA+2', 'ada+3', 'ada']],
  ['invisible signs', ['ada', 'a\u200dda', 'ad\u200ba', 'ada\u00ad', 'ada\ufe0f']],
])(
  'sends at most three mails a day to one visitor, whatever %s the address has',
  async (_, names) => {
    const box = await outbox();
    for (const name of names) {
      await box.add(name);
      box.now += minute;
    }
    await box.run();
    expect(box.sent.filter((entry) => !owner(entry))).toHaveLength(3);
    expect(box.sent.filter(owner)).toHaveLength(5);
    box.now += day;
    await box.add('ada');
    await box.run();
    expect(box.sent.filter((entry) => !owner(entry))).toHaveLength(4);
  },
);

it('past a rate, tells the owner how many came, every ten minutes, and leaves none out', async () => {
  const box = await outbox(5);
  let count = 0;
  for (let passed = 0; passed < 60; passed += 1) {
    for (let each = 0; each < 3; each += 1) await box.add(`a${count++}`);
    await box.pass(1);
  }
  await box.pass(10);
  const singles = box.sent.filter(owner).length;
  expect(singles).toBe(5);
  expect(box.notices.length).toBeLessThanOrEqual(7);
  expect(box.notices.reduce((sum, each) => sum + each) + singles).toBe(count);
  // An hour later, each comes by itself again.
  box.now += 61 * minute;
  await box.add('late');
  await box.run();
  expect(box.sent).toContain('late owner');
});

describe('a clock that is set back', () => {
  it('past a rate, holds up no visitor’s mail', async () => {
    const box = await outbox(2);
    for (const name of ['a', 'b', 'c']) await box.add(name);
    await box.run();
    box.now -= 55 * minute;
    await box.add('late');
    await box.run();
    expect(box.sent).toContain('late visitor');
    await box.pass(70);
    expect(box.notices).toEqual([2]);
  });

  it.each([10 * minute, 3 * 60 * minute, 30 * day, 400 * day])(
    'by %i ms delays nothing for an hour',
    async (back) => {
      const box = await outbox();
      box.isDown = true;
      await box.add('before');
      await box.add('waits');
      await box.run();
      box.now -= back;
      box.isDown = false;
      await box.add('after');
      await box.pass(15);
      expect(box.sent.filter(owner).toSorted()).toEqual([
        'after owner',
        'before owner',
        'waits owner',
      ]);
    },
  );
});

it('is shared by several servers without sending anything twice', async () => {
  const box = await outbox();
  for (let count = 0; count < 10; count += 1) await box.add(`a${count}`);
  await Promise.all([box.run(), box.run(), box.run()]);
  expect(box.sent).toHaveLength(20);
  expect(new Set(box.sent).size).toBe(20);
});
