import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const read = (env: Record<string, string>) => readSettings(env, 'hello@shop.example');
const secret = 'never-to-be-printed';

it('needs none', () => {
  expect(read({})).toMatchObject({
    database: { file: 'data/leads.sqlite' },
    mail: undefined,
    targets: [],
    retentionDays: 365,
    perMinute: 10,
    ownerPerHour: 20,
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

const hook = 'https://hook.example';
it.each([
  [{ DATABASE_URL: `mysql://${secret}@host/db` }, /^DATABASE_URL must .*postgres:\/\//],
  [{ SMTP_URL: 'smtp://' }, /^SMTP_URL names no mail server$/],
  [{ SMTP_URL: secret }, /^SMTP_URL must .*smtp:\/\//],
  [{ SMTP_PLAINTEXT: 'yes' }, /^SMTP_PLAINTEXT must be “on” or “off”/],
  [{ LEADS_TO: 'a@b, c@d' }, /^LEADS_TO must be one bare e-mail address/],
  [{ RETENTION_DAYS: 'forever' }, /^RETENTION_DAYS must be a whole number/],
  [{ WEBHOOK_URLS: hook }, /^WEBHOOK_SECRET must be set/],
  [{ WEBHOOK_URLS: hook, WEBHOOK_SECRET: `whsec_${btoa('too short')}` }, /24 to 64 bytes/],
  [{ WEBHOOK_URLS: `http://hook.example/${secret}` }, /^WEBHOOK_URLS must .*https:\/\/$/],
  [{ WEBHOOK_URLS: `${hook} `.repeat(9) }, /^WEBHOOK_URLS can name 8 addresses/],
  [{ WEBHOOK_URLS: 'https://10.0.0.1/x' }, /^WEBHOOK_URLS: 10.0.0.1 is a private address/],
  [{ WEBHOOK_URLS: 'https://[::1]/x' }, /is a private address/],
  [{ WEBHOOK_URLS: 'https://api.localhost/x' }, /is a private address/],
  [{ LEADS_DB: 'public/leads.sqlite' }, /^LEADS_DB must be in the folder data, or outside/],
  [{ LEADS_DB: 'leads.db' }, /^LEADS_DB must be in the folder data, or outside/],
  [{ DOUBLE_OPT_IN: 'on' }, /^DOUBLE_OPT_IN sends mail/],
  [
    { DOUBLE_OPT_IN: 'on', SMTP_URL: 'smtp://a', LEADS_SECRET: secret },
    /LEADS_SECRET to at least 32/,
  ],
  [
    { INBOX_PASSWORD_HASH: secret },
    /^INBOX_PASSWORD_HASH must be what “npm run leads setup” wrote/,
  ],
])('%j is refused in one sentence that shows no secret', (env, message) => {
  const said = (() => {
    try {
      return read(env as Record<string, string>) && '';
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(said).toMatch(message);
  expect(said).not.toMatch(new RegExp(`${secret}|\n`));
});
