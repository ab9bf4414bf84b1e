import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { createTransport } from 'nodemailer';
import { leadOf } from '../../server/leads/leads.ts';
import { mailOptions } from '../../server/leads/mail.ts';
import { readSettings } from '../../server/leads/settings.ts';
import { isPasswordHash, passwordHash } from '../../server/leads/signature.ts';
import { sendWebhook } from '../../server/leads/webhook.ts';
import { within } from '../../server/leads/worker.ts';
import { Refusal } from '../../server/refusal.ts';
import type { Ask } from '../setup/ask.ts';
import { root } from '../setup/run.mjs';

type Values = Record<string, string>;
type Say = (line: string) => void;

/** The server's message if it refuses these settings. */
function problemIn(values: Values): string | undefined {
  try {
    readSettings(values, '');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const isHost = (text: string) => /^([\w.-]+|\[[\da-f:.]+\])$/i.test(text);
const isPort = (text: string) =>
  /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;

async function askForServer(ask: Ask, before: Values): Promise<string> {
  const empty = before.SMTP_URL ? 'keep the current one' : 'send no mail';
  const server = await ask.text({
    message: `Mail server: its host name, or its smtp:// or smtps:// URL (empty: ${empty})`,
    problem: (answer) => {
      if (answer.includes('://')) return problemIn({ SMTP_URL: answer });
      return !answer || isHost(answer) ? undefined : 'Enter a host name such as smtp.example.com';
    },
  });
  if (!server || server.includes('://')) return server || (before.SMTP_URL ?? '');
  const port = await ask.text({
    message: 'Its port',
    suggestion: '465',
    problem: (answer) => (isPort(answer) ? undefined : 'Enter a number from 1 to 65535'),
  });
  const user = await ask.text({ message: 'User name of the mail account (empty: none)' });
  const password = user && (await ask.secret('Password of the mail account'));
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : '';
  return `${port === '465' ? 'smtps' : 'smtp'}://${login}${server}:${port}`;
}

async function askForMail(ask: Ask, email: string, before: Values): Promise<Values> {
  const SMTP_URL = await askForServer(ask, before);
  if (!SMTP_URL) return {};
  const address = (name: 'MAIL_FROM' | 'LEADS_TO', message: string) =>
    ask.text({
      message,
      suggestion: before[name] || email,
      problem: (answer) => problemIn({ [name]: answer }),
    });
  const MAIL_FROM = await address('MAIL_FROM', 'Sender of all mails');
  return { SMTP_URL, MAIL_FROM, LEADS_TO: await address('LEADS_TO', 'Recipient of the leads') };
}

async function askForWebhook(ask: Ask, before: Values): Promise<Values> {
  const made = `whsec_${randomBytes(32).toString('base64')}`;
  const { WEBHOOK_SECRET = made, WEBHOOK_ALLOW = '' } = before;
  const WEBHOOK_URLS = await ask.text({
    message: `URL of a webhook for each lead (empty: ${before.WEBHOOK_URLS ? 'no change' : 'none'})`,
    problem: (answer) => problemIn({ WEBHOOK_URLS: answer, WEBHOOK_SECRET: made, WEBHOOK_ALLOW }),
  });
  return WEBHOOK_URLS ? { WEBHOOK_URLS, WEBHOOK_SECRET } : {};
}

async function askForOptIn(ask: Ask, before: Values): Promise<Values> {
  const isOn = await ask.yes(
    'Must visitors confirm their address by mail before it counts?',
    before.DOUBLE_OPT_IN === 'on',
  );
  const LEADS_SECRET = before.LEADS_SECRET ?? randomBytes(32).toString('base64url');
  return isOn ? { DOUBLE_OPT_IN: 'on', LEADS_SECRET } : { DOUBLE_OPT_IN: 'off' };
}

/** Generates a password for the inbox, or none. */
async function askForInbox(ask: Ask, { INBOX_PASSWORD_HASH: hash = '' }: Values) {
  const isValid = isPasswordHash(hash);
  const isWanted = await ask.yes(
    isValid
      ? 'Replace the password of the inbox with a new one?'
      : 'Serve the inbox at /forms/inbox, with a generated password?',
    // A password of version 0.3.0 is no longer valid.
    hash !== '' && !isValid,
  );
  if (!isWanted) return { password: '', values: { INBOX_PASSWORD_HASH: isValid ? hash : '' } };
  const password = randomBytes(16).toString('base64url');
  return { password, values: { INBOX_PASSWORD_HASH: passwordHash(password) } };
}

const longestTryMs = 30_000;

/** Sends one mail and calls each webhook once. Prints the results; true if all worked. */
async function tryOut(values: Values, email: string, say: Say): Promise<boolean> {
  const passwordOf = (url: string) => decodeURIComponent(new URL(url).password);
  const attempt = async (what: string, work: (signal: AbortSignal) => Promise<unknown>) => {
    try {
      await within(longestTryMs, async (signal) => void (await work(signal)));
      say(`✓ ${what}`);
      return true;
    } catch (error) {
      const password = values.SMTP_URL && passwordOf(values.SMTP_URL);
      const { message } = error as Error;
      say(`✗ ${what}: ${password ? message.replaceAll(password, '…') : message}`);
      return false;
    }
  };
  const problem = problemIn(values);
  if (problem) return attempt('The settings', () => Promise.reject(new Refusal(problem)));
  const { mail, webhooks } = readSettings(values, email);
  const results: boolean[] = [];
  if (mail) {
    const { from, to } = mail;
    const words = { subject: 'Leads: a test', text: 'Leads of your site will arrive like this.\n' };
    const work = (signal: AbortSignal) => {
      const transport = createTransport({ ...mailOptions(mail), pool: true });
      signal.addEventListener('abort', () => transport.close({ force: true }));
      return transport.sendMail({ from, to, ...words }).finally(() => transport.close());
    };
    results.push(await attempt(`Test mail to ${to}`, work));
  }
  for (const target of webhooks.urls) {
    const typed = {
      form: 'contact',
      language: 'en',
      email,
      answers: [{ name: 'message', label: 'Message', value: 'A test, no lead' }],
    };
    const about = leadOf(typed, { site: 'test.example', now: new Date() });
    const work = (signal: AbortSignal) =>
      sendWebhook({ id: randomUUID(), target, about }, webhooks, signal);
    results.push(await attempt(`Test call of ${new URL(target).host}`, work));
  }
  return results.every(Boolean);
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Quoted, because a value can contain a character that ends it. */
function lineOf([name, value]: [string, string]): string {
  const quote = ["'", '"', '`'].find((each) => !value.includes(each));
  return `${name}=${quote}${value}${quote}`;
}

/** Writes the values into the file and keeps its other lines. Only the owner can read the file. */
function writeEnv(file: string, values: Values) {
  const isReplaced = (line: string) => (line.split('=')[0] ?? '').trim() in values;
  const text = read(file);
  const kept = text.split('\n').filter((line) => line && !isReplaced(line));
  const lines = [...kept, ...Object.entries(values).map(lineOf)];
  const draft = `${file}.new`;
  writeFileSync(draft, `${lines.join('\n')}\n`, { mode: 0o600 });
  const found = parseEnv(read(draft));
  const wanted = { ...parseEnv(text), ...values };
  const lost = Object.keys(wanted).filter((name) => found[name] !== wanted[name]);
  if (lost.length === 0) return renameSync(draft, file);
  rmSync(draft);
  throw new Refusal(
    `${lost.join(', ')} could not be read back. Look for a missing quote in ${file}. Nothing was saved`,
  );
}

const dnsAdvice = (
  from: string,
) => `Mails from ${from} arrive only if the DNS of its domain has two records. Your mail provider shows both:
  SPF: a TXT record of ${from.split('@')[1]} with the provider's servers, such as “v=spf1 include:provider.example -all”
  DKIM: a TXT or CNAME record such as selector._domainkey.${from.split('@')[1]} with the provider's key
To check them, send the test mail to another provider. Its headers then contain “spf=pass” and “dkim=pass”.`;

type Options = { ask: Ask; say: Say; email: string; file?: string };

/** Asks for the settings of the forms, tries them, and writes .env. */
export async function setUpLeads({ ask, say, email, file = join(root, '.env') }: Options) {
  const before = parseEnv(read(file)) as Values;
  const mail = await askForMail(ask, email, before);
  const webhook = await askForWebhook(ask, before);
  const optIn = mail.SMTP_URL ? await askForOptIn(ask, before) : {};
  const inbox = await askForInbox(ask, before);
  const values = { ...mail, ...webhook, ...optIn, ...inbox.values };
  const isTried = await tryOut({ ...before, ...values }, email, say);
  if (!isTried && !(await ask.yes('Not everything worked. Save the settings anyway?', false)))
    throw new Refusal('Nothing was saved');
  writeEnv(file, values);
  say(`Saved in ${file}, which git ignores and only you can read. “npm start” uses it.`);
  if (inbox.password) say(`Password of the inbox, shown only now: ${inbox.password}`);
  if (webhook.WEBHOOK_SECRET)
    say(`The webhook checks signatures with this secret: ${webhook.WEBHOOK_SECRET}`);
  if (mail.MAIL_FROM) say(dnsAdvice(mail.MAIL_FROM));
}
