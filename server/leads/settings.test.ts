import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const read = (env: Record<string, string>) => readSettings(env, 'hello@shop.example');
const secret = 'never-to-be-printed';

it('has defaults for all settings', () => {
  expect(read({})).toMatchObject({
    database: { file: 'data/leads.sqlite' },
    mail: undefined,
    targets: [],
    retentionDays: 365,
    perMinute: 10,
    perHour: 60,
  });
});

it.each([
  [{ BRAND: 'acme' }, 'data/acme/leads.sqlite'],
  [{ BRAND: '/clients/acme.yaml' }, 'data/acme/leads.sqlite'],
  [{ BRAND: 'brand' }, 'data/leads.sqlite'],
  [{ BRAND: 'acme', LEADS_DB: '/srv/leads.sqlite' }, '/srv/leads.sqlite'],
])('stores the leads of each brand in a separate file: %j', (env, file) => {
  expect(read(env).database).toEqual({ file });
});

const hook = 'https://hook.example';
it.each([
  [{ DATABASE_URL: `mysql://${secret}@host/db` }, /^DATABASE_URL is not a URL .*postgres:\/\//],
  [{ SMTP_URL: 'smtp://' }, /^SMTP_URL has no host name$/],
  [{ SMTP_URL: secret }, /^SMTP_URL is not a URL .*smtp:\/\//],
  [{ SMTP_PLAINTEXT: 'yes' }, /^SMTP_PLAINTEXT is neither “on” nor “off”/],
  [{ LEADS_TO: 'a@b, c@d' }, /^LEADS_TO is not one e-mail address/],
  [{ RETENTION_DAYS: 'forever' }, /^RETENTION_DAYS is not a whole number/],
  [{ MAIL_FROM: secret }, /^MAIL_FROM is not one e-mail address/],
  [{ FORMS_PER_HOUR: secret }, /^FORMS_PER_HOUR is not a whole number/],
  [{ WEBHOOK_URLS: hook }, /^WEBHOOK_URLS needs a WEBHOOK_SECRET/],
  [{ WEBHOOK_URLS: hook, WEBHOOK_SECRET: `whsec_${btoa('too short')}` }, /24 to 64 bytes/],
  [{ WEBHOOK_URLS: `http://hook.example/${secret}` }, /^WEBHOOK_URLS is not a URL .*https:\/\/$/],
  [{ WEBHOOK_URLS: `${hook} `.repeat(9) }, /^WEBHOOK_URLS has more than 8 URLs/],
  [{ WEBHOOK_URLS: 'https://10.0.0.1/x' }, /^WEBHOOK_URLS contains the private address 10.0.0.1/],
  [{ WEBHOOK_URLS: 'https://[::1]/x' }, /private address/],
  [{ WEBHOOK_URLS: 'https://api.localhost/x' }, /private address/],
  [{ LEADS_DB: 'public/leads.sqlite' }, /^LEADS_DB could be served or committed/],
  [{ LEADS_DB: 'leads.db' }, /^LEADS_DB could be served or committed/],
  [{ DOUBLE_OPT_IN: 'on' }, /^DOUBLE_OPT_IN sends mail/],
  [
    { DOUBLE_OPT_IN: 'on', SMTP_URL: 'smtp://a', LEADS_SECRET: secret },
    /LEADS_SECRET to at least 32/,
  ],
  [
    // Of version 0.3.0.
    { INBOX_PASSWORD_HASH: `scrypt.${'a'.repeat(22)}.${'b'.repeat(43)}` },
    /^INBOX_PASSWORD_HASH is not .*npm run leads setup/,
  ],
])('refuses %j in one line that shows no secret', (env, message) => {
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
