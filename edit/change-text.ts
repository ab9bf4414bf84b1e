import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from './api.ts';
import { changeData, type Edit } from './change-data.ts';
import {
  ByHand,
  column,
  dashOf,
  end,
  folded,
  inBlock,
  inFlow,
  lineEnd,
  lineStart,
  placeOf,
  splice,
  start,
} from './yaml-source.ts';

const parsed = new Map<string, Document.Parsed>();

/** As many as a site may have of files: nothing here changes a document. */
const kept = 100;

function parse(text: string) {
  const known = parsed.get(text) ?? parseDocument(text);
  if (known.errors.length > 0) throw new ByHand();
  parsed.delete(text);
  parsed.set(text, known);
  const [oldest] = parsed.keys();
  if (parsed.size > kept && oldest !== undefined) parsed.delete(oldest);
  return known;
}

const isInline = (value: unknown) =>
  value === null || typeof value !== 'object' || Object.keys(value).length === 0;

/** What stands after “key:” at this column: a value on the same line, or a collection below it. */
function below(value: unknown, at: number, key: string) {
  if (isInline(value)) return ` ${inBlock(value, at, key.length + 2)}`;
  return `\n${' '.repeat(at + 2)}${inBlock(value, at, 0)}`;
}

function setValue(text: string, path: Path, value: unknown, order: string[]): string {
  const place = placeOf(parse(text), path);
  const rewritten = (value: unknown, node: Node, at: number, lead: number) => {
    const source = text.slice(start(node), end(text, node));
    const again = typeof value === 'string' ? folded(value, at + 2, source) : undefined;
    return again ?? inBlock(value, at, lead, isScalar(node) ? node.type : undefined);
  };
  if (!place) return addField(text, path, value, order);
  const { node, key, isFlow } = place;
  const [from, to] = [start(node), end(text, node)];
  if (isFlow || (isCollection(node) && node.flow && !isInline(value)))
    return splice(text, from, to, inFlow(value, isScalar(node) ? node.type : undefined));
  if (key) {
    const colon = text.indexOf(':', key.range?.[1]) + 1;
    const at = column(text, start(key));
    if (!isScalar(node) || !isInline(value) || from === to)
      return splice(text, colon, Math.max(to, colon), below(value, at, String(key)));
    return splice(text, from, to, rewritten(value, node, at, String(key).length + 2));
  }
  if (!place.parent) throw new ByHand();
  const at = column(text, dashOf(text, node));
  return splice(text, from, to, rewritten(value, node, at, 2));
}

/** A field that is not there yet comes after those that the schema names before it. */
function addField(text: string, path: Path, value: unknown, order: string[]): string {
  const name = String(path.at(-1));
  const around = placeOf(parse(text), path.slice(0, -1));
  if (!around || !isMap(around.node)) throw new ByHand();
  const map = around.node as YAMLMap<Node, Node | null>;
  const isFlow = around.isFlow || map.flow === true;
  if (map.items.length === 0) return setValue(text, path.slice(0, -1), { [name]: value }, []);
  const place = order.indexOf(name);
  const before = map.items.findLast(({ key }) => {
    const at = order.indexOf(String(key));
    return place < 0 || (at >= 0 && at < place);
  });
  const first = map.items[0]?.key as Node;
  if (isFlow) {
    const field = `${name}: ${inFlow(value)}`;
    if (!before) return splice(text, start(first), start(first), `${field}, `);
    const at = end(text, before.value ?? before.key);
    return splice(text, at, at, `, ${field}`);
  }
  const at = column(text, start(first));
  const field = `${name}:${below(value, at, name)}`;
  const pad = `\n${' '.repeat(at)}`;
  if (!before) return splice(text, start(first), start(first), field + pad);
  const line = lineEnd(text, end(text, before.value ?? before.key));
  return splice(text, line, line, pad + field);
}

function removeField(text: string, path: Path): string {
  const place = placeOf(parse(text), path);
  if (!place) return text;
  const { node, key, isFlow } = place;
  const map = place.parent as YAMLMap<Node, Node> | undefined;
  if (!key || !map || !isMap(map)) throw new ByHand();
  if (map.items.length === 1) return setValue(text, path.slice(0, -1), {}, []);
  const index = map.items.findIndex((item) => item.key === key);
  const next = map.items[index + 1];
  const [from, to] = [start(key), end(text, node)];
  if (isFlow || /- *$/.test(text.slice(lineStart(text, from), from))) {
    if (next) return splice(text, from, start(next.key), '');
    const previous = map.items[index - 1];
    if (!previous) throw new ByHand();
    return splice(text, end(text, previous.value ?? previous.key), to, '');
  }
  return splice(text, lineStart(text, from), lineEnd(text, to) + 1, '');
}

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

