import type { FastifyInstance } from 'fastify';
import type { FormsBuild } from '../headers/forms-file.ts';
import { Refusal } from '../headers/refusal.ts';
import { intake } from './plugin.ts';
import { readSettings } from './settings.ts';
import { openStore } from './store.ts';
import { startWorker } from './worker.ts';

/** Lets a server take the forms of its build. Returns a line for the person who starts it. */
export async function mountIntake(
  app: FastifyInstance,
  forms: FormsBuild,
  env = process.env,
): Promise<string> {
  const settings = readSettings(env, forms.brand.email);
  const { database, mail } = settings;
  const where = 'url' in database ? 'PostgreSQL' : database.file;
  const store = await openStore(database).catch(({ code, message }) => {
    const name = 'url' in database ? 'DATABASE_URL' : `LEADS_DB (${database.file})`;
    throw new Refusal(`${name} cannot be used: ${message || code}`);
  });
  const worker = await startWorker(forms, settings, store, (what) => app.log.warn(what));
  app.addHook('onClose', async () => {
    await worker.stop();
    await store.close();
  });
  await app.register(intake, { forms, settings, store, onLead: worker.wake });
  return mail
    ? `Forms are taken: kept in ${where}, mailed to ${mail.to}`
    : `Forms are taken: kept in ${where}. No mail is sent: SMTP_URL is not set. Read them with “npm run leads”`;
}
