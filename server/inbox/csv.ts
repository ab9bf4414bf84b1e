import type { LeadRow } from '../leads/tables.ts';

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
const cell = (value: string) =>
  `"${value.replace(/(^|[;\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g, "$1$2'").replaceAll('"', '""')}"`;

/** Leads as CSV (RFC 4180). The byte order mark tells Excel that it is UTF-8. */
export function csvOf(leads: readonly LeadRow[]): string {
  const rows = leads.map((lead) => columns.map((column) => cell(lead[column])).join(','));
  return `\ufeff${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}
