import { type Document, isAlias, isCollection, isScalar, type Node, visit } from 'yaml';

// The mistakes that people make in YAML, in words for people who do not know YAML.

export const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Advises the same line with its text in quotes, if it is a field with a text. */
function putInQuotes(line: string): string {
  const [, field, text = ''] = /^\s*((?:- )?[\w-]+: )(?![[{].*[\]}]$)(.+)$/.exec(line) ?? [];
  const words = text.trim().replace(/^(["'])(.*)\1$/, '$2');
  return `put the text in quotes${field ? `: ${field}${JSON.stringify(words)}` : ''}`;
}

/** Traces of other programs in a file. */
const spoiled: [pattern: RegExp, message: string][] = [
  [/[\0\ufffd]/, 'is not saved as UTF-8: save it again, and choose the encoding “UTF-8”'],
  [/^(<{7}|>{7}) /m, 'has two versions that Git could not merge: keep one, and delete the markers'],
];

/** Mistakes that the line shows more reliably than the parser's error. */
const slips: [pattern: RegExp, message: string][] = [
  [/^ *\t/, 'begins with a tab: use spaces'],
  [/^ *-[^ -]/, 'lacks a space after “-”'],
  [/^ *(- )?[\w-]+:[^ /]/, 'lacks a space after the colon'],
];

const badIndent = 'is indented unlike its neighbors';

function adviceFor(code: string, line: string): string {
  const slip = slips.find(([pattern]) => pattern.test(line));
  if (slip) return slip[1];
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return `has a colon inside a text: ${putInQuotes(line)}`;
  if (code === 'DUPLICATE_KEY') return 'repeats a field: delete one of the two';
  if (code === 'BAD_INDENT') return badIndent;
  return `cannot be read: ${putInQuotes(line)}, or indent the line like its neighbors`;
}

/** The character from which on YAML discards a text without an error. */
function lossOf(node: Node, yaml: string, document: Document): string | undefined {
  if ((node as { tag?: string }).tag) return '!';
  if (isAlias(node)) return node.resolve(document) ? undefined : '*';
  const isText = isScalar(node) && (node.value === null || typeof node.value === 'string');
  const isCut = isText && node.type === 'PLAIN' && /^[ \t]*#/.test(yaml.slice(node.range?.[1]));
  return isCut ? '#' : undefined;
}

/** The first error of a file, if any: later ones may only result from it. */
export function firstError(text: string, yaml: string, document: Document) {
  for (const [pattern, message] of spoiled)
    if (pattern.test(text)) return [{ line: lineAt(text, text.search(pattern)), message }];
  const lines = yaml.split('\n');
  const nodes: Node[] = [];
  visit(document, { Node: (_, node) => void nodes.push(node) });
  const losses = nodes.flatMap((node) => {
    const character = lossOf(node, yaml, document);
    const line = lineAt(yaml, node.range?.[1] ?? 0);
    const what =
      character === '#' ? 'loses its text from # on' : `has a text that begins with ${character}`;
    return character ? [{ line, message: `${what}: ${putInQuotes(lines[line - 1] ?? '')}` }] : [];
  });
  const errors = document.errors.slice(0, 1).map(({ code, message: error, pos: [at] }) => {
    const line = lineAt(yaml, at);
    const own = lines[line - 1] ?? '';
    const isOpen = (node: Node) =>
      isScalar(node) ? node.type?.startsWith('QUOTE') : isCollection(node) && node.flow;
    const open = nodes.findLast((node) => isOpen(node) && (node.range?.[0] ?? at) < at)?.range?.[0];
    if (open !== undefined && /^(Missing closing|Flow )/.test(error)) {
      const what = /["']/.test(yaml[open] ?? '') ? 'quote' : 'bracket';
      const message = `opens a ${what} that is not closed: close it, or put the text in quotes`;
      return { line: lineAt(yaml, open), message };
    }
    // The parser reads a field after a missing comma as a block within the braces.
    if (document.errors.some((each) => each.code === 'BLOCK_IN_FLOW'))
      return {
        line,
        message:
          'lacks a comma between two fields in braces: add it, or put a text that has a colon in quotes',
      };
    // A line that is indented too much is read as a part of the field above it.
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/: .*:(\s|$)/.test(own))
      return { line: line + 1, message: badIndent };
    return { line, message: adviceFor(code, own) };
  });
  return [...losses, ...errors].sort((a, b) => a.line - b.line).slice(0, 1);
}
