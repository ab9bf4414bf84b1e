import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';
import { keeper } from '../lib/keeper.ts';

export type Fault = { line: number; path: readonly PropertyKey[]; message: string };

export type SourceFile = {
  data: unknown;
  /** Line of the field at this path, or of the nearest field around it. */
  lineOf: (path: readonly PropertyKey[]) => number;
  faults: Fault[];
};

/** Markdown with YAML front matter reads as YAML with one more field, `body`. */
function split(file: string, text: string): { yaml: string; body?: string } {
  if (!file.endsWith('.md')) return { yaml: text };
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  // A blank line stands for the opening rule, so that lines count as in the file.
  return match ? { yaml: `\n${match[1]}`, body: match[2] as string } : { yaml: '', body: text };
}

/** The place where a field begins: its key in a map, itself in a list. */
function startOf(root: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let start = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!isPair(pair)) break;
      start = (isNode(pair.key) ? pair.key.range?.[0] : undefined) ?? start;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      start = (isNode(node) ? node.range?.[0] : undefined) ?? start;
    } else break;
  }
  return start;
}

function parseSource(file: string, text: string): SourceFile {
  const lines = new LineCounter();
  const { yaml, body } = split(file, text);
  const document = parseDocument(yaml, { lineCounter: lines });
  const data: unknown = document.errors.length > 0 ? undefined : document.toJS();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  return {
    data: body !== undefined && data && typeof data === 'object' ? { ...data, body } : data,
    faults: document.errors.map(({ message, pos }) => ({
      line: lineAt(pos[0]),
      path: [],
      message: message.split('\n', 1)[0] ?? message,
    })),
    lineOf: (path) => lineAt(startOf(document.contents, path)),
  };
}

const keep = keeper<SourceFile>();

/** A file is parsed again only when its text has changed: most of an edit's way to the screen was this. */
export const readSource = (file: string, text: string): SourceFile =>
  keep(file, [text], () => parseSource(file, text));
