import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isAlias,
  isMap,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { splitSource } from '../content/source-file.ts';
import type { Path } from '../lib/data.ts';
import { Refusal } from './refusal.ts';

/** A change to a value, with the entry that a list gets. An undefined value takes a field out. */
export type Edit =
  | { do: 'set'; value: unknown }
  | { do: 'add'; index: number; entry: unknown }
  | EntryEdit;

/** A change to an entry that a list has. */
export type EntryEdit =
  | { do: 'duplicate' | 'remove'; index: number }
  | { do: 'move'; index: number; to: number };

/** Undefined for what is written so that it cannot be printed again: values that refer to others. */
function parse(yaml: string): Document | undefined {
  const document = parseDocument(yaml);
  let isPlain = document.errors.length === 0;
  visit(document, (_, node) => {
    if (isAlias(node)) isPlain = false;
    // A comment above the first entry is about that entry, and moves with it.
    if (!isSeq<Node>(node) || !node.commentBefore || !node.items[0]) return;
    node.items[0].commentBefore = node.commentBefore;
    node.commentBefore = null;
  });
  return isPlain ? document : undefined;
}

const print = (document: Document) => document.toString({ lineWidth: 100 });

/** A file in the one form in which files are written: what `yaml` prints, with its comments. */
export function canonical(file: string, text: string): string {
  const { opening, yaml, closing, body = '' } = splitSource(file, text);
  const document = yaml.trim() === '' ? undefined : parse(yaml);
  return document ? opening + print(document) + closing + body : text;
}

/** Sets a field. A new one comes after those that the schema, which gives the order, names before it. */
function set(document: Document, path: Path, value: unknown, order: string[]) {
  const [around, name] = [path.slice(0, -1), path.at(-1)];
  if (value === undefined) return document.deleteIn(path);
  const map = document.getIn(around) as YAMLMap<Node> | undefined;
  if (!isMap(map) || map.has(name)) return document.setIn(path, value);
  const isBefore = (key: Node) => order.indexOf(String(key)) < order.indexOf(String(name));
  const at = order.includes(String(name))
    ? map.items.findLastIndex(({ key }) => isBefore(key)) + 1
    : map.items.length;
  map.items.splice(at, 0, document.createPair(name, value) as never);
}

function changeList(document: Document, path: Path, edit: Exclude<Edit, { do: 'set' }>) {
  // A file without an entry is empty.
  if (path.length === 0) document.contents ??= document.createNode([]) as never;
  const list = document.getIn(path);
  if (!isSeq<Node>(list)) throw new Refusal(`${path.join('.')} is no list`);
  const { items } = list;
  const { index } = edit;
  // Brackets are for short values, and for none.
  if (items.length === 0) list.flow = false;
  if (edit.do === 'add') {
    const [neighbor, entry] = [items[index - 1], document.createNode(edit.entry)];
    if (isMap(entry)) entry.flow = isMap(neighbor) && neighbor.flow === true;
    items.splice(index, 0, entry);
  }
  if (edit.do === 'remove') items.splice(index, 1);
  if (edit.do === 'duplicate') {
    const copy = items[index]?.clone() as Node;
    copy.commentBefore = null;
    items.splice(index + 1, 0, copy);
  }
  if (edit.do === 'move') {
    const [moved] = items.splice(index, 1) as [Node];
    items.splice(edit.to, 0, moved);
  }
}

/** Another text, with the blank lines around it as they were. */
function setBody(before: string, text: string): string {
  const start = before.slice(0, before.length - before.trimStart().length);
  const end = before.slice(before.trimEnd().length);
  return start + text.trim() + (end || '\n');
}

/** The text of a file with one value changed. `order` names the fields beside it, as the schema has them. */
export function changeText(
  file: string,
  text: string,
  path: Path,
  edit: Edit,
  order: string[] = [],
): string {
  const { opening, yaml, closing, body } = splitSource(file, text);
  if (body !== undefined && path[0] === 'body' && edit.do === 'set')
    return opening + yaml + closing.replace(/-$/, '-\n') + setBody(body, String(edit.value));
  const document = parse(yaml);
  if (!document)
    throw new Refusal(`${file} can only be changed by hand, because of how it is written`);
  if (edit.do === 'set') set(document, path, edit.value, order);
  else changeList(document, path, edit);
  const changed = print(document);
  if (!isDeepStrictEqual(parse(changed)?.toJS(), document.toJS()))
    throw new Refusal(`${path.join('.')} can only be changed in the file itself`);
  // A page that is nothing but text gets a head.
  if (body !== undefined && !opening) return `---\n${changed}---\n\n${text}`;
  return opening + changed + closing + (body ?? '');
}
