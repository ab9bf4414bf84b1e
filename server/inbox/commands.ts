import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { retry } from '../leads/outbox.ts';
import { forget } from '../leads/retention.ts';
import { type Database, readDatabase, readSetting, wholeNumber } from '../leads/settings.ts';
import { databaseProblem, openStore, type Store } from '../leads/store.ts';
import { answersOf, textOf } from '../leads/tables.ts';
import { Refusal } from '../refusal.ts';
import { backup, exportTo, restore } from './backup.ts';
import { csvOf } from './csv.ts';
import { countLeads, findLeads } from './find-leads.ts';
import { createInbox } from './local.ts';
import { siteOf } from './site.ts';

const usage = `npm run leads                   opens the inbox in the browser, on this machine only
npm run leads setup             asks for the settings, tries them, and writes them into .env
npm run leads list              prints the newest leads
npm run leads export [FILE.csv] prints all leads as CSV, or writes them into a file that only you can read
npm run leads forget ADDRESS    deletes everything that a mailbox sent
npm run leads retry             sends again what could not be sent
npm run leads backup FILE       copies the database into a file, while the server runs
npm run leads restore FILE      replaces the database with a backup, after you have stopped the server

Add “-- --all-sites” or “-- --site DOMAIN” for other sites in the same database. BRAND, LEADS_DB and
DATABASE_URL choose the database, as for the server. INBOX_PORT is the port of the inbox (3001).`;

const mostListed = 1000;

type Env = Readonly<Record<string, string | undefined>>;
/** Resolves once it is written. */
type Write = (text: string) => Promise<unknown>;

type Work = {
  store: Store;
  database: Database;
  /** Undefined for all sites. */
  site: string | undefined;
  env: Env;
  write: Write;
  /** Writes a line. */
  say: Write;
};

async function list({ store, site, say }: Work) {
  const leads = await findLeads(store, { site }, { limit: mostListed });
  for (const lead of leads) {
    const { received, form, state, email, undelivered } = lead;
    const typed = answersOf(lead)
      .map(textOf)
      .filter((text) => text !== email);
    const words = typed.join(' · ').replaceAll(/\s+/g, ' ');
    const open =
      undelivered.length > 0 ? ` (not sent: ${undelivered[0]?.error || 'it is waiting'})` : '';
    const at = received.slice(0, 16);
    await say(
      `${at}  ${form.padEnd(8)} ${state.padEnd(11)} ${email}  ${words.slice(0, 80)}${open}`,
    );
  }
  const { all } = await countLeads(store, site);
  const rest =
    all > leads.length ? `. “npm run leads export” has the other ${all - leads.length}` : '';
  await say(`${all === 1 ? '1 lead' : `${all} leads`}${rest}`);
}

async function forgetAddress({ store, site, say }: Work, address: string) {
  const { count, isLogEmpty } = await forget(store, site, address);
  await say(
    `${count} deleted. Copies stay in mailboxes, in backups, and with webhooks: see docs/forms.md`,
  );
  if (store.isPostgres) await say('PostgreSQL overwrites deleted rows at its next VACUUM');
  else if (!isLogEmpty)
    await say(
      'Another process is reading, so SQLite’s log still contains them. The server empties it within an hour. To empty it now, run this again',
    );
  const { length } = await findLeads(store, { site, search: address.trim() });
  if (length > 0) await say(`${length} other leads contain this address in their text or note`);
}

const commands: Record<string, (work: Work, argument: string) => Promise<unknown>> = {
  list,
  forget: forgetAddress,
  export: async ({ store, site, say, write }, file) => {
    const csv = csvOf(store, { site });
    if (file) await say(`Saved as ${await exportTo(file, csv)}`);
    else for await (const part of csv) await write(part);
  },
  retry: async ({ store, site, say }) =>
    say(`Sending ${await retry(store, site)} mails and webhook calls again`),
  backup: async ({ store, database, say }, file) => {
    await backup(store, database, file);
    await say(`Saved as ${file}`);
  },
};
/** These need an argument; export can have one. */
const withArgument = ['forget', 'backup', 'restore'];

async function openInbox({ store, site, env, say }: Work) {
  const token = randomBytes(24).toString('base64url');
  const inbox = await createInbox(store, { site, token });
  const port = readSetting(env, 'INBOX_PORT', wholeNumber(3001));
  const address = await inbox.listen({ host: '127.0.0.1', port }).catch((error: Error) => {
    throw new Refusal(`INBOX_PORT ${port} cannot be used: ${error.message}`);
  });
  await say(
    `The inbox, which opens only with this URL: ${address}/?token=${token}\nPress Ctrl+C to close it.`,
  );
}

/** Runs a command of “npm run leads”. Returns the exit code. */
export async function runCommand(args: string[], env: Env, write: Write): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', short: 'h' },
      'all-sites': { type: 'boolean' },
      site: { type: 'string' },
    },
    allowPositionals: true,
  });
  const say: Write = (line) => write(`${line}\n`);
  const [name, argument = '', ...more] = positionals;
  const command = name === undefined ? openInbox : commands[name];
  const isComplete = name === 'export' || withArgument.includes(name ?? '') === Boolean(argument);
  if (values.help || more.length > 0 || !(command || name === 'restore') || !isComplete) {
    await say(usage);
    return values.help ? 0 : 2;
  }
  const database = readDatabase(env);
  if (!command) {
    const former = restore(database, argument);
    await say(
      `Restored. The former database is now ${former}. Delete it when you no longer need it`,
    );
    return 0;
  }
  const store = await openStore(database).catch((error) => {
    throw new Refusal(databaseProblem(database, error));
  });
  const work = { store, database, env, write, say, site: await siteOf(store, values) };
  await command(work, argument);
  if (name !== undefined) await store.close();
  return 0;
}
