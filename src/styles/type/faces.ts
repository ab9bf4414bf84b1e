import { memoise } from '../../lib/memoise.ts';
import { type TypeSetName, typeSets } from '../../lib/type-sets.ts';
import { roles } from './face-styles.ts';
import faces from './faces.json' with { type: 'json' };

/** A pattern of these characters, from the form that style sheets have: `U+20-7E, U+A0`. */
const patternOf = (range: string) =>
  new RegExp(`[${range.replaceAll(/[\dA-F]+/g, '\\u{$&}').replaceAll(/U\+|, /g, '')}]`, 'u');

/** The font files of a type set, and what tells whether a text has characters that a file holds. */
export const faceFiles = memoise((set: TypeSetName) =>
  Object.entries(faces[set].files).map(([file, range]) => ({ file, holds: patternOf(range) })),
);

/** The letters of a text that some face of the set lacks, and the families that lack any of them. */
export function lettersWithoutFace(text: string, set: TypeSetName) {
  const letters = new Set(text.match(/[\p{L}\p{M}]/gu));
  const lacking = roles.map((role) => {
    const files = faceFiles(set).filter(({ file }) => file.startsWith(role));
    const missing = [...letters].filter((each) => !files.some(({ holds }) => holds.test(each)));
    return { family: typeSets[set][role].family, missing };
  });
  return {
    letters: [...new Set(lacking.flatMap(({ missing }) => missing))].toSorted(),
    families: lacking.flatMap(({ family, missing }) => (missing.length > 0 ? [family] : [])),
  };
}
