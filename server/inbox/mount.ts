import type { FastifyInstance } from 'fastify';
import type { FormsBuild } from '../headers/forms-file.ts';
import { mountIntake } from '../leads/mount.ts';
import { inboxPath, remoteInbox } from './remote.ts';

/** Lets a server take forms, and show them if there is a password. Returns what to say at the start. */
export async function mountLeads(
  app: FastifyInstance,
  forms: FormsBuild,
  env = process.env,
): Promise<string[]> {
  const { said, store, ready, settings } = await mountIntake(app, forms, env);
  const { inboxHash: hash } = settings;
  if (!hash) return said;
  const site = forms.brand.domain;
  await app.register(remoteInbox, { prefix: inboxPath, store, ready, site, hash });
  return [...said, `The inbox is at ${inboxPath}, behind its password`];
}
