import {
  Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isSeq,
  type Node,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from './api.ts';

/** Width to which long texts are folded in the content files. */
const width = 100;

/** A way of writing that is rare, and left to whoever wrote it so. */
export class ByHand extends Error {
  constructor() {
    super('is written in a way that can only be changed in the file itself');
  }
}

/** A value in a text of YAML: its node, and the node around it. */
type Place = { node: Node; parent?: YAMLMap | YAMLSeq; key?: Node; isFlow: boolean };

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

/** A value on one line, as it stands in brackets. */
export function inFlow(value: unknown, type?: Scalar['type']): string {
  if (Array.isArray(value)) return `[${value.map((each) => inFlow(each)).join(', ')}]`;
  if (value && typeof value === 'object') {
    const fields = Object.entries(value).map(([key, each]) => `${key}: ${inFlow(each)}`);
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  // In brackets a break of lines is read as a space.
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  const list = new Document([value]);
  const contents = list.contents as YAMLSeq<Scalar>;
  contents.flow = true;
  if (type && typeof value === 'string') (contents.items[0] as Scalar).type = type;
  return list.toString({ lineWidth: 0, flowCollectionPadding: false }).slice(1, -2);
}

/**
 * One paragraph as the lines of a folded text. Lines that were there before and still fit stay as they
 * are: first those before the change, then those after it.
 */
export function fold(text: string, before: string[], room: number): string[] {
  const same = before.findIndex((_, at) => before.slice(at).join(' ') === text);
  if (same >= 0) return before.slice(same);
  const [kept = ''] = before;
  if (text.startsWith(`${kept} `) && kept)
    return [kept, ...fold(text.slice(kept.length + 1), before.slice(1), room)];
  const space = text.length > room ? text.lastIndexOf(' ', room) : -1;
  const at = space > 0 ? space : text.indexOf(' ', room);
  if (text.length <= room || at < 0) return [text];
  return [text.slice(0, at), ...fold(text.slice(at + 1), before, room)];
}

/** Whether it can be folded without a look at its spaces and lines. */
const isPlainParagraph = (text: string) => text === text.trim() && !/\s\s|[\n\t]/.test(text);

/** A text as the lines below “>-”, at this column; those of the text before it stay where they fit. */
export function folded(text: string, at: number, source: string): string | undefined {
  const [sign, ...lines] = source.split('\n');
  if (!isPlainParagraph(text) || sign !== '>-') return undefined;
  const pad = `\n${' '.repeat(at)}`;
  const before = lines.map((line) => line.trim());
  return `>-${pad}${fold(text, before, width - at).join(pad)}`;
}

/**
 * A value as it follows “key:” or “-” at this column, from the first sign on: texts that are longer
 * than a line are folded, those that were written in a way keep it.
 */
export function inBlock(value: unknown, at: number, lead: number, type?: Scalar['type']): string {
  const document = new Document([value]);
  visit(document, {
    Scalar(key, node, path) {
      if (typeof node.value !== 'string' || key === 'key') return;
      if (type && path.length < 3) node.type = type;
      const before = path.length < 3 ? lead : 2 * path.length + String(key).length;
      const isLong = at + before + node.value.length > width;
      const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
      if (!isBlock && (isLong || node.value.includes('\n'))) node.type = 'BLOCK_FOLDED';
    },
  });
  const text = document.toString({ lineWidth: width - at }).trimEnd();
  return text.slice(2).replaceAll(/\n(?=.)/g, `\n${' '.repeat(at)}`);
}
