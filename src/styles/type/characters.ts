const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What the subset fonts hold: Latin as English and its loan words write it, and our punctuation. */
export const characters = [
  range(0x20, 0x7e),
  ' £¥§©«®°²³µ·»¼½¾ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÜßàáâãäåæçèéêëíîïñóôöøúüý',
  '–—‘’‚“”„…€™−×→←↑↓•',
  // What keeps two words, or the halves of one, on the same line.
  '\u00a0\u2060',
].join('');
