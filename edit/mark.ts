import type { Mark } from '../src/content/parse-content.ts';
import type { Path } from './api.ts';
import { markOf } from './mark-text.ts';
import { below, type Schema, schemaOf, shapeOf } from './schema-at.ts';
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

function markIn(data: unknown, schema: Schema | undefined, file: string, path: Path): unknown {
  if (!schema || schema.kind === 'picture' || !data) return data;
  const shape = shapeOf(schema, data);
  if (typeof data === 'string') {
    if (shape.kind !== 'text' && shape.kind !== 'markdown') return data;
    const mark = markOf(numberOf({ file, path }));
    return shape.kind === 'text' ? data + mark : markBlocks(data, mark);
  }
  if (typeof data !== 'object') return data;
  const inner = (value: unknown, step: string | number) =>
    markIn(value, below(shape, data, step), file, [...path, step]);
  if (Array.isArray(data)) return data.map(inner);
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inner(value, key)]));
}

/** Lets every text that is read on a page end in a mark that tells where it is from. */
export const mark: Mark = (data, file, schema) =>
  markIn(data, schemaOf(schema), file, []) as typeof data;
