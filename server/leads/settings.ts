import { basename, relative, resolve } from 'node:path';
import { Refusal } from '../refusal.ts';
import { isPrivateHost } from './address.ts';
import { isPasswordHash } from './signature.ts';

/** The mail server's name among the targets; all others are URLs of webhooks. */
export const mailTarget = 'mail';

type Env = Readonly<Record<string, string | undefined>>;
/** Reads a setting from its text, which is empty if it is not set. */
type Reader<Value> = (text: string, name: string) => Value;

const textOf: Reader<string> = (text) => text;
const listOf: Reader<string[]> = (text) => text.split(/[\s,]+/).filter(Boolean);

// Messages never contain the value, which may be a password.

const addressOf =
  (...protocols: string[]): Reader<string | undefined> =>
  (text, name) => {
    if (!text) return undefined;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
    throw new Refusal(`${name} is not a URL that begins with ${starts}`);
  };

export const wholeNumber =
  (fallback: number): Reader<number> =>
  (text, name) => {
    if (!text) return fallback;
    if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
    throw new Refusal(`${name} is not a whole number from 1 to 999999`);
  };

const onOrOff: Reader<boolean> = (text, name) => {
  if (text && text !== 'on' && text !== 'off')
    throw new Refusal(`${name} is neither “on” nor “off”`);
  return text === 'on';
};

const mailbox: Reader<string> = (text, name) => {
  if (!text || /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text)) return text;
  throw new Refusal(`${name} is not one e-mail address such as leads@example.com`);
};

const passwordHash: Reader<string | undefined> = (text, name) => {
  if (text && !isPasswordHash(text))
    throw new Refusal(
      `${name} is not a hash of this version. Run “npm run leads setup” to get a new password`,
    );
  return text || undefined;
};

/** All settings. docs/forms.md describes them. */
const settings = {
  LEADS_DB: textOf,
  DATABASE_URL: addressOf('postgres:', 'postgresql:'),
  SMTP_URL: addressOf('smtp:', 'smtps:'),
  SMTP_PLAINTEXT: onOrOff,
  MAIL_FROM: mailbox,
  LEADS_TO: mailbox,
  WEBHOOK_URLS: listOf,
  WEBHOOK_SECRET: textOf,
  WEBHOOK_ALLOW: listOf,
  DOUBLE_OPT_IN: onOrOff,
  LEADS_SECRET: textOf,
  INBOX_PASSWORD_HASH: passwordHash,
  LEADS_PER_MINUTE: wholeNumber(10),
  FORMS_PER_HOUR: wholeNumber(60),
  RETENTION_DAYS: wholeNumber(365),
};

type Values = { [Name in keyof typeof settings]: ReturnType<(typeof settings)[Name]> };

export const readSetting = <Value>(env: Env, name: string, reader: Reader<Value>) =>
  reader(env[name]?.trim() ?? '', name);

/** Refuses a file in a folder that is built, served or committed: see tools/build/served-files.ts. */
export function refuseServed(file: string, name: string): string {
  const inside = relative(resolve(import.meta.dirname, '../..'), resolve(file));
  if (!/^(\.\.|data)\/|^[^/]+\.(sqlite|dump|csv)$/.test(inside))
    throw new Refusal(
      `${name} could be served or committed. Put it into the folder data, or outside the project`,
    );
  return file;
}

export type Database = { url: string } | { file: string };

/** Where leads are stored. Each brand has its own file. */
export function readDatabase(env: Env): Database {
  const url = readSetting(env, 'DATABASE_URL', settings.DATABASE_URL);
  if (url !== undefined) return { url };
  const name = basename(env.BRAND || 'brand').replace(/\.ya?ml$/, '');
  const file = name === 'brand' ? 'data/leads.sqlite' : `data/${name}/leads.sqlite`;
  return { file: refuseServed(readSetting(env, 'LEADS_DB', textOf) || file, 'LEADS_DB') };
}

function readMail(values: Values, address: string) {
  const { SMTP_URL: url, MAIL_FROM, LEADS_TO, SMTP_PLAINTEXT: isPlainAllowed } = values;
  if (url === undefined) return undefined;
  if (!new URL(url).hostname) throw new Refusal('SMTP_URL has no host name');
  return { url, from: MAIL_FROM || address, to: LEADS_TO || address, isPlainAllowed };
}

const mostWebhooks = 8;

function readWebhooks({
  WEBHOOK_URLS: urls,
  WEBHOOK_SECRET: secret,
  WEBHOOK_ALLOW: allowed,
}: Values) {
  if (urls.length > mostWebhooks)
    throw new Refusal(`WEBHOOK_URLS has more than ${mostWebhooks} URLs`);
  for (const url of urls) {
    const { hostname = '' } = URL.canParse(url) ? new URL(url) : {};
    const isAllowed = allowed.includes(hostname);
    addressOf('https:', ...(isAllowed ? ['http:'] : []))(url, 'WEBHOOK_URLS');
    if (!isAllowed && isPrivateHost(hostname))
      throw new Refusal(
        `WEBHOOK_URLS contains the private address ${hostname}. To allow it, add ${hostname} to WEBHOOK_ALLOW`,
      );
  }
  const isKey = /^whsec_[\w+/]+=*$/.test(secret);
  const bytes = isKey ? Buffer.from(secret.slice(6), 'base64').length : 0;
  if (urls.length > 0 && (bytes < 24 || bytes > 64))
    throw new Refusal(
      'WEBHOOK_URLS needs a WEBHOOK_SECRET: “whsec_” followed by 24 to 64 bytes in base64',
    );
  return { urls, secret, allowed };
}

function readOptIn({ DOUBLE_OPT_IN, SMTP_URL, LEADS_SECRET }: Values): string | undefined {
  if (!DOUBLE_OPT_IN) return undefined;
  if (!SMTP_URL) throw new Refusal('DOUBLE_OPT_IN sends mail. Set SMTP_URL as well');
  if (LEADS_SECRET.length < 32)
    throw new Refusal(
      'DOUBLE_OPT_IN signs its links. Set LEADS_SECRET to at least 32 random characters',
    );
  return LEADS_SECRET;
}

/** Reads all settings. Mail is sent from and to `address` unless MAIL_FROM or LEADS_TO is set. */
export function readSettings(env: Env, address: string) {
  const values = Object.fromEntries(
    Object.entries(settings).map(([name, reader]) => [
      name,
      readSetting<unknown>(env, name, reader),
    ]),
  ) as Values;
  const mail = readMail(values, address);
  const webhooks = readWebhooks(values);
  return {
    database: readDatabase(env),
    mail,
    webhooks,
    /** Where each lead is sent. */
    targets: [...(mail ? [mailTarget] : []), ...webhooks.urls],
    /** Signs the links of double opt-in; undefined if it is off. */
    optInSecret: readOptIn(values),
    retentionDays: values.RETENTION_DAYS,
    perMinute: values.LEADS_PER_MINUTE,
    /** More leads in an hour are quarantined. */
    perHour: values.FORMS_PER_HOUR,
    /** The hash of the inbox's password; undefined if the inbox is not served. */
    inboxHash: values.INBOX_PASSWORD_HASH,
  };
}

export type Settings = ReturnType<typeof readSettings>;
