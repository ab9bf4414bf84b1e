import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { adopt } from '../leads/migrations.ts';
import { retry } from '../leads/outbox.ts';
import { hashOf } from '../leads/password.ts';
import { forget, purge } from '../leads/retention.ts';
import { readDatabase, readNumber } from '../leads/settings.ts';
import { databaseFault, openStore, type Store } from '../leads/store.ts';
import { dropTarget, reportTargets } from '../leads/targets.ts';
import { Refusal } from '../refusal.ts';
import { backup, exportTo } from './backup.ts';
import { csvOf } from './csv.ts';
import { findLeads } from './find-leads.ts';
import { createInbox } from './local.ts';
import { siteOf } from './site.ts';

const usage = `npm run leads                   opens the inbox in the browser, on this machine only
npm run leads setup             asks for mail server and webhook, tries them, and writes .env
npm run leads list              prints the leads, the newest first
npm run leads export [FILE.csv] prints them as CSV, or writes a file that only you can read
npm run leads forget ADDRESS    removes an address with all that it sent
npm run leads retry             tries again at once what could not be sent
npm run leads targets           says what leads are sent to, and whether that works
npm run leads drop TARGET       removes one of these, and gives up what waits for it
npm run leads purge             deletes what is too old, though the clock has leapt
npm run leads move DOMAIN       makes the leads of a former domain this site's
npm run leads backup FILE       copies the database into a file, while the server runs
npm run leads password          asks for a password and prints INBOX_PASSWORD_HASH

With “-- --all-sites” or “-- --site DOMAIN” for other sites in the same database. BRAND, LEADS_DB or
DATABASE_URL say where the leads are, as for the server; INBOX_PORT where the inbox is (3001).`;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A store, and the site whose leads are meant; undefined for all. */
type Work = { store: Store; site: string | undefined };

const oneSite = ({ site }: Work): string => {
  if (site === undefined) throw new Refusal('This is for one site: name it with --site DOMAIN');
  return site;
};

async function list({ store, site }: Work) {
  const leads = await findLeads(store, { site });
  for (const { received, form, state, email, name, subject, message, undelivered } of leads) {
    const words = [name, subject, message.replaceAll(/\s+/g, ' ')].filter(Boolean).join(' · ');
    const open =
      undelivered.length > 0 ? ` (not sent: ${undelivered[0]?.error || 'it waits'})` : '';
    const at = received.slice(0, 16);
    say(`${at}  ${form.padEnd(8)} ${state.padEnd(11)} ${email}  ${words.slice(0, 80)}${open}`);
  }
  say(leads.length === 1 ? '1 lead' : `${leads.length} leads`);
}

async function forgetAddress({ store, site }: Work, address: string) {
  const { count, tagged, isLogEmpty } = await forget(store, site, address);
  say(`${count} removed. Backups, mailboxes and webhooks still hold them: see docs/forms.md`);
  if (store.isPostgres)
    say('PostgreSQL overwrites what was deleted when it next cleans up (VACUUM)');
  else if (!isLogEmpty)
    say(
      'Another process is reading: the log beside the database holds them until the server next tidies up, within an hour, or until you run this again',
    );
  if (tagged.length > 0) say(`Kept, because the address differs: ${tagged.join(', ')}`);
  const { length } = await findLeads(store, { site, search: address.trim() });
  if (length > 0) say(`${length} of others name this address in their words or notes`);
}

async function targets({ store, site }: Work) {
  for (const each of await reportTargets(store, site, new Date())) {
    const state = each.failures > 0 ? `does not work: ${each.error}` : each.worked && 'works';
    say(`${each.site}  ${each.name}  ${state || 'not used yet'}; ${each.waiting} wait`);
  }
}

const commands: Record<string, (work: Work, argument: string) => Promise<unknown>> = {
  list,
  targets,
  forget: forgetAddress,
  export: async ({ store, site }, file) => {
    const csv = csvOf(await findLeads(store, { site }));
    return file ? say(`Written to ${exportTo(file, csv)}`) : process.stdout.write(csv);
  },
  retry: async ({ store, site }) =>
    say(`${await retry(store, site, new Date())} will be tried again`),
  drop: async ({ store, site }, name) =>
    say(`Removed; ${await dropTarget(store, site, name)} that waited for it are given up`),
  purge: async (work) => {
    const retentionDays = readNumber(process.env, 'RETENTION_DAYS', 365);
    await purge(work.store, oneSite(work), { retentionDays, now: new Date(), isSure: true });
    say(`Deleted what is older than ${retentionDays} days`);
  },
  move: async (work, domain) => {
    await adopt(work.store.db, oneSite(work), domain);
    say(`The leads of ${domain} are now those of ${work.site}`);
  },
  backup: async ({ store }, file) => {
    await backup(store.db, readDatabase(process.env), file);
    say(`Copied to ${file}`);
  },
};
/** These have an argument; that of an export may be missing. */
const withArgument = ['forget', 'drop', 'move', 'backup'];

async function askPassword() {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const password = await lines.question('Password, at least 12 characters (it is shown): ');
  lines.close();
  if (password.length < 12) throw new Refusal('At least 12 characters, please');
  say(`INBOX_PASSWORD_HASH=${await hashOf(password)}`);
}

async function openInbox({ store, site }: Work) {
  const token = randomBytes(24).toString('base64url');
  const inbox = await createInbox(store, { site, token });
  const port = readNumber(process.env, 'INBOX_PORT', 3001);
  const address = await inbox.listen({ host: '127.0.0.1', port }).catch((error: Error) => {
    throw new Refusal(`INBOX_PORT ${port} cannot be used: ${error.message}`);
  });
  say(`The inbox, for whoever has this address: ${address}/?token=${token}\nCtrl-C closes it.`);
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      'all-sites': { type: 'boolean' },
      site: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [name, argument = '', ...more] = positionals;
  const command = name === undefined ? openInbox : commands[name];
  const isComplete = name === 'export' || withArgument.includes(name ?? '') === Boolean(argument);
  if (name === 'password') return askPassword().then(() => 0);
  if (values.help || more.length > 0 || !command || !isComplete) {
    (values.help ? process.stdout : process.stderr).write(`${usage}\n`);
    return values.help ? 0 : 2;
  }
  const database = readDatabase(process.env);
  const store = await openStore(database).catch((error) => {
    throw new Refusal(databaseFault(database, error));
  });
  const site = await siteOf(store, values);
  await command({ store, site }, argument);
  if (name !== undefined) await store.close();
  return 0;
}

if (existsSync('.env')) process.loadEnvFile('.env');
run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
