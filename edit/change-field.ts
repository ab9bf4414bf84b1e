import { isCollection, isMap, isScalar, type Node, type YAMLMap } from 'yaml';
import type { Path } from './api.ts';
import {
  ByHand,
  column,
  dashOf,
  end,
  lineEnd,
  lineStart,
  parse,
  placeOf,
  splice,
  start,
} from './yaml-source.ts';
import { afterKey, folded, inBlock, inFlow, isInline } from './yaml-write.ts';

/** The text with another value in a place, or with a new field. */
export function setValue(text: string, path: Path, value: unknown, order: string[]): string {
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
      return splice(text, colon, Math.max(to, colon), afterKey(value, at, String(key)));
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
  const field = `${name}:${afterKey(value, at, name)}`;
  const pad = `\n${' '.repeat(at)}`;
  if (!before) return splice(text, start(first), start(first), field + pad);
  const line = lineEnd(text, end(text, before.value ?? before.key));
  return splice(text, line, line, pad + field);
}

/** The text without a field. */
export function removeField(text: string, path: Path): string {
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
