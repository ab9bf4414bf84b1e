import { basename, relative, resolve } from 'node:path';
import { Refusal } from '../refusal.ts';
import { isPrivateHost } from './address.ts';
import { isHash } from './password.ts';

export type Settings = {
  database: { url: string } | { file: string };
  mail: { url: string; from: string; to: string; isPlainAllowed: boolean } | undefined;
  webhooks: { urls: string[]; secret: string; allowed: string[] };
  /** Signs the links of double opt-in; undefined where that is off. */
  optInSecret: string | undefined;
  retentionDays: number;
  perMinute: number;
  /** Past so many mails to the owner within an hour, leads come as digests. */
  ownerPerHour: number;
  /** The hash of the inbox's password; undefined where the inbox is not served. */
  inboxHash: string | undefined;
};

type Env = Readonly<Record<string, string | undefined>>;

const listOf = (value = '') => value.split(/[\s,]+/).filter(Boolean);

function readAddress(env: Env, name: string, protocols: string[]): string | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  const isOne = URL.canParse(value) && protocols.includes(new URL(value).protocol);
  // The message does not repeat the value, which may hold a password.
  if (!isOne)
    throw new Refusal(
      `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
  return value;
}

export function readNumber(env: Env, name: string, fallback: number): number {
  const value = env[name]?.trim() || String(fallback);
  if (!/^[1-9]\d{0,5}$/.test(value))
    throw new Refusal(`${name} must be a whole number above 0, not “${value}”`);
  return Number(value);
}

function readSwitch(env: Env, name: string): boolean {
  const value = env[name]?.trim() || 'off';
  if (value !== 'on' && value !== 'off')
    throw new Refusal(`${name} must be “on” or “off”, not “${value}”`);
  return value === 'on';
}

function readMail(env: Env, address: string): Settings['mail'] {
  const url = readAddress(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (url && !new URL(url).hostname) throw new Refusal('SMTP_URL names no mail server');
  const [from, to] = [env.MAIL_FROM?.trim() || address, env.LEADS_TO?.trim() || address];
  for (const [name, value] of [
    ['MAIL_FROM', from],
    ['LEADS_TO', to],
  ] as const) {
    if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(value))
      throw new Refusal(`${name} must be one bare e-mail address, not “${value}”`);
  }
  const isPlainAllowed = readSwitch(env, 'SMTP_PLAINTEXT');
  return url === undefined ? undefined : { url, from, to, isPlainAllowed };
}

/** Each has a connection of its own to the database while it is called. */
const mostWebhooks = 8;

function readWebhooks(env: Env): Settings['webhooks'] {
  const urls = listOf(env.WEBHOOK_URLS);
  const allowed = listOf(env.WEBHOOK_ALLOW);
  if (urls.length > mostWebhooks)
    throw new Refusal(`WEBHOOK_URLS can name ${mostWebhooks} addresses at most`);
  for (const url of urls) {
    const { hostname = '' } = URL.canParse(url) ? new URL(url) : {};
    const isAllowed = allowed.includes(hostname);
    readAddress({ WEBHOOK_URLS: url }, 'WEBHOOK_URLS', ['https:', ...(isAllowed ? ['http:'] : [])]);
    if (!isAllowed && isPrivateHost(hostname))
      throw new Refusal(
        `WEBHOOK_URLS: ${hostname} is a private address. If that is meant, add ${hostname} to WEBHOOK_ALLOW`,
      );
  }
  const secret = env.WEBHOOK_SECRET?.trim() ?? '';
  const bytes = /^whsec_[\w+/]+=*$/.test(secret)
    ? Buffer.from(secret.slice(6), 'base64').length
    : 0;
  if (urls.length > 0 && (bytes < 24 || bytes > 64))
    throw new Refusal(
      'WEBHOOK_SECRET must be set for WEBHOOK_URLS: “whsec_” and 24 to 64 bytes in base64',
    );
  return { urls, secret, allowed };
}

function readOptIn(env: Env, hasMail: boolean): string | undefined {
  if (!readSwitch(env, 'DOUBLE_OPT_IN')) return undefined;
  if (!hasMail) throw new Refusal('DOUBLE_OPT_IN sends mail: set SMTP_URL, too');
  const secret = env.LEADS_SECRET?.trim() ?? '';
  if (secret.length < 32)
    throw new Refusal(
      'DOUBLE_OPT_IN signs its links: set LEADS_SECRET to at least 32 random characters',
    );
  return secret;
}

function readInbox(env: Env): string | undefined {
  const hash = env.INBOX_PASSWORD_HASH?.trim();
  if (hash && !isHash(hash))
    throw new Refusal('INBOX_PASSWORD_HASH must be what “npm run leads password” printed');
  return hash || undefined;
}

/** Leads are never in a folder that is built, served or kept in git: see tools/build/served-files.ts. */
export function refuseServed(file: string, name: string): string {
  const inside = relative(resolve(import.meta.dirname, '../..'), resolve(file));
  if (!/^(\.\.|data)\/|^[^/]+\.(sqlite|dump|csv)$/.test(inside))
    throw new Refusal(
      `${name} must be in the folder data, or outside the project: it could be served`,
    );
  return file;
}

/** With BRAND, a file of its own, so that the leads of two brands are never in one. */
function leadsFile({ BRAND, LEADS_DB }: Env): string {
  const name = basename(BRAND || 'brand').replace(/\.ya?ml$/, '');
  const folder = name === 'brand' ? 'data' : `data/${name}`;
  return refuseServed(LEADS_DB?.trim() || `${folder}/leads.sqlite`, 'LEADS_DB');
}

/** Where leads are kept: the same for the server and for “npm run leads”. */
export function readDatabase(env: Env): Settings['database'] {
  const url = readAddress(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  return url === undefined ? { file: leadsFile(env) } : { url };
}

/** The settings of the intake. Mail goes to `address`, the brand's own, unless a setting says otherwise. */
export function readSettings(env: Env, address: string): Settings {
  const mail = readMail(env, address);
  return {
    database: readDatabase(env),
    mail,
    webhooks: readWebhooks(env),
    optInSecret: readOptIn(env, mail !== undefined),
    retentionDays: readNumber(env, 'RETENTION_DAYS', 365),
    perMinute: readNumber(env, 'LEADS_PER_MINUTE', 10),
    ownerPerHour: readNumber(env, 'OWNER_MAILS_PER_HOUR', 20),
    inboxHash: readInbox(env),
  };
}
