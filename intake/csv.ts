import type { LeadRow } from './tables.ts';

const columns = [
  'received',
  'form',
  'state',
  'email',
  'name',
  'subject',
  'message',
  'note',
  'language',
  'id',
] as const;

/** Spreadsheets run a cell that begins like a formula. An apostrophe makes it text. */
function cell(value: string): string {
  const safe = /^[\s]*[=+\-@]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Leads as CSV (RFC 4180). The byte order mark tells Excel that it is UTF-8. */
export function csvOf(leads: readonly LeadRow[]): string {
  const rows = leads.map((lead) => columns.map((column) => cell(lead[column])).join(','));
  return `\ufeff${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}
