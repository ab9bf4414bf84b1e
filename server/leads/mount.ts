import type { FastifyInstance } from 'fastify';
import type { FormsBuild } from '../headers/forms-file.ts';
import { Refusal } from '../refusal.ts';
import { migrate } from './migrations.ts';
import { labelOf, reportTargets } from './outbox.ts';
import { formRoutes } from './routes.ts';
import { mailTarget, readSettings, type Settings } from './settings.ts';
import { lockFile } from './sqlite.ts';
import { connect, databaseProblem, type Store, type Stored } from './store.ts';
import { startWorker } from './worker.ts';

/** Lines about each target and its last attempt, printed at the start. */
async function report(store: Store, site: string, { mail, targets }: Settings): Promise<string[]> {
  const reports = await reportTargets(store, site);
  return targets.map((target) => {
    const { worked, error, waiting } = reports.find((each) => each.target === target) ?? {};
    const states = [
      // The error itself may contain an address.
      error && 'the last attempt failed (the inbox shows why)',
      worked ? `last worked on ${worked}` : !error && 'not used yet',
      waiting && `${waiting} waiting`,
    ];
    const to = target === mailTarget ? ` to ${mail?.to}` : '';
    return `${labelOf(target)}${to}: ${states.filter(Boolean).join('; ')}`;
  });
}

export type Leads = {
  /** Printed at the start. */
  lines: string[];
  store: Store;
  stored: Stored;
  settings: Settings;
  site: string;
};

/** Lets a server accept the forms of its build. Pages are served even if the database fails. */
export async function mountLeads(
  app: FastifyInstance,
  forms: FormsBuild,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Leads> {
  const settings = readSettings(env, forms.brand.email);
  const { database, mail } = settings;
  const site = forms.brand.domain;
  const store = connect(database);
  let unlock: (() => void) | undefined;
  let prepared: Promise<void> | undefined;
  const prepare = async () => {
    if ('file' in database) unlock ??= lockFile(database.file);
    await migrate(store.db);
  };
  const ready = () => {
    prepared ??= prepare().catch((error) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
  const stored: Stored = async (work) => {
    try {
      await ready();
      return await work();
    } catch (error) {
      // The file may be a new one, without tables.
      if (!(error instanceof Refusal)) prepared = undefined;
      throw Object.assign(error as Error, { statusCode: 503 });
    }
  };
  const close = async () => {
    await store.close();
    unlock?.();
  };
  let problem = '';
  try {
    await ready();
  } catch (error) {
    problem = databaseProblem(database, error);
    if (error instanceof Refusal) {
      await close();
      throw error;
    }
  }
  const warn = (message: string) => app.log.warn(message);
  const worker = startWorker({ forms, settings, store, stored, warn });
  app.addHook('onClose', async () => {
    await worker.stop();
    await close();
  });
  await app.register(formRoutes, { forms, settings, store, stored, onLead: worker.wake });
  const where = 'url' in database ? 'PostgreSQL' : database.file;
  const lines = [
    problem
      ? `${problem}. Pages are served, but forms fail until this is fixed`
      : `Forms of ${site} are stored in ${where}`,
    ...(problem ? [] : await report(store, site, settings)),
    ...(mail ? [] : ['No mail is sent, because SMTP_URL is not set. Run “npm run leads setup”']),
  ];
  return { lines, store, stored, settings, site };
}
