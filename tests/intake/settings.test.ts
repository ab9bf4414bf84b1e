import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { readSettings } from '../../server/leads/settings.ts';
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
  [
    { WEBHOOK_URLS: 'https://hook.example', WEBHOOK_SECRET: `whsec_${btoa('too short')}` },
    /^WEBHOOK_SECRET must .*24 to 64 bytes/,
  ],
  [{ WEBHOOK_URLS: 'https://10.0.0.1/x' }, /^WEBHOOK_URLS: 10.0.0.1 is a private address/],
  [{ WEBHOOK_URLS: 'https://api.localhost/x' }, /is a private address/],
  [{ LEADS_DB: 'public/leads.sqlite' }, /^LEADS_DB must be in the folder data, or outside/],
  [{ LEADS_DB: 'leads.db' }, /^LEADS_DB must be in the folder data, or outside/],
  [{ LEADS_DB: './dist/leads.sqlite' }, /^LEADS_DB must be in the folder data, or outside/],
  [{ SMTP_PLAINTEXT: 'yes' }, /^SMTP_PLAINTEXT must be “on” or “off”/],
  [{ INBOX_PASSWORD_HASH: secret }, /^INBOX_PASSWORD_HASH must be what/],
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
  await remove();
});

it('without its PostgreSQL the server starts, and does not tell the password', async () => {
  const files = { ...fixtureFiles, '.forms.json': JSON.stringify(forms) };
  const { dir, remove } = await makeFixtureBuild(files);
  // A password with a slash: read as an address, a part of it is the name of the database.
  for (const user of [`site:${secret}`, `site:1/${secret}`]) {
    const DATABASE_URL = `postgres://${user}@127.0.0.1:1/site`;
    const child = spawn(process.execPath, ['server/main.ts', dir], {
      env: { ...process.env, PORT: '0', DATABASE_URL },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part) => {
        said += part;
      });
    await vi.waitFor(() => expect(said).toContain('forms fail until it answers'), 15_000);
    const [, origin = ''] = /Serving on (\S+)/.exec(said) ?? [];
    expect((await fetch(origin)).status).toBe(200);
    const body = JSON.stringify({ email: 'ada@example.com', elapsed: 5000 });
    const headers = { origin, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/forms/hero`, { method: 'POST', headers, body });
    expect(answer.status).toBe(503);
    child.kill();
    await once(child, 'exit');
    expect(said).toMatch(/DATABASE_URL cannot be used: \S/);
    expect(said).not.toContain(secret);
  }
  await remove();
});
