import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { retry } from '../leads/outbox.ts';
import { forget } from '../leads/retention.ts';
import { readDatabase, readSetting, wholeNumber } from '../leads/settings.ts';
import { databaseFault, openStore, type Store } from '../leads/store.ts';
import { Refusal } from '../refusal.ts';
import { backup, exportTo } from './backup.ts';
import { csvOf } from './csv.ts';
import { countLeads, findLeads } from './find-leads.ts';
import { createInbox } from './local.ts';
import { siteOf } from './site.ts';

const usage = `npm run leads                   opens the inbox in the browser, on this machine only
npm run leads setup             asks for mail server, webhook and password, tries them, and writes .env
npm run leads list              prints the newest leads
npm run leads export [FILE.csv] prints all as CSV, or writes a file that only you can read
npm run leads forget ADDRESS    removes an address with all that it sent
npm run leads retry             tries again at once what could not be sent
npm run leads backup FILE       copies the database into a file, while the server runs

With “-- --all-sites” or “-- --site DOMAIN” for other sites in the same database. BRAND, LEADS_DB or
DATABASE_URL say where the leads are, as for the server; INBOX_PORT where the inbox is (3001).`;

const mostListed = 1000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A store, and the site whose leads are meant; undefined for all. */
type Work = { store: Store; site: string | undefined };

async function list({ store, site }: Work) {
  const leads = await findLeads(store, { site }, { limit: mostListed });
  for (const { received, form, state, email, name, subject, message, undelivered } of leads) {
    const words = [name, subject, message.replaceAll(/\s+/g, ' ')].filter(Boolean).join(' · ');
    const open =
      undelivered.length > 0 ? ` (not sent: ${undelivered[0]?.error || 'it waits'})` : '';
    const at = received.slice(0, 16);
    say(`${at}  ${form.padEnd(8)} ${state.padEnd(11)} ${email}  ${words.slice(0, 80)}${open}`);
  }
  const { all } = await countLeads(store, site);
  const rest =
    all > leads.length ? `; “npm run leads export” has the other ${all - leads.length}` : '';
  say(`${all === 1 ? '1 lead' : `${all} leads`}${rest}`);
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

const commands: Record<string, (work: Work, argument: string) => Promise<unknown>> = {
  list,
  forget: forgetAddress,
  export: async ({ store, site }, file) => {
    const csv = csvOf(store, { site });
    if (file) say(`Written to ${await exportTo(file, csv)}`);
    else await pipeline(csv, process.stdout, { end: false });
  },
  retry: async ({ store, site }) =>
    say(`${await retry(store, site, new Date())} will be tried again`),
  backup: async ({ store }, file) => {
    await backup(store, readDatabase(process.env), file);
    say(`Copied to ${file}`);
  },
};
/** These have an argument; that of an export may be missing. */
const withArgument = ['forget', 'backup'];

async function openInbox({ store, site }: Work) {
  const token = randomBytes(24).toString('base64url');
  const inbox = await createInbox(store, { site, token });
  const port = readSetting(process.env, 'INBOX_PORT', wholeNumber(3001));
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
