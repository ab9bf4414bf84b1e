const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What English pages are made of. The faces of every page hold these, and nothing else. */
export const common = [
  range(0x20, 0x7e),
  '£€©·–—‘’“”•…→−',
  // What keeps two words, or the halves of one, on the same line.
  '\u00a0\u2060',
].join('');

/** Letters of loan words, names and other languages, and signs that few pages have: a second file. */
export const rare = '¥§«®°²³µ»¼½¾ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÜßàáâãäåæçèéêëíîïñóôöøúüý‚„™×←↑↓';

export const hasRare = (text: string) => [...text].some((each) => rare.includes(each));

/** These characters as a style sheet lists them: `U+20-7E, U+A0`. */
export function unicodeRange(characters: string): string {
  const codes = new Set([...characters].map((each) => each.codePointAt(0) as number));
  const starts = [...codes].filter((code) => !codes.has(code - 1)).toSorted((a, b) => a - b);
  const hex = (code: number) => code.toString(16).toUpperCase();
  const ranges = starts.map((start) => {
    let end = start;
    while (codes.has(end + 1)) end += 1;
    return end > start ? `U+${hex(start)}-${hex(end)}` : `U+${hex(start)}`;
  });
  return ranges.join(', ');
}
