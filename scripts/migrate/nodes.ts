import {
  Document,
  isMap,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from 'yaml';

export type Value =
  | Node
  | string
  | number
  | boolean
  | Value[]
  | { [key: string]: Value | undefined };

/** A value as a node of YAML. What is one already keeps its way of writing, comments included. */
export function nodeOf(value: Value): Node {
  if (value instanceof Object && 'toJSON' in value) return value as Node;
  if (Array.isArray(value)) {
    const list = new YAMLSeq();
    for (const each of value) list.add(nodeOf(each));
    return list;
  }
  if (typeof value !== 'object') return new Scalar(value);
  const map = new YAMLMap();
  for (const [key, each] of Object.entries(value))
    if (each !== undefined) map.add(new Pair(new Scalar(key), nodeOf(each as Value)));
  return map;
}

/** A file's fields, which can be taken out one by one. */
export class Fields {
  readonly document: Document;
  private readonly map: YAMLMap<Node, Node>;

  constructor(source: string | YAMLMap<Node, Node>) {
    this.document = typeof source === 'string' ? parseDocument(source) : new Document();
    const contents = typeof source === 'string' ? this.document.contents : source;
    this.map = (isMap(contents) ? contents : new YAMLMap()) as YAMLMap<Node, Node>;
  }

  get names(): string[] {
    return this.map.items.map(({ key }) => String(key));
  }

  has(name: string) {
    return this.names.includes(name);
  }

  take(name: string): Node | undefined {
    const at = this.map.items.findIndex(({ key }) => String(key) === name);
    return at < 0 ? undefined : (this.map.items.splice(at, 1)[0]?.value ?? undefined);
  }

  /** The fields inside a field, which is taken out. */
  inside(name: string): Fields {
    const node = this.take(name);
    return new Fields(isMap(node) ? (node as YAMLMap<Node, Node>) : new YAMLMap<Node, Node>());
  }

  text(name: string): string | undefined {
    const node = this.take(name);
    return node instanceof Scalar ? String(node.value) : undefined;
  }

  list(name: string): Node[] {
    const node = this.take(name);
    return isSeq(node) ? (node.items as Node[]) : [];
  }

  /** All that is left, as fields of a value. */
  rest(): Record<string, Value> {
    return Object.fromEntries(this.names.map((name) => [name, this.take(name) as Value]));
  }
}

export const write = (value: Value, comment?: string | null) => {
  const document = new Document();
  document.contents = nodeOf(value) as never;
  if (comment) document.commentBefore = comment;
  return document.toString({ lineWidth: 100, flowCollectionPadding: true });
};
