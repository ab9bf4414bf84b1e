import { readSource } from './source-file.ts';

/** Whether a file is a page that only the editor shows: one that says so, or one with a date in the future. */
export function isDraft(file: string, text = '', today = new Date()): boolean {
  if (!file.startsWith('content/') || !file.includes('/pages/')) return false;
  const { draft, date } = (readSource(file, text).data ?? {}) as Record<string, unknown>;
  const isDay = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date);
  return draft === true || (isDay && date > today.toISOString().slice(0, 10));
}
