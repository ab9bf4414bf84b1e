import { mark } from '../leads/leads.ts';
import { retry } from '../leads/outbox.ts';
import { forget } from '../leads/retention.ts';
import type { Store } from '../leads/store.ts';
import { wordsOf } from '../leads/tables.ts';
import type { FoundLead } from './find-leads.ts';

export const longestNote = 1000;

/** What the owner can do with leads. */
export const acts = ['new', 'answered', 'spam', 'retry', 'note', 'delete', 'forget'] as const;
export type Act = (typeof acts)[number];

/** These cannot be undone, so they are asked about first. */
export const isAskedFirst = (act: Act): act is 'delete' | 'forget' =>
  act === 'delete' || act === 'forget';

const leadsIn = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

/** What the inbox says after an act. Each is known by its name, so that no link can make it say others. */
export const answers = {
  new: (count: number) => `${leadsIn(count)} marked as new; what was held back is being sent.`,
  answered: (count: number) => `${leadsIn(count)} marked as answered.`,
  spam: (count: number) => `${leadsIn(count)} marked as spam.`,
  retry: (count: number) => `${leadsIn(count)} will be tried again at once.`,
  note: () => 'The note is saved.',
  delete: (count: number) => `${leadsIn(count)} deleted.`,
  forget: (count: number) => `${leadsIn(count)} forgotten, with all that was sent about them.`,
  long: () => `Nothing was saved: a note has at most ${longestNote} characters.`,
  none: () => 'Nothing was done: no lead was chosen.',
};
export type Said = keyof typeof answers;

/** Does it, and returns what to say. */
export async function perform(
  store: Store,
  {
    site,
    leads,
    act,
    note,
  }: { site: string | undefined; leads: FoundLead[]; act: Act; note: string },
): Promise<{ said: Said; count: number }> {
  const now = new Date();
  if (leads.length === 0) return { said: 'none', count: 0 };
  if (act === 'note' && note.length > longestNote) return { said: 'long', count: 0 };
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
    else if (act === 'retry') await retry(store, lead.site, now, lead.id);
    else if (act === 'delete')
      await store.db.deleteFrom('leads').where('id', '=', lead.id).execute();
    else await mark(store, lead.id, act, now);
  }
  if (act === 'delete') await store.emptyLog();
  return { said: act, count };
}
