import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from './api.ts';

/** A way of writing that is rare, and left to whoever wrote it so. */
export class ByHand extends Error {
  constructor() {
    super('is written in a way that can only be changed in the file itself');
  }
}

const parsed = new Map<string, Document.Parsed>();

/** More files than a site has. Nothing changes a document, so each is parsed once. */
const kept = 100;

export function parse(text: string) {
  const known = parsed.get(text) ?? parseDocument(text);
  if (known.errors.length > 0) throw new ByHand();
  parsed.delete(text);
  parsed.set(text, known);
  const [oldest] = parsed.keys();
  if (parsed.size > kept && oldest !== undefined) parsed.delete(oldest);
  return known;
}

/** A value in a text of YAML: its node, and the node around it. */
export type Place = { node: Node; parent?: YAMLMap | YAMLSeq; key?: Node; isFlow: boolean };

export function placeOf(document: Document, path: Path): Place | undefined {
  let place: Place = { node: document.contents as Node, isFlow: false };
  for (const step of path) {
    const parent = place.node;
    if (isAlias(parent)) throw new ByHand();
    if (!isMap(parent) && !isSeq(parent)) return undefined;
    const isFlow = place.isFlow || parent.flow === true;
    const item = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(step))
      : parent.items[Number(step)];
    if (!item) return undefined;
    const key = isPair(item) ? (item.key as Node) : undefined;
    const node = (isPair(item) ? item.value : item) as Node | null;
    if (!node?.range) throw new ByHand();
    place = { node, parent, key, isFlow };
  }
  return place;
}

export const start = ({ range }: Node) => range?.[0] ?? 0;

/** Where a value ends, without the comment or the blank lines after it. */
export function end(text: string, node: Node): number {
  if (isCollection(node) && !node.flow && node.items.length > 0) {
    const last = node.items.at(-1);
    const value = (isPair(last) ? (last.value ?? last.key) : last) as Node;
    return end(text, value);
  }
  const [from = 0, to = 0] = node.range ?? [];
  return from + text.slice(from, to).trimEnd().length;
}

export const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
export const lineEnd = (text: string, at: number) =>
  (text.indexOf('\n', at) + 1 || text.length + 1) - 1;
export const column = (text: string, at: number) => at - lineStart(text, at);
export const splice = (text: string, from: number, to: number, by: string) =>
  text.slice(0, from) + by + text.slice(to);

/** Where the dash before an entry stands. */
export function dashOf(text: string, item: unknown): number {
  const at = start(item as Node);
  const before = text.slice(lineStart(text, at), at);
  if (!/^ *- +$/.test(before)) throw new ByHand();
  return lineStart(text, at) + before.indexOf('-');
}
