import type { FastifyInstance } from 'fastify';
import type { FormsBuild } from '../headers/forms-file.ts';
import { Refusal } from '../refusal.ts';
import { migrate } from './migrations.ts';
import { labelOf, reportTargets } from './outbox.ts';
import { formRoutes } from './routes.ts';
import { mailTarget, readSettings, type Settings } from './settings.ts';
import { holdAlone } from './sqlite.ts';
import { connect, databaseFault, type Store } from './store.ts';
import { startWorker } from './worker.ts';

/** Does something until it has worked once. */
function untilItWorks(work: () => Promise<void>) {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work().catch((error) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

/** What is connected, and whether it last worked, for the person who starts the server. */
async function report(store: Store, site: string, { mail, targets }: Settings): Promise<string[]> {
  const reports = await reportTargets(store, site);
  return targets.map((target) => {
    const { worked, error, waiting } = reports.find((each) => each.target === target) ?? {};
    const states = [
      // The error itself may hold an address.
      error && 'did not work last time (the inbox says why)',
      worked ? `last worked on ${worked}` : !error && 'not used yet',
      waiting && `${waiting} wait`,
    ];
    const to = target === mailTarget ? ` goes to ${mail?.to}` : '';
    return `${labelOf(target)}${to}: ${states.filter(Boolean).join('; ')}`;
  });
}

export type Leads = {
  /** Lines for the person who starts the server. */
  said: string[];
  store: Store;
  /** Resolves once the database can be used. */
  ready: () => Promise<unknown>;
  settings: Settings;
  site: string;
};

/** Lets a server take the forms of its build. Whatever the database does, pages are served. */
export async function mountLeads(
  app: FastifyInstance,
  forms: FormsBuild,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Leads> {
  const settings = readSettings(env, forms.brand.email);
  const { database, mail } = settings;
  const site = forms.brand.domain;
  const store = connect(database);
  let letGo: (() => void) | undefined;
  const ready = untilItWorks(async () => {
    if ('file' in database) letGo ??= holdAlone(database.file);
    await migrate(store.db);
  });
  const close = async () => {
    await store.close();
    letGo?.();
  };
  let fault = '';
  try {
    await ready();
  } catch (error) {
    fault = databaseFault(database, error);
    if (error instanceof Refusal) {
      await close();
      throw error;
    }
  }
  const worker = startWorker({ forms, settings, store, ready, warn: (what) => app.log.warn(what) });
  app.addHook('onClose', async () => {
    await worker.stop();
    await close();
  });
  await app.register(formRoutes, { forms, settings, store, ready, onLead: worker.wake });
  const where = 'url' in database ? 'PostgreSQL' : database.file;
  const said = [
    fault
      ? `${fault}. Pages are served; forms fail until it answers`
      : `Forms are taken for ${site}, and kept in ${where}`,
    ...(fault ? [] : await report(store, site, settings)),
    ...(mail ? [] : ['No mail is sent: SMTP_URL is not set. “npm run leads setup” sets it']),
  ];
  return { said, store, ready, settings, site };
}
