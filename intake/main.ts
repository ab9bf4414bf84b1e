import { Refusal } from '../headers/refusal.ts';
import { backup } from './backup.ts';
import { csvOf } from './csv.ts';
import { findLeads, forget } from './find-leads.ts';
import { createInbox } from './inbox/server.ts';
import { retry } from './outbox.ts';
import { readDatabase, readNumber } from './settings.ts';
import { openStore, type Store } from './store.ts';

const usage = `npm run leads                   opens the inbox in the browser, on this machine only
npm run leads list              prints the leads, the newest first
npm run leads export            prints them as CSV: npm run --silent leads export > leads.csv
npm run leads forget ADDRESS    removes an address with all that it sent
npm run leads retry             tries again at once what could not be sent
npm run leads backup FILE       copies the database into a file, while the server runs

BRAND, LEADS_DB or DATABASE_URL say where the leads are, as for the server; INBOX_PORT where the inbox is (3001).`;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function list({ db }: Store) {
  const leads = await findLeads(db);
  for (const { received, form, state, email, name, subject, message, undelivered } of leads) {
    const words = [name, subject, message.replaceAll(/\s+/g, ' ')].filter(Boolean).join(' · ');
    const open = undelivered.length > 0 ? ` (not sent: ${undelivered[0]?.error})` : '';
    say(
      `${received.slice(0, 16)}  ${form.padEnd(8)} ${state.padEnd(11)} ${email}  ${words.slice(0, 80)}${open}`,
    );
  }
  say(leads.length === 1 ? '1 lead' : `${leads.length} leads`);
}

const commands: Record<string, (store: Store, argument: string) => Promise<unknown>> = {
  list,
  export: async ({ db }) => process.stdout.write(csvOf(await findLeads(db))),
  forget: async (store, address) => {
    say(`${await forget(store, address)} removed. Backups still hold them: see docs/forms.md`);
    const { length } = await findLeads(store.db, { search: address.trim() });
    if (length > 0) say(`${length} of others name this address in their words or notes`);
  },
  retry: async (store) => say(`${await retry(store, new Date())} will be tried again`),
  backup: async ({ db }, file) => {
    await backup(db, readDatabase(process.env), file);
    say(`Copied to ${file}`);
  },
};

async function run([name, argument = '', ...more]: string[]): Promise<number> {
  const isHelp = name === '--help' || name === '-h';
  const needsArgument = name === 'forget' || name === 'backup';
  const command = name === undefined ? undefined : commands[name];
  if (
    isHelp ||
    more.length > 0 ||
    (name !== undefined && (!command || needsArgument !== Boolean(argument)))
  ) {
    (isHelp ? process.stdout : process.stderr).write(`${usage}\n`);
    return isHelp ? 0 : 2;
  }
  const store = await openStore(readDatabase(process.env));
  if (command) {
    await command(store, argument);
    await store.close();
    return 0;
  }
  const inbox = await createInbox(store);
  const port = readNumber(process.env, 'INBOX_PORT', 3001);
  const address = await inbox.listen({ host: '127.0.0.1', port }).catch(({ message }) => {
    throw new Refusal(`INBOX_PORT ${port} cannot be used: ${message}`);
  });
  say(`The inbox is at ${address}, for this machine alone. Ctrl-C closes it.`);
  return 0;
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.stderr.write(
      error instanceof Refusal
        ? `${error.message}\n`
        : `The leads cannot be read: ${error.message}\n`,
    );
    process.exitCode = 1;
  },
);
