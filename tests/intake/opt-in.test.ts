import { afterEach, expect, it, vi } from 'vitest';
import { findLeads } from '../../intake/find-leads.ts';
import { hero, leave, mailServer, takeForms } from './house.ts';

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
