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

/** A cell that begins like a formula would be run by a spreadsheet: an apostrophe makes it text. */
function cell(value: string): string {
  const safe = /^[\s]*[=+\-@]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Leads as a spreadsheet reads them (RFC 4180). The mark at the start tells Excel that it is UTF-8. */
export function csvOf(leads: readonly LeadRow[]): string {
  const rows = leads.map((lead) => columns.map((column) => cell(lead[column])).join(','));
  return `\ufeff${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}
