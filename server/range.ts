export type ByteRange = { start: number; end: number };

/**
 * One byte range of a body of the given size, both ends inclusive. 'none' means that the header is
 * to be ignored: another unit, malformed, or several ranges, which a server may answer in full.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'none' | 'unsatisfiable' {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'none';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'none';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
