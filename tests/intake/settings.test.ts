import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { readSettings } from '../../intake/settings.ts';
import { fixtureFiles, makeFixtureBuild } from '../support/fixture-build.ts';
import { forms } from './forms.ts';

const read = (env: Record<string, string>) => readSettings(env, 'hello@shop.example');
const secret = 'never-to-be-printed';

it('needs none', () => {
  expect(read({})).toMatchObject({
    database: { file: 'data/leads.sqlite' },
    mail: undefined,
    retentionDays: 365,
  });
});

it.each([
  [{ BRAND: 'acme' }, 'data/acme/leads.sqlite'],
  [{ BRAND: '/clients/acme.yaml' }, 'data/acme/leads.sqlite'],
  [{ BRAND: 'brand' }, 'data/leads.sqlite'],
  [{ BRAND: 'acme', LEADS_DB: '/srv/leads.sqlite' }, '/srv/leads.sqlite'],
])('keeps the leads of each brand in a file of its own: %j', (env, file) => {
  expect(read(env).database).toEqual({ file });
});

it.each([
  [{ DATABASE_URL: `mysql://${secret}@host/db` }, /^DATABASE_URL must .*postgres:\/\//],
  [{ SMTP_URL: 'smtp://' }, /^SMTP_URL names no mail server$/],
  [{ SMTP_URL: secret }, /^SMTP_URL must .*smtp:\/\//],
  [{ LEADS_TO: 'a@b, c@d' }, /^LEADS_TO must be one bare e-mail address/],
  [{ RETENTION_DAYS: 'forever' }, /^RETENTION_DAYS must be a whole number/],
  [{ WEBHOOK_URLS: 'https://hook.example' }, /^WEBHOOK_SECRET must be set/],
  [{ WEBHOOK_URLS: `http://hook.example/${secret}` }, /^WEBHOOK_URLS must .*https:\/\/$/],
  [{ DOUBLE_OPT_IN: 'on' }, /^DOUBLE_OPT_IN sends mail: set SMTP_URL/],
  [{ DOUBLE_OPT_IN: 'on', SMTP_URL: 'smtp://mail.example' }, /LEADS_SECRET/],
])('%j is refused in one sentence that tells no secret', (env, sentence) => {
  let said = '';
  try {
    read(env as Record<string, string>);
  } catch (error) {
    said = (error as Error).message;
  }
  expect(said).toMatch(sentence);
  expect(said).not.toContain(secret);
  expect(said).not.toContain('\n');
});

it('and the server does not start', async () => {
  const files = { ...fixtureFiles, '.forms.json': JSON.stringify(forms) };
  const { dir, remove } = await makeFixtureBuild(files);
  const said = (env: Record<string, string>) => {
    const options = { encoding: 'utf8', env: { ...process.env, PORT: '0', ...env } } as const;
    const { status, stderr } = spawnSync(process.execPath, ['server/main.ts', dir], options);
    return [status, stderr];
  };
  const wrong = 'Cannot start: SMTP_URL must be an address that begins with smtp:// or smtps://\n';
  expect(said({ SMTP_URL: secret })).toEqual([1, wrong]);
  expect(said({ DATABASE_URL: `postgres://site:${secret}@127.0.0.1:1/site` })).toEqual([
    1,
    expect.stringMatching(/^Cannot start: DATABASE_URL cannot be used: (?!.*never-to-be).*\n$/),
  ]);
  await remove();
});
