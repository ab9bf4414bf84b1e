import { basename } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { Refusal } from '../headers/refusal.ts';

export type Settings = {
  database: { url: string } | { file: string };
  mail: { url: string; from: string; to: string } | undefined;
  webhooks: { urls: string[]; secret: string; allowed: string[] };
  /** Signs the links of double opt-in; undefined where that is off. */
  optInSecret: string | undefined;
  retentionDays: number;
  perMinute: number;
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
  return url === undefined ? undefined : { url, from, to };
}

function readWebhooks(env: Env): Settings['webhooks'] {
  const urls = listOf(env.WEBHOOK_URLS);
  const allowed = listOf(env.WEBHOOK_ALLOW);
  for (const url of urls) {
    const isAllowed = URL.canParse(url) && allowed.includes(new URL(url).hostname);
    readAddress({ WEBHOOK_URLS: url }, 'WEBHOOK_URLS', ['https:', ...(isAllowed ? ['http:'] : [])]);
  }
  const secret = env.WEBHOOK_SECRET?.trim() ?? '';
  if (urls.length > 0) {
    try {
      new Webhook(secret).sign('test', new Date(), '');
    } catch {
      throw new Refusal(
        'WEBHOOK_SECRET must be set for WEBHOOK_URLS: “whsec_” and 24 to 64 bytes in base64',
      );
    }
  }
  return { urls, secret, allowed };
}

function readOptIn(env: Env, hasMail: boolean): string | undefined {
  if (!env.DOUBLE_OPT_IN || env.DOUBLE_OPT_IN === 'off') return undefined;
  if (env.DOUBLE_OPT_IN !== 'on')
    throw new Refusal(`DOUBLE_OPT_IN must be “on” or “off”, not “${env.DOUBLE_OPT_IN}”`);
  if (!hasMail) throw new Refusal('DOUBLE_OPT_IN sends mail: set SMTP_URL, too');
  const secret = env.LEADS_SECRET?.trim() ?? '';
  if (secret.length < 32)
    throw new Refusal(
      'DOUBLE_OPT_IN signs its links: set LEADS_SECRET to at least 32 random characters',
    );
  return secret;
}

/** With BRAND, a file of its own, so that the leads of two brands are never in one. */
function leadsFile({ BRAND, LEADS_DB }: Env): string {
  const name = basename(BRAND || 'brand').replace(/\.ya?ml$/, '');
  const folder = name === 'brand' ? 'data' : `data/${name}`;
  return LEADS_DB?.trim() || `${folder}/leads.sqlite`;
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
  };
}
