const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** Whether a text holds every word of the query, in any order, case or accent. */
export function matchesQuery(text: string, query: string): boolean {
  const whole = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
