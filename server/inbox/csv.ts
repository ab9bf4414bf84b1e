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

/** In countries where semicolons separate cells, quotation marks do not hold: a cell begins after these. */
const starts = new Set(';\t\r\n');
const skipped = /[\s"']/;
const formulas = new Set('=+-@＝＋－＠');

/** Spreadsheets run a cell that begins like a formula. An apostrophe makes it text. */
export function cellOf(value: string): string {
  let isStart = true;
  let cell = '"';
  for (const sign of value) {
    if (isStart && formulas.has(sign)) cell += "'";
    cell += sign === '"' ? '""' : sign;
    isStart = starts.has(sign) || (isStart && skipped.test(sign));
  }
  return `${cell}"`;
}

/** Few enough that a page of them fits into any memory. */
const perPage = 200;

/** Leads as CSV (RFC 4180), page by page. The byte order mark tells Excel that it is UTF-8. */
export async function* csvOf(store: Store, filter: LeadFilter): AsyncGenerator<string> {
  yield `\ufeff${columns.join(',')}\r\n`;
  let after: LeadFilter['after'];
  do {
    const leads = await findLeads(store, { ...filter, after }, { limit: perPage }).catch(() => {});
    if (!leads) {
      const fault = 'This export is not complete: the database did not answer';
      yield `${cellOf(fault)}\r\n`;
      throw new Refusal(fault);
    }
    yield leads
      .map((lead) => `${columns.map((name) => cellOf(lead[name])).join(',')}\r\n`)
      .join('');
    after = leads.length < perPage ? undefined : leads.at(-1);
  } while (after);
}
