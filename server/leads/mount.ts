import { lookup } from 'node:dns/promises';
import type { FastifyInstance } from 'fastify';
import type { FormsBuild } from '../headers/forms-file.ts';
import { Refusal } from '../refusal.ts';
import { isPublic } from './address.ts';
import { adopt, migrate } from './migrations.ts';
import { intake } from './plugin.ts';
import { readSettings, type Settings } from './settings.ts';
import { holdAlone } from './sqlite.ts';
import { connect, databaseFault, type Store } from './store.ts';
import { addTargets, reportTargets, targetsOf } from './targets.ts';
import { startWorker } from './worker.ts';

/** A name may also be private. It is asked again at each call, because it may change. */
async function checkWebhooks({ urls, allowed }: Settings['webhooks']) {
  for (const { hostname } of urls.map((url) => new URL(url))) {
    if (allowed.includes(hostname)) continue;
    const found = await lookup(hostname, { all: true }).catch(() => []);
    if (!found.every(({ address }) => isPublic(address)))
      throw new Refusal(
        `WEBHOOK_URLS: ${hostname} is a private address. If that is meant, add ${hostname} to WEBHOOK_ALLOW`,
      );
  }
}

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
async function report(store: Store, site: string, { mail }: Settings): Promise<string[]> {
  const targets = await reportTargets(store, site, new Date());
  return targets.map(({ label, name, failures, error, worked, waiting }) => {
    const to = name === 'mail' && mail ? `${label} goes to ${mail.to}` : label;
    const fault = `did not work last time (${error.replaceAll(/\S+@\S+/g, '…')})`;
    const states = [
      failures > 0 && fault,
      worked ? `last worked on ${worked}` : failures === 0 && 'not used yet',
      waiting > 0 && `${waiting} wait`,
    ];
    return `${to}: ${states.filter(Boolean).join('; ')}`;
  });
}

export type Mounted = {
  /** Lines for the person who starts the server. */
  said: string[];
  store: Store;
  /** Resolves once the database can be used. */
  ready: () => Promise<unknown>;
  settings: Settings;
};

/** Lets a server take the forms of its build. */
export async function mountIntake(
  app: FastifyInstance,
  forms: FormsBuild,
  env = process.env,
): Promise<Mounted> {
  const settings = readSettings(env, forms.brand.email);
  const { database, mail, webhooks } = settings;
  const site = forms.brand.domain;
  await checkWebhooks(webhooks);
  const letGo = 'file' in database ? holdAlone(database.file) : () => {};
  const store = connect(database);
  const ready = untilItWorks(async () => {
    await migrate(store.db);
    await adopt(store.db, site);
    await addTargets(store, site, targetsOf(mail !== undefined, webhooks.urls));
  });
  let fault = '';
  try {
    await ready();
  } catch (error) {
    fault = databaseFault(database, error);
    if ('file' in database) {
      letGo();
      throw new Refusal(fault);
    }
  }
  const worker = startWorker({ forms, settings, store, ready, warn: (what) => app.log.warn(what) });
  app.addHook('onClose', async () => {
    await worker.stop();
    await store.close();
    letGo();
  });
  await app.register(intake, { forms, settings, store, ready, onLead: worker.wake });
  const where = 'url' in database ? 'PostgreSQL' : database.file;
  const said = [
    fault
      ? `${fault}. Pages are served; forms fail until it answers`
      : `Forms are taken for ${site}, and kept in ${where}`,
    ...(fault ? [] : await report(store, site, settings)),
    ...(mail ? [] : ['No mail is sent: SMTP_URL is not set. “npm run leads setup” sets it']),
  ];
  return { said, store, ready, settings };
}
