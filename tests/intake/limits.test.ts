import { afterEach, expect, it } from 'vitest';
import { accept } from '../../server/leads/leads.ts';
import type { Batch } from '../../server/leads/limits.ts';
import { digestMail } from '../../server/leads/mail-words.ts';
import { addTargets } from '../../server/leads/targets.ts';
import { forms } from './forms.ts';
import {
  emptyDatabase,
  hero,
  leadFrom,
  leave,
  sendAll,
  site,
  storeOf,
  takeForms,
} from './house.ts';

afterEach(leave);
const minute = 60_000;

it('one visitor has one limit for all forms', async () => {
  const { post } = await takeForms({ LEADS_PER_MINUTE: '3' });
  const contact = { ...hero(), message: 'Hello' };
  const person = { ...hero(), firstName: 'Ada', lastName: 'B', agreeToTerms: 'on' };
  const codes = [];
  for (const [form, body] of [
    ['hero', hero()],
    ['contact', contact],
    ['sign-up', person],
    ['hero', hero('bob@example.com')],
    ['contact', contact],
  ] as const)
    codes.push((await post(form, body)).statusCode);
  expect(codes).toEqual([202, 202, 202, 429, 429]);
});

async function mailbox(perHour: number) {
  const store = await storeOf(await emptyDatabase());
  await addTargets(store, site, ['mail']);
  const box = {
    now: Date.parse('2026-11-16T09:00:00Z'),
    owner: [] as number[],
    visitors: 0,
    store,
  };
  const send = async (batch: Batch) => {
    if (batch[0].kind === 'owner') box.owner.push(batch.length);
    else box.visitors += 1;
  };
  return Object.assign(box, {
    async add(email: string) {
      const now = new Date(box.now);
      await accept(store, leadFrom({ email, message: email }, { now }), now);
    },
    run: () => sendAll(store, send, () => new Date(box.now), perHour),
  });
}

it('counts addresses with tags as one person', async () => {
  const box = await mailbox(100);
  for (let count = 0; count < 10; count += 1) await box.add(`Ada+${count}@example.com`);
  await box.add('ada@example.com');
  await box.add('+tag@example.com');
  await box.run();
  expect(box.visitors).toBe(3 + 1);
});

it('past a rate, the owner gets digests, and nothing is left out', async () => {
  const box = await mailbox(5);
  let sent = 0;
  for (let passed = 0; passed < 60; passed += 1, box.now += minute) {
    for (let each = 0; each < 3; each += 1) await box.add(`a${sent++}@example.com`);
    await box.run();
  }
  box.now += 10 * minute;
  await box.run();
  expect(box.owner.slice(0, 5)).toEqual([1, 1, 1, 1, 1]);
  // One every ten minutes, instead of 180.
  expect(box.owner.length).toBeLessThanOrEqual(5 + 7);
  expect(box.owner.reduce((sum, count) => sum + count)).toBe(sent);
  // An hour later, each comes by itself again.
  box.now += 61 * minute;
  await box.add('late@example.com');
  await box.run();
  expect(box.owner.at(-1)).toBe(1);
});

it('a digest names who wrote, and links nothing', () => {
  const leads = Array.from({ length: 60 }, (_, at) =>
    leadFrom({ email: `a${at}@example.com`, message: '<b>See</b> https://evil.example' }),
  );
  const { subject, text, html } = digestMail(forms, leads);
  expect(subject).toBe('60 × Message');
  expect(text).toContain('a49@example.com');
  expect(text).toMatch(/^\+ 10$/m);
  expect(text).not.toContain('evil.example');
  expect(html).not.toContain('<b>See');
});
