import { afterEach, expect, it, vi } from 'vitest';
import { findLeads } from '../../server/inbox/find-leads.ts';
import { accept, confirm, mark } from '../../server/leads/leads.ts';
import { purge } from '../../server/leads/retention.ts';
import { addTargets } from '../../server/leads/targets.ts';
import {
  emptyDatabase,
  hero,
  leadFrom,
  leave,
  mailServer,
  site,
  storeOf,
  takeForms,
} from './house.ts';

afterEach(leave);

it('an address counts once its owner presses the button, and once only', async () => {
  const mail = await mailServer();
  const env = { SMTP_URL: mail.SMTP_URL, DOUBLE_OPT_IN: 'on', LEADS_SECRET: 's'.repeat(32) };
  const { app, post, store } = await takeForms(env);
  await post('hero', { ...hero(), language: 'de' });
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), 5000);
  const state = async () => (await findLeads(store))[0]?.state;
  const source = mail.mails[0]?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  const token = /token=([\w.-]+)/.exec(source)?.[1] ?? '';

  expect(source).toContain('&amp;language=de');
  const page = await app.inject(`/forms/confirm?token=${token}&language=de`);
  expect(page.body).toMatch(/<html lang="de"[\s\S]*\(de\)[\s\S]*value="de"><button/);
  expect(await state()).toBe('unconfirmed');

  expect((await post('confirm', { token: `${token.slice(0, -2)}xx` })).statusCode).toBe(410);
  expect(await state()).toBe('unconfirmed');
  expect((await post('confirm', { token })).statusCode).toBe(200);
  expect(await state()).toBe('new');
  await vi.waitFor(() => expect(mail.mails).toHaveLength(3), 5000);
  const again = await post('confirm', { token });
  expect([again.statusCode, again.body]).toEqual([200, expect.stringContaining('already')]);
  expect(mail.mails).toHaveLength(3);

  vi.setSystemTime(Date.now() + 4 * 24 * 60 * 60 * 1000);
  expect((await app.inject(`/forms/confirm?token=${token}`)).statusCode).toBe(410);
  vi.useRealTimers();
});

const env = { DOUBLE_OPT_IN: 'on', LEADS_SECRET: 's'.repeat(32) };
const tokenIn = (source = '') =>
  /token=([\w.-]+)/.exec(source.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1] ?? '';

it('a lead that was held back follows the same way, however late it is released', async () => {
  const mail = await mailServer();
  const database = await emptyDatabase();
  const settings = { ...env, ...database, SMTP_URL: mail.SMTP_URL };
  const { app, post, store } = await takeForms(settings);
  await post('hero', { ...hero(), elapsed: 100 });
  const lead = async () => (await findLeads(store))[0];
  const received = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000).toISOString();
  await store.db.updateTable('leads').set({ received }).execute();
  await mark(store, (await lead())?.id ?? '', 'new', new Date());
  expect((await lead())?.state).toBe('unconfirmed');
  await purge(store, site, { retentionDays: 365, now: new Date() });
  await app.close();
  expect(await lead()).toMatchObject({ state: 'unconfirmed', confirmed: '' });
  const again = await takeForms(settings);
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), 8000);
  const token = tokenIn(mail.mails[0]?.source);
  expect((await again.post('confirm', { token })).statusCode).toBe(200);
  const { state, confirmed = '' } = (await lead()) ?? {};
  expect(state).toBe('new');
  expect(Math.abs(Date.parse(confirmed) - Date.now())).toBeLessThan(60_000);
  await vi.waitFor(() => expect(mail.mails).toHaveLength(3), 8000);
});

it('held back, then spam, then new is sent, once', async () => {
  const store = await storeOf(await emptyDatabase());
  await addTargets(store, site, ['mail']);
  await accept(store, leadFrom({}, { isOdd: true }), new Date());
  const [lead] = await findLeads(store);
  const kinds = async () =>
    (await store.db.selectFrom('deliveries').select('kind').execute()).map(({ kind }) => kind);
  for (const state of ['spam', 'new', 'answered', 'new', 'spam', 'new'] as const)
    await mark(store, lead?.id ?? '', state, new Date());
  expect((await kinds()).toSorted()).toEqual(['owner', 'visitor']);
});

it('what is marked as spam before it is confirmed stays so, and is sent only when both have agreed', async () => {
  const store = await storeOf(await emptyDatabase());
  await addTargets(store, site, ['mail']);
  await accept(store, leadFrom({ form: 'hero' }, { isAsked: true }), new Date());
  const lead = async () => (await findLeads(store))[0];
  const id = (await lead())?.id ?? '';
  await mark(store, id, 'spam', new Date());
  expect(await confirm(store, id, new Date())).toBe('done');
  expect((await lead())?.state).toBe('spam');
  await mark(store, id, 'new', new Date());
  expect((await lead())?.state).toBe('new');
  const rows = await store.db.selectFrom('deliveries').select('kind').execute();
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['confirm', 'owner', 'visitor']);
});