function changeList(text: string, path: Path, edit: Edit & { index: number }): string {
  const place = placeOf(parse(text), path);
  if (!place || !isSeq(place.node)) throw new ByHand();
  const list = place.node as YAMLSeq<Node>;
  const entries = entriesOf(text, list);
  const { index } = edit;
  const at = (each: number) => entries[each] as Range;
  if (edit.do === 'up') return swap(text, at(index - 1), at(index));
  if (edit.do === 'down') return swap(text, at(index), at(index + 1));
  if (edit.do === 'remove') {
    if (entries.length === 1) return setValue(text, path, [], []);
    if (!list.flow) return splice(text, at(index)[0], at(index)[1] + 1, '');
    return index > 0
      ? splice(text, at(index - 1)[1], at(index)[1], '')
      : splice(text, at(0)[0], at(1)[0], '');
  }
  const entry = edit.do === 'add' ? edit.entry : undefined;
  if (entries.length === 0) {
    const [from, to] = [start(list), end(text, list)];
    if (place.isFlow || isInline(entry) || !place.key)
      return splice(text, from, to, inFlow([entry]));
    const colon = text.indexOf(':', place.key.range?.[1]) + 1;
    const block = below([entry], column(text, start(place.key)), '');
    return splice(text, colon, to, block);
  }
  if (list.flow) {
    const [from, to] = at(Math.min(index, entries.length - 1));
    const written = edit.do === 'add' ? inFlow(entry) : text.slice(from, to);
    const between = entries.length > 1 ? text.slice(at(0)[1], at(1)[0]) : ', ';
    if (edit.do === 'add' && index < entries.length)
      return splice(text, from, from, written + between);
    return splice(text, to, to, between + written);
  }
  const dash = dashOf(text, list.items[0]);
  const pad = ' '.repeat(column(text, dash));
  const own = list.items[index];
  const line =
    edit.do === 'add'
      ? `${pad}- ${inBlock(entry, pad.length, 2)}`
      : text.slice(lineStart(text, dashOf(text, own)), at(index)[1]);
  const before = edit.do === 'add' ? index - 1 : index;
  if (before < 0) return splice(text, at(0)[0], at(0)[0], `${line}\n`);
  return splice(text, at(before)[1], at(before)[1], `\n${line}`);
}

function changeYaml(text: string, path: Path, edit: Edit, order: string[]): string {
  if (edit.do !== 'set') return changeList(text, path, edit);
  return edit.value === undefined
    ? removeField(text, path)
    : setValue(text, path, edit.value, order);
}

/** What is written must say what was meant, and what says so already stays as it is. */
function checked(yaml: string, path: Path, edit: Edit, order: string[]): string {
  const data: unknown = parse(yaml).toJS();
  const meant = changeData(data, path, edit);
  if (isDeepStrictEqual(data, meant)) return yaml;
  const changed = changeYaml(yaml, path, edit, order);
  if (!isDeepStrictEqual(parse(changed).toJS(), meant)) throw new ByHand();
  return changed;
}

/** The text of a file in two: its YAML, and what surrounds it in a file of Markdown. */
function partsOf(file: string, text: string): [before: string, yaml: string, after: string] {
  if (!file.endsWith('.md')) return ['', text, ''];
  const [, yaml = ''] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  return ['---\n', yaml, text.slice(4 + yaml.length)];
}

/** The Markdown below the second ---, with the blank lines around it as they were. */
function setBody(after: string, body: string): string {
  const [, rule = '', tail = ''] = /^(---\n\s*)[\s\S]*?(\s*)$/.exec(after) ?? [];
  return rule + body.trim() + (tail || '\n');
}

/**
 * The text of a file with one value changed; no line but those of the value is touched. `order` names
 * the fields beside it, as the schema has them.
 */
export function changeText(
  file: string,
  text: string,
  path: Path,
  edit: Edit,
  order: string[] = [],
): string {
  const isCrlf = text.includes('\r\n');
  const [before, yaml, after] = partsOf(file, text.replaceAll('\r\n', '\n'));
  const isBody = file.endsWith('.md') && path[0] === 'body';
  const whole =
    isBody && edit.do === 'set'
      ? before + yaml + setBody(after, String(edit.value))
      : before + checked(yaml, path, edit, order) + after;
  return isCrlf ? whole.replaceAll('\n', '\r\n') : whole;
}
