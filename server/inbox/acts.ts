import { mark } from '../leads/leads.ts';
import { retry } from '../leads/outbox.ts';
import { forget } from '../leads/retention.ts';
import type { Store } from '../leads/store.ts';
import { wordsOf } from '../leads/tables.ts';
import type { FoundLead } from './find-leads.ts';

/** What the owner can do with leads. */
export const acts = ['new', 'answered', 'spam', 'retry', 'note', 'delete', 'forget'] as const;
export type Act = (typeof acts)[number];

/** These cannot be undone, so the owner has to confirm them. */
export const isAskedFirst = (act: Act): act is 'delete' | 'forget' =>
  act === 'delete' || act === 'forget';

const leadsIn = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

/** The answers after an act. A link contains only their name, so it cannot show other texts. */
export const answers = {
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
export type Said = keyof typeof answers;

/** Does an act, and returns which answer to show. */
export async function perform(
  store: Store,
  {
    site,
    leads,
    act,
    note,
  }: { site: string | undefined; leads: FoundLead[]; act: Act; note: string },
): Promise<{ said: Said; count: number }> {
  if (leads.length === 0) return { said: 'none', count: 0 };
  let count = leads.length;
  if (act === 'forget') {
    count = 0;
    for (const email of new Set(leads.map((lead) => lead.email)))
      count += (await forget(store, site, email)).count;
    return { said: act, count };
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
  return { said: act, count };
}
