import { type Document, isNode, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';

type Path = readonly PropertyKey[];

export type SourceFile = {
  data: unknown;
  /** Line of the value at this path, or of the nearest value around it; of these words, if it has them. */
  lineOf: (path: Path, words?: string) => number;
  faults: { line: number; message: string }[];
};

/** Markdown with YAML front matter reads as YAML with one more field, `body`. */
function split(file: string, text: string): { yaml: string; body?: string } {
  if (!file.endsWith('.md')) return { yaml: text };
  const [, head, body] = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  if (head === undefined && body === undefined) return { yaml: '', body: text };
  // The blank line replaces the opening ---, so that line numbers match the file.
  return { yaml: `\n${head ?? ''}`, body: body ?? '' };
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

function parse(file: string, text: string): SourceFile {
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
  if (body !== undefined && body === text && /^---[ \t]*\n/.test(text))
    faults.push({
      line: 1,
      message: 'opens its head with --- and does not close it: write --- below',
    });
  const data: unknown = faults.length > 0 ? undefined : document.toJS();
  const whole = body === undefined || faults.length > 0 ? data : withBody(data, body);
  return {
    data: whole,
    faults,
    lineOf: (path, words = '') => {
      if (path[0] === 'body' && body !== undefined) {
        const start = text.length - body.length;
        return text.slice(0, start + Math.max(0, body.indexOf(words))).split('\n').length;
      }
      for (let depth = path.length; depth > 0; depth--) {
        const node = document.getIn(path.slice(0, depth), true);
        if (!isNode(node) || !node.range) continue;
        const [start, end] = node.range;
        return lineAt(start + Math.max(0, yaml.slice(start, end).indexOf(words)));
      }
      return 1;
    },
  };
}

const parsed = new Map<string, { text: string; source: SourceFile }>();

/** Parses a file. Its last state is remembered, because parsing takes most of the time in dev. */
export function readSource(file: string, text: string): SourceFile {
  const known = parsed.get(file);
  if (known?.text === text) return known.source;
  const source = parse(file, text);
  parsed.set(file, { text, source });
  return source;
}

/** The fields of a head that may be empty, and the text under it. */
const withBody = (head: unknown, body: string) =>
  head === null || head === undefined || (typeof head === 'object' && !Array.isArray(head))
    ? { ...head, body }
    : head;
