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
import type { Path } from './api.ts';
import { Refusal } from './refusal.ts';

/** A change to a value, with the entry that a list gets. An undefined value takes a field out. */
export type Edit =
  | { do: 'set'; value: unknown }
  | { do: 'add'; index: number; entry: unknown }
  | { do: 'duplicate' | 'remove'; index: number }
  | { do: 'move'; index: number; to: number };

/** The text of a file in three: its YAML, and what surrounds it in a file of Markdown. */
function partsOf(file: string, text: string): [before: string, yaml: string, after: string] {
  if (!file.endsWith('.md')) return ['', text, ''];
  const [, yaml] = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(\n|$)/.exec(text) ?? [];
  return yaml === undefined ? ['', '', text] : ['---\n', yaml, text.slice(4 + yaml.length)];
}

/** Undefined for what is written so that it cannot be printed again: values that refer to others. */
function parse(yaml: string): Document | undefined {
  const document = parseDocument(yaml);
  let isPlain = document.errors.length === 0;
  visit(document, (_, node) => {
    if (isAlias(node)) isPlain = false;
  });
  return isPlain ? document : undefined;
}

const print = (document: Document) => document.toString({ lineWidth: 100 });

/** A file in the one form in which files are written: what `yaml` prints, with its comments. */
export function canonical(file: string, text: string): string {
  const [before, yaml, after] = partsOf(file, text);
  const document = yaml.trim() === '' ? undefined : parse(yaml);
  return document ? before + print(document) + after : text;
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

/** The Markdown below the second ---, with the blank lines around it as they were. */
function setBody(after: string, body: string): string {
  const [, rule = '', tail = ''] = /^(---[ \t]*\n\s*)?[\s\S]*?(\s*)$/.exec(after) ?? [];
  return rule + body.trim() + (tail || '\n');
}

/** The text of a file with one value changed. `order` names the fields beside it, as the schema has them. */
export function changeText(
  file: string,
  text: string,
  path: Path,
  edit: Edit,
  order: string[] = [],
): string {
  const [before, yaml, after] = partsOf(file, text);
  if (file.endsWith('.md') && path[0] === 'body' && edit.do === 'set')
    return before + yaml + setBody(after, String(edit.value));
  const document = parse(yaml);
  if (!document)
    throw new Refusal(`${file} can only be changed by hand, because of how it is written`);
  if (edit.do === 'set') set(document, path, edit.value, order);
  else changeList(document, path, edit);
  const changed = print(document);
  if (!isDeepStrictEqual(parse(changed)?.toJS(), document.toJS()))
    throw new Refusal(`${path.join('.')} can only be changed in the file itself`);
  // A page that is nothing but text gets a head.
  if (file.endsWith('.md') && !before) return `---\n${changed}---\n\n${text}`;
  return before + changed + after;
}
