import { mark } from '../leads/leads.ts';
import { retry } from '../leads/outbox.ts';
import { forget } from '../leads/retention.ts';
import type { Store } from '../leads/store.ts';
import { wordsOf } from '../leads/tables.ts';
import type { FoundLead } from './find-leads.ts';

/** The actions of the owner. */
export const actionNames = [
  'new',
  'answered',
  'spam',
  'retry',
  'note',
  'delete',
  'forget',
] as const;
export type Action = (typeof actionNames)[number];

/** Whether the owner has to confirm an action, because it cannot be undone. */
export const needsConfirmation = (act: Action): act is 'delete' | 'forget' =>
  act === 'delete' || act === 'forget';

const leadsIn = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

/** The messages after an action. A URL contains only their name, so it cannot show other texts. */
export const resultTexts = {
  new: (count: number) =>
    `${leadsIn(count)} marked as new. Their mails and webhooks are being sent.`,
  answered: (count: number) => `${leadsIn(count)} marked as answered.`,
  spam: (count: number) => `${leadsIn(count)} marked as spam.`,
  retry: (count: number) => `Sending ${leadsIn(count)} again.`,
  note: () => 'The note is saved.',
  delete: (count: number) => `${leadsIn(count)} deleted.`,
  forget: (count: number) => `${leadsIn(count)} and all their mails and webhooks deleted.`,
  none: () => 'No lead is selected.',
};
export type ResultName = keyof typeof resultTexts;

/** Performs an action, and returns the name of the message to show. */
export async function perform(
  store: Store,
  {
    site,
    leads,
    act,
    note,
  }: { site: string | undefined; leads: FoundLead[]; act: Action; note: string },
): Promise<{ result: ResultName; count: number }> {
  if (leads.length === 0) return { result: 'none', count: 0 };
  let count = leads.length;
  if (act === 'forget') {
    count = 0;
    for (const email of new Set(leads.map((lead) => lead.email)))
      count += (await forget(store, site, email)).count;
    return { result: act, count };
  }
  for (const lead of leads) {
    const query = store.db.updateTable('leads').where('id', '=', lead.id);
    if (act === 'note') await query.set({ note, words: wordsOf({ ...lead, note }) }).execute();
    else if (act === 'retry') await retry(store, lead.site, lead.id);
    else if (act === 'delete')
      await store.db.deleteFrom('leads').where('id', '=', lead.id).execute();
    else await mark(store, lead.id, act);
  }
  if (act === 'delete') await store.emptyLog();
  return { result: act, count };
}
