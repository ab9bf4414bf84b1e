import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

export type SourceFile = {
  data: unknown;
  /** Line of the field at this path, or of the nearest field around it. */
  lineOf: (path: readonly PropertyKey[]) => number;
  faults: string[];
};

/** Markdown with YAML front matter reads as YAML with one more field, `body`. */
function split(file: string, text: string): { yaml: string; body?: string } {
  if (!file.endsWith('.md')) return { yaml: text };
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  return match ? { yaml: `\n${match[1]}`, body: match[2] as string } : { yaml: '', body: text };
}

export function readSource(file: string, text: string): SourceFile {
  const lines = new LineCounter();
  const { yaml, body } = split(file, text);
  const document = parseDocument(yaml, { lineCounter: lines });
  const data: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return {
    data: body !== undefined && data && typeof data === 'object' ? { ...data, body } : data,
    faults: document.errors.map((error) => error.message),
    lineOf(path) {
      for (let length = path.length; length >= 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if ((isScalar(node) || isMap(node)) && node.range) return lines.linePos(node.range[0]).line;
      }
      return 1;
    },
  };
}
