import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';

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

/** Shows the same line with its text in quotes, if it is a field with a text. */
function putInQuotes(line: string): string {
  const [, field, text = ''] = /^\s*((?:- )?[\w-]+: )(.+)$/.exec(line) ?? [];
  const example = field ? `: ${field}${JSON.stringify(text.trim())}` : '';
  return `put the text in quotes${example}`;
}

/** What to do about a YAML error, for people who do not know YAML. */
function yamlAdvice({ code, message }: YAMLError, line: string): string {
  const quotes = putInQuotes(line);
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

/** What other programs leave in a file so that its text is not what an owner wrote. */
const spoiled: [sign: RegExp, message: string][] = [
  [/[\0\ufffd]/, 'is not saved as UTF-8: save it again, and choose the encoding “UTF-8”'],
  [
    /^(<{7}|>{7}) /m,
    'has two versions that Git could not join: keep one, and take out the other with the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
];

/** A note after a text has a space after its #. Without one, it is rather a part of the text. */
const isCut = (node: Node, yaml: string) =>
  isScalar(node) &&
  (node.value === null || typeof node.value === 'string') &&
  node.type === 'PLAIN' &&
  /^[ \t]*#[^ \n]/.test(yaml.slice(node.range?.[1]));

/** Where YAML drops letters of a text without an error, and the sign that it does so for. */
function lossesIn(document: Document, yaml: string): { at: number; sign: string }[] {
  const nodes: Node[] = [];
  visit(document, { Node: (_, node) => void nodes.push(node) });
  const named = new Set(nodes.flatMap((node) => (isAlias(node) ? node.source : [])));
  return nodes.flatMap((node) => {
    const { tag, anchor } = node as { tag?: string; anchor?: string };
    const isName = isAlias(node) ? !node.resolve(document) : anchor && !named.has(anchor);
    const sign = tag ? '!' : isName ? (anchor ? '&' : '*') : isCut(node, yaml) ? '#' : undefined;
    return sign ? [{ at: node.range?.[1] ?? 0, sign }] : [];
  });
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** The first thing that is wrong with a file: later ones may only result from it. */
function firstFault(text: string, yaml: string, document: Document): SourceFile['faults'] {
  for (const [sign, message] of spoiled)
    if (sign.test(text)) return [{ line: lineAt(text, text.search(sign)), message }];
  const lines = yaml.split('\n');
  const losses = lossesIn(document, yaml).map(({ at, sign }) => {
    const line = lineAt(yaml, at);
    const quotes = putInQuotes(lines[line - 1] ?? '');
    const message =
      sign === '#'
        ? `loses its words from # on: ${quotes}; a note has a space after its #`
        : `has a text that begins with ${sign}: ${quotes}`;
    return { line, message };
  });
  const errors = document.errors.map((error) => {
    const line = lineAt(yaml, error.pos[0]);
    return { line, message: yamlAdvice(error, lines[line - 1] ?? '') };
  });
  return [...losses, ...errors].sort((a, b) => a.line - b.line).slice(0, 1);
}

function parse(file: string, text: string): SourceFile {
  const { yaml, body } = split(file, text);
  const document = parseDocument(yaml);
  const faults = firstFault(text, yaml, document);
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
        return lineAt(text, start + Math.max(0, body.indexOf(words)));
      }
      for (let depth = path.length; depth > 0; depth--) {
        const node = document.getIn(path.slice(0, depth), true);
        if (!isNode(node) || !node.range) continue;
        const [start, end] = node.range;
        return lineAt(yaml, start + Math.max(0, yaml.slice(start, end).indexOf(words)));
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
