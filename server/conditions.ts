const listTags = (header: string): string[] => header.match(/(?:W\/)?"[^"]*"/g) ?? [];

/** If-None-Match: weak comparison, as RFC 9110 section 13.1.2 asks for. */
export function matchesWeakly(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  return listTags(header).some((tag) => tag.replace(/^W\//, '') === etag);
}

/** If-Match: strong comparison, so a weak tag never matches. */
export function matchesStrongly(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  return listTags(header).includes(etag);
}
