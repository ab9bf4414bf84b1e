import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { memoise } from '../lib/memoise.ts';
import { yamlAdvice } from './yaml-advice.ts';

export type Fault = { line: number; path: readonly PropertyKey[]; message: string };

export type SourceFile = {
  data: unknown;
  /** Line of the value at this path, or of the nearest value around it. */
  lineOf: (path: readonly PropertyKey[]) => number;
  faults: Fault[];
};

/** Markdown with YAML front matter reads as YAML with one more field, `body`. */
function split(file: string, text: string): { yaml: string; body?: string } {
  if (!file.endsWith('.md')) return { yaml: text };
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  // The blank line stands for the opening ---, so that line numbers are those of the file.
  return match ? { yaml: `\n${match[1]}`, body: match[2] as string } : { yaml: '', body: text };
}

/** A text that begins with an asterisk is a reference to YAML, and the name it refers to is not there. */
function starAt(document: Document): number | undefined {
  let at: number | undefined;
  visit(document, {
    Alias: (_, node) => {
      if (!node.resolve(document)) at ??= node.range?.[0];
    },
  });
  return at;
}

/** Parses a file, and again only if its text has changed: in dev most of the time goes here. */
export const readSource = memoise((file: string, text: string): SourceFile => {
  const lines = new LineCounter();
  const { yaml, body } = split(file, text);
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (at: number) => lines.linePos(at).line;
  // Whatever follows the first mistake may follow from it.
  const faults: Fault[] = document.errors.slice(0, 1).map((error) => {
    const line = lineAt(error.pos[0]);
    return { line, path: [], message: yamlAdvice(error, yaml.split('\n')[line - 1] ?? '') };
  });
  const star = starAt(document);
  if (star !== undefined) {
    const message = 'has a text that begins with *: put it in quotes';
    faults.push({ line: lineAt(star), path: [], message });
  }
  const data: unknown = faults.length > 0 ? undefined : document.toJS();
  return {
    data: body !== undefined && data && typeof data === 'object' ? { ...data, body } : data,
    faults,
    lineOf: (path) => {
      // What is in the text below the second --- is found by its own words.
      if (path[0] === 'body')
        return 1 + text.split('\n').findIndex((line) => line.includes(String(path[1] ?? '')));
      for (let depth = path.length; depth > 0; depth--) {
        const node = document.getIn(path.slice(0, depth), true);
        if (isNode(node) && node.range) return lineAt(node.range[0]);
      }
      return 1;
    },
  };
});
