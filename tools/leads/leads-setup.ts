import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { createTransport } from 'nodemailer';
import { leadOf } from '../../server/leads/leads.ts';
import { mailOptions } from '../../server/leads/mail.ts';
import { hashOf } from '../../server/leads/password.ts';
import { readSettings } from '../../server/leads/settings.ts';
import { sendWebhook } from '../../server/leads/webhook.ts';
import { Refusal } from '../../server/refusal.ts';
import { root } from '../setup/run.mjs';

export type Question = { asks: string; suggestion?: string; isSecret?: boolean };
export type Ask = (question: Question) => Promise<string>;

type Values = Record<string, string>;
type Say = (line: string) => void;

async function askForMail(ask: Ask, email: string, before: Values): Promise<Values> {
  const host = await ask({ asks: 'Mail server (empty: send no mail)' });
  if (!host) return {};
  const port = await ask({ asks: 'Its port', suggestion: '465' });
  const user = await ask({ asks: 'User name there (empty: none)' });
  const secret = user && (await ask({ asks: 'Password there', isSecret: true }));
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(secret)}@` : '';
  const from = { asks: 'Sender of all mails', suggestion: before.MAIL_FROM ?? email };
  const to = { asks: 'Who gets the leads', suggestion: before.LEADS_TO ?? email };
  return {
    SMTP_URL: `${port === '465' ? 'smtps' : 'smtp'}://${login}${host}:${port}`,
    MAIL_FROM: await ask(from),
    LEADS_TO: await ask(to),
  };
}

async function askForWebhook(ask: Ask, before: Values): Promise<Values> {
  const WEBHOOK_URLS = await ask({
    asks: 'Address of a webhook that gets each lead (empty: none)',
  });
  const made = `whsec_${randomBytes(32).toString('base64')}`;
  return WEBHOOK_URLS ? { WEBHOOK_URLS, WEBHOOK_SECRET: before.WEBHOOK_SECRET ?? made } : {};
}

const isYes = (answer: string) => /^y(es)?$/i.test(answer);

async function askForRest(ask: Ask, hasMail: boolean, before: Values): Promise<Values> {
  const asks = 'Must visitors confirm their address by mail before it counts? (yes or no)';
  const isOptIn = hasMail && isYes(await ask({ asks, suggestion: 'no' }));
  const LEADS_SECRET = before.LEADS_SECRET ?? randomBytes(32).toString('base64url');
  const inbox = 'Password for the inbox at /forms/inbox (empty: only on this machine)';
  const chosen = await ask({ asks: inbox, isSecret: true });
  if (chosen && chosen.length < 12) throw new Refusal('A password needs at least 12 characters');
  return {
    ...(isOptIn && { DOUBLE_OPT_IN: 'on', LEADS_SECRET }),
    ...(chosen && { INBOX_PASSWORD_HASH: await hashOf(chosen) }),
  };
}

/** Sends one mail and calls each webhook once. Says what came of it; true if all worked. */
async function tryOut(values: Values, email: string, say: Say): Promise<boolean> {
  const { mail, webhooks } = readSettings(values, email);
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work();
      say(`✓ ${what}`);
      return true;
    } catch (error) {
      say(`✗ ${what}: ${(error as Error).message}`);
      return false;
    }
  };
  const results: boolean[] = [];
  if (mail) {
    const { from, to } = mail;
    const words = { subject: 'Leads: a test', text: 'Leads of your site will arrive like this.\n' };
    const work = () => createTransport(mailOptions(mail)).sendMail({ from, to, ...words });
    results.push(await attempt(`A test mail to ${to}`, work));
  }
  for (const target of webhooks.urls) {
    const typed = { form: 'contact', language: 'en', email, message: 'A test, no lead' } as const;
    const about = leadOf(typed, { site: 'test.example', now: new Date() });
    const work = () => sendWebhook({ id: randomUUID(), target, about }, webhooks, new Date());
    results.push(await attempt(`A test call of ${new URL(target).host}`, work));
  }
  return results.every(Boolean);
}

/** Quoted, because a value may hold a sign that ends it. */
const lineOf = ([name, value]: [string, string]) => `${name}='${value}'`;

/** Writes the values into the file, in which other lines stay as they are. Only its owner can read it. */
function writeEnv(file: string, values: Values) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isOld = (line: string) => (line.split('=')[0] ?? '').trim() in values;
  const kept = text.split('\n').filter((line) => line && !isOld(line));
  const lines = [...kept, ...Object.entries(values).map(lineOf)];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

const dnsAdvice = (
  from: string,
) => `For ${from} to reach inboxes, its domain needs two records in its DNS. Your mail provider tells you both:
  SPF: a TXT record of ${from.split('@')[1]} that names the provider's servers, such as “v=spf1 include:provider.example -all”
  DKIM: a TXT or CNAME record such as selector._domainkey.${from.split('@')[1]} with the provider's key
Send the test mail to a mailbox elsewhere: its headers say “spf=pass” and “dkim=pass” once both are there.`;

type Options = { ask: Ask; say: Say; email: string; file?: string };

/** Asks for what the intake needs, tries it, and writes .env. */
export async function setUpLeads({ ask, say, email, file = join(root, '.env') }: Options) {
  const before = existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Values) : {};
  const mail = await askForMail(ask, email, before);
  const webhook = await askForWebhook(ask, before);
  const rest = await askForRest(ask, mail.SMTP_URL !== undefined, before);
  const values = { ...mail, ...webhook, ...rest };
  // Throws what the server would say at its start.
  const isTried = await tryOut({ ...before, ...values }, email, say);
  const asks = 'Not everything worked. Write the settings nevertheless? (yes or no)';
  if (!isTried && !isYes(await ask({ asks, suggestion: 'no' })))
    throw new Refusal('Nothing was written');
  writeEnv(file, values);
  say(`Written to ${file}, which git ignores and only you can read. “npm start” reads it.`);
  if (values.WEBHOOK_SECRET) say(`The webhook checks signatures with ${values.WEBHOOK_SECRET}`);
  if (mail.MAIL_FROM) say(dnsAdvice(mail.MAIL_FROM));
}
