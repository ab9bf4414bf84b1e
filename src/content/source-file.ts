import { type Document, isNode, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { memoise } from '../lib/memoise.ts';

type Path = readonly PropertyKey[];

export type SourceFile = {
  data: unknown;
  /** Line of the value at this path, or of the nearest value around it. */
  lineOf: (path: Path) => number;
  faults: { line: number; message: string }[];
};

/** Markdown with YAML front matter reads as YAML with one more field, `body`. */
function split(file: string, text: string): { yaml: string; body?: string } {
  if (!file.endsWith('.md')) return { yaml: text };
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  // The blank line replaces the opening ---, so that line numbers match the file.
  return match ? { yaml: `\n${match[1]}`, body: match[2] as string } : { yaml: '', body: text };
}

/** The same line with its text in quotes, if it is a field with a text. */
function quoted(line: string): string | undefined {
  const [, field, text] = /^\s*((?:- )?[\w-]+: )(.+)$/.exec(line) ?? [];
  return field && text && `${field}${JSON.stringify(text.trim())}`;
}

/** What to do about a YAML error, for people who do not know YAML. */
function yamlAdvice({ code, message }: YAMLError, line: string): string {
  const example = quoted(line);
  const quotes = example ? `put the text in quotes: ${example}` : 'put the text in quotes';
  const advice: Partial<Record<YAMLError['code'], string>> = {
    BLOCK_AS_IMPLICIT_KEY: `has a colon inside a text: ${quotes}`,
    BAD_SCALAR_START: `begins with a sign that means something else: ${quotes}`,
    UNEXPECTED_TOKEN: `holds more than one text: ${quotes}, or indent the line like its neighbors`,
    MULTILINE_IMPLICIT_KEY: 'lacks a colon after the name of its field',
    MISSING_CHAR: 'opens a quote that is not closed, or lacks a colon',
    BAD_INDENT: 'opens a bracket that is not closed, or is indented unlike its neighbors',
    TAB_AS_INDENT: 'begins with a tab: use spaces',
    DUPLICATE_KEY: 'names a field that stands there already: leave one of the two',
  };
  return advice[code] ?? message.split('\n', 1)[0] ?? message;
}

/** Where a text begins with an asterisk, which YAML takes for a reference to a name. */
function starAt(document: Document): number | undefined {
  let at: number | undefined;
  visit(document, {
    Alias: (_, node) => {
      if (!node.resolve(document)) at ??= node.range?.[0];
    },
  });
  return at;
}

/** Parses a file. Remembered by its text, because parsing takes most of the time in dev. */
export const readSource = memoise((file: string, text: string): SourceFile => {
  const lines = new LineCounter();
  const { yaml, body } = split(file, text);
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (at: number) => lines.linePos(at).line;
  // Later errors may only result from the first.
  const faults = document.errors.slice(0, 1).map((error) => {
    const line = lineAt(error.pos[0]);
    return { line, message: yamlAdvice(error, yaml.split('\n')[line - 1] ?? '') };
  });
  const star = starAt(document);
  if (star !== undefined)
    faults.push({
      line: lineAt(star),
      message: 'has a text that begins with *: put it in quotes',
    });
  const data: unknown = faults.length > 0 ? undefined : document.toJS();
  return {
    data: body !== undefined && data && typeof data === 'object' ? { ...data, body } : data,
    faults,
    lineOf: (path) => {
      // YAML knows no lines below the front matter, so a value there is found by its words.
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
