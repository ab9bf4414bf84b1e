import { isSeq, type Node, type YAMLSeq } from 'yaml';
import type { Path } from './api.ts';
import type { Edit } from './change-data.ts';
import { setValue } from './change-field.ts';
import {
  ByHand,
  column,
  dashOf,
  end,
  lineEnd,
  lineStart,
  type Place,
  parse,
  placeOf,
  splice,
  start,
} from './yaml-source.ts';
import { afterKey, inBlock, inFlow, isInline } from './yaml-write.ts';

type Range = [from: number, to: number];

/** Where the entries of a list stand, each with the comment above it. */
function entriesOf(text: string, list: YAMLSeq): Range[] {
  return list.items.map((item, index) => {
    const node = item as Node;
    if (list.flow) return [start(node), end(text, node)];
    let from = lineStart(text, dashOf(text, node));
    const isComment = () => /^ *#/.test(text.slice(lineStart(text, from - 1), from));
    while (index > 0 && isComment()) from = lineStart(text, from - 1);
    return [from, lineEnd(text, end(text, node))];
  });
}

function swap(text: string, [a, b]: Range, [c, d]: Range): string {
  return text.slice(0, a) + text.slice(c, d) + text.slice(b, c) + text.slice(a, b) + text.slice(d);
}

type List = { text: string; list: YAMLSeq<Node>; entries: Range[] };

const rangeAt = ({ entries }: List, index: number): Range => {
  const range = entries[index];
  if (!range) throw new ByHand();
  return range;
};

function remove(all: List, index: number): string {
  const { text, list } = all;
  const [from, to] = rangeAt(all, index);
  if (!list.flow) return splice(text, from, to + 1, '');
  return index > 0
    ? splice(text, rangeAt(all, index - 1)[1], to, '')
    : splice(text, from, rangeAt(all, 1)[0], '');
}

/** Puts in an entry, as it is written there or made from data, so that it has this index. */
function insert(all: List, index: number, entry: { source: string } | { data: unknown }): string {
  const { text, list, entries } = all;
  if (list.flow) {
    const written = 'source' in entry ? entry.source : inFlow(entry.data);
    const between = entries.length > 1 ? text.slice(rangeAt(all, 0)[1], rangeAt(all, 1)[0]) : ', ';
    if (index === 0) return splice(text, rangeAt(all, 0)[0], rangeAt(all, 0)[0], written + between);
    const [, at] = rangeAt(all, index - 1);
    return splice(text, at, at, between + written);
  }
  const at = column(text, dashOf(text, list.items[0]));
  const line =
    'source' in entry ? entry.source : `${' '.repeat(at)}- ${inBlock(entry.data, at, 2)}`;
  if (index === 0) return splice(text, rangeAt(all, 0)[0], rangeAt(all, 0)[0], `${line}\n`);
  const [, before] = rangeAt(all, index - 1);
  return splice(text, before, before, `\n${line}`);
}

/** An entry as it is written, without the comment above it. */
function sourceAt(all: List, index: number): string {
  const { text, list } = all;
  const [from, to] = rangeAt(all, index);
  return text.slice(list.flow ? from : lineStart(text, dashOf(text, list.items[index])), to);
}

/** The first entry of a list that was written as []. */
function begin(text: string, { node, key, isFlow }: Place, entry: unknown): string {
  const to = end(text, node);
  if (isFlow || isInline(entry) || !key) return splice(text, start(node), to, inFlow([entry]));
  const colon = text.indexOf(':', key.range?.[1]) + 1;
  return splice(text, colon, to, afterKey([entry], column(text, start(key)), ''));
}

/** The text with an entry of a list moved, doubled, removed or added. */
export function changeList(text: string, path: Path, edit: Exclude<Edit, { do: 'set' }>): string {
  const place = placeOf(parse(text), path);
  if (!place || !isSeq(place.node)) throw new ByHand();
  const list = place.node as YAMLSeq<Node>;
  const all = { text, list, entries: entriesOf(text, list) };
  const { index } = edit;
  if (edit.do === 'up') return swap(text, rangeAt(all, index - 1), rangeAt(all, index));
  if (edit.do === 'down') return swap(text, rangeAt(all, index), rangeAt(all, index + 1));
  if (edit.do === 'remove')
    return list.items.length > 1 ? remove(all, index) : setValue(text, path, [], []);
  if (edit.do === 'duplicate') return insert(all, index + 1, { source: sourceAt(all, index) });
  const { entry } = edit as Edit & { do: 'add' };
  return list.items.length > 0 ? insert(all, index, { data: entry }) : begin(text, place, entry);
}
