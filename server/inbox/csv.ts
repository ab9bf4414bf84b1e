import type { Store } from '../leads/store.ts';
import { answersOf, sourceIn, sourceNames, textOf } from '../leads/tables.ts';
import { Refusal } from '../refusal.ts';
import { type FoundLead, findLeads, type LeadFilter } from './find-leads.ts';

const first = ['received', 'site', 'form', 'state', 'confirmed', 'email'] as const;
const last = ['note', 'language', 'id'] as const;

/**
 * Spreadsheets run a cell that begins like a formula. An apostrophe makes it text. In countries where
 * semicolons separate cells, quotation marks have no effect, and a cell begins after any of these.
 */
export const cellOf = (value: string): string => {
  const parts = value
    .split(/(?<=[;\t\r\n])/)
    .map((part) => part.replace(/^[\s"']*(?=[=+\-@＝＋－＠])/, "$&'"));
  return `"${parts.join('').replaceAll('"', '""')}"`;
};

/** Few enough to fit into a small memory. */
const perPage = 200;

/** The leads of a filter, page by page; undefined if the database fails. */
async function* pagesOf(store: Store, filter: LeadFilter) {
  let after: LeadFilter['after'];
  do {
    const leads = await findLeads(store, { ...filter, after }, { limit: perPage }).catch(() => {});
    yield leads;
    after = leads && leads.length === perPage ? leads.at(-1) : undefined;
  } while (after);
}

/** The text of each answer by its name. The address has its own column. */
const textsOf = (lead: FoundLead) =>
  new Map(
    answersOf(lead)
      .map((answer) => [answer.name, textOf(answer)] as const)
      .filter(([, text]) => text !== lead.email),
  );

/**
 * Leads as CSV (RFC 4180), page by page, with a column for each field that any of them answers. The
 * byte order mark tells Excel that it is UTF-8.
 */
export async function* csvOf(store: Store, filter: LeadFilter): AsyncGenerator<string> {
  const names = new Set<string>();
  for await (const leads of pagesOf(store, filter))
    for (const lead of leads ?? []) for (const name of textsOf(lead).keys()) names.add(name);
  yield `\ufeff${[...first, ...names, ...last, ...sourceNames].join(',')}\r\n`;
  for await (const leads of pagesOf(store, filter)) {
    if (!leads) {
      const problem = 'This export is incomplete because the database failed';
      yield `${cellOf(problem)}\r\n`;
      throw new Refusal(problem);
    }
    yield leads
      .map((lead) => {
        const [texts, source] = [textsOf(lead), sourceIn(lead)];
        const cells = [
          ...first.map((name) => lead[name]),
          ...[...names].map((name) => texts.get(name) ?? ''),
          ...last.map((name) => lead[name]),
          ...sourceNames.map((name) => source[name] ?? ''),
        ];
        return `${cells.map(cellOf).join(',')}\r\n`;
      })
      .join('');
  }
}
