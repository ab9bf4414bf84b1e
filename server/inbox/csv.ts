import type { Store } from '../leads/store.ts';
import { Refusal } from '../refusal.ts';
import { findLeads, type LeadFilter } from './find-leads.ts';

const columns = [
  'received',
  'site',
  'form',
  'state',
  'confirmed',
  'email',
  'name',
  'subject',
  'message',
  'note',
  'language',
  'id',
] as const;

/**
 * Spreadsheets run a cell that begins like a formula. An apostrophe makes it text. In countries where
 * semicolons separate cells, quotation marks do not hold, and a cell begins after any of these.
 */
export const cellOf = (value: string): string => {
  const parts = value
    .split(/(?<=[;\t\r\n])/)
    .map((part) => part.replace(/^[\s"']*(?=[=+\-@＝＋－＠])/, "$&'"));
  return `"${parts.join('').replaceAll('"', '""')}"`;
};

/** Few enough to fit into a small memory. */
const perPage = 200;

/** Leads as CSV (RFC 4180), page by page. The byte order mark tells Excel that it is UTF-8. */
export async function* csvOf(store: Store, filter: LeadFilter): AsyncGenerator<string> {
  yield `\ufeff${columns.join(',')}\r\n`;
  let after: LeadFilter['after'];
  do {
    const leads = await findLeads(store, { ...filter, after }, { limit: perPage }).catch(() => {});
    if (!leads) {
      const problem = 'This export is incomplete because the database failed';
      yield `${cellOf(problem)}\r\n`;
      throw new Refusal(problem);
    }
    yield leads
      .map((lead) => `${columns.map((name) => cellOf(lead[name])).join(',')}\r\n`)
      .join('');
    after = leads.length < perPage ? undefined : leads.at(-1);
  } while (after);
}
