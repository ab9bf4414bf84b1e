/** What an entry of a list is called: its first words; for a band, its kind and its title. */
export function entryName(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { band, title, label } = entry as { band?: string; title?: string; label?: string };
  if (band) return title ? `${band}: ${title}` : band;
  const first = Object.values(entry).find((value) => typeof value === 'string');
  return String(title ?? label ?? first ?? 'Entry');
}
