import type { MarkWords } from '../src/content/checked-files.ts';
import { mapFields } from '../src/schema/walk.ts';
import { markOf } from './mark-text.ts';
import { numberOf } from './session.ts';

const listEntry = /^\s*([-*+]|\d+[.)])\s/;

/** Blocks of Markdown that hold no words, or whose last word is an address. */
const unmarked = /^(```|\||\[|!\[|---)|^<|https?:\/\/\S+$/;

/** Marks each paragraph, heading and entry of a text in Markdown, before the signs that end bold words. */
function markBlocks(text: string, mark: string): string {
  const lines = text.split('\n');
  let isCode = false;
  const marked = lines.map((line, at) => {
    if (line.startsWith('```')) isCode = !isCode;
    const next = lines[at + 1] ?? '';
    const isLast = next.trim() === '' || listEntry.test(next) || /^\s*#/.test(line);
    if (isCode || !isLast || line.trim() === '' || unmarked.test(line.trim())) return line;
    return line.replace(/([*_]*)\s*$/, `${mark}$1`);
  });
  return marked.join('\n');
}

/** Lets every text that is read on a page end in a mark that tells where it is from. */
export const mark: MarkWords = (data, file, schema) =>
  mapFields(schema, data, (value, { kind }, path) => {
    if (typeof value !== 'string' || (kind !== 'text' && kind !== 'markdown')) return value;
    const own = markOf(numberOf({ file, path }));
    return kind === 'text' ? value + own : markBlocks(value, own);
  }) as typeof data;
