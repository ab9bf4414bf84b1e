import {
  type Document,
  isAlias,
  isCollection,
  isScalar,
  type Node,
  visit,
  type YAMLError,
} from 'yaml';

// What is wrong with a file before its fields are looked at, for people who do not know YAML.

export type YamlFault = { line: number; message: string };

/** Shows the same line with its text in quotes, if it is a field with a text. */
function putInQuotes(line: string): string {
  const [, field, text = ''] = /^\s*((?:- )?[\w-]+: )(.+)$/.exec(line) ?? [];
  const isWhole = /^[[{].*[\]}]$/.test(text);
  const example = field && !isWhole ? `: ${field}${JSON.stringify(text.trim())}` : '';
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
    MISSING_CHAR: 'lacks a colon after the name of its field, or “- ” before an entry',
    BAD_INDENT: 'is indented unlike its neighbors',
    TAB_AS_INDENT: 'begins with a tab: use spaces',
    DUPLICATE_KEY: 'names a field that stands there already: leave one of the two',
  };
  return advice[code] ?? message.split('\n', 1)[0] ?? message;
}

/** Where the quote or bracket begins that the error says is not closed. */
function opening({ message, pos }: YAMLError, nodes: readonly Node[]): number | undefined {
  if (!/^(Missing closing|Flow )/.test(message)) return undefined;
  const open = nodes.filter((node) =>
    isScalar(node) ? node.type?.startsWith('QUOTE') : isCollection(node) && node.flow,
  );
  return open.findLast(({ range }) => range && range[0] <= pos[0])?.range?.[0];
}

/** A line with a field or an entry: where it begins, and where its field does after “- ”. */
function columnsOf(line = ''): number[] {
  const [, spaces = '', dash, field] = /^( *)(- )?([a-z][\w-]*:(?= |$))?/.exec(line) ?? [];
  const { length } = spaces;
  return dash ? [length, length + 2] : field ? [length] : [];
}

/** What is wrong with the indentation of a line, compared with those above that it could continue. */
function unlikeNeighbors(lines: readonly string[], line: number): YamlFault | undefined {
  const [own] = columnsOf(lines[line - 1]);
  const above = columnsOf(lines[line - 2]);
  if (own === undefined || above.length === 0) return undefined;
  const open = [...above];
  for (const each of lines.slice(0, line - 2).reverse())
    open.push(...columnsOf(each).filter((column) => column < Math.min(...open)));
  const isParent = /:\s*$/.test(lines[line - 2] ?? '');
  const deepest = Math.max(...above);
  if (open.includes(own) || (isParent && own > deepest)) return undefined;
  const [meant = 0] = open.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own));
  const alike = [line - 1, line + 1].filter((each) => columnsOf(lines[each - 1]).includes(meant));
  const named = alike.length > 1 ? `lines ${alike.join(' and ')}` : `line ${alike[0] ?? line - 1}`;
  const spaces = own === 1 ? '1 space' : `${own} spaces`;
  return { line, message: `is indented by ${spaces}, ${named} by ${meant}` };
}

/** What other programs leave in a file so that its text is not what an owner wrote. */
const spoiled: [sign: RegExp, message: string][] = [
  [/[\0\ufffd]/, 'is not saved as UTF-8: save it again, and choose the encoding “UTF-8”'],
  [
    /^(<{7}|>{7}) /m,
    'has two versions that Git could not join: keep one, and take out the other with the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
];

/** Around the name of a field; texts may have them. */
const noBreakSpace =
  /^ *[\u00a0\u2007\u202f\u3000][\s-]*[\w-]+:|^[ -]*[\w-]+:[\u00a0\u2007\u202f\u3000]/m;

/** What follows a text on its line may be a note, or a part of it: “Rated # 1”. */
const isCut = (node: Node, yaml: string) =>
  isScalar(node) &&
  (node.value === null || typeof node.value === 'string') &&
  node.type === 'PLAIN' &&
  /^[ \t]*#/.test(yaml.slice(node.range?.[1]));

/** Where YAML drops letters of a text without an error, and the sign that it does so for. */
function lossesIn(document: Document, nodes: readonly Node[], yaml: string) {
  const named = new Set(nodes.flatMap((node) => (isAlias(node) ? node.source : [])));
  return nodes.flatMap((node) => {
    const { tag, anchor } = node as { tag?: string; anchor?: string };
    const isName = isAlias(node) ? !node.resolve(document) : anchor && !named.has(anchor);
    const sign = tag ? '!' : isName ? (anchor ? '&' : '*') : isCut(node, yaml) ? '#' : undefined;
    return sign ? [{ at: node.range?.[1] ?? 0, sign }] : [];
  });
}

export const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** The first thing that is wrong with a file: later ones may only result from it. */
export function firstFault(text: string, yaml: string, document: Document): YamlFault[] {
  for (const [sign, message] of spoiled)
    if (sign.test(text)) return [{ line: lineAt(text, text.search(sign)), message }];
  if (noBreakSpace.test(yaml))
    return [
      {
        line: lineAt(yaml, yaml.search(noBreakSpace)),
        message: 'has a no-break space beside a field: delete it, and press the space bar',
      },
    ];
  const lines = yaml.split('\n');
  const nodes: Node[] = [];
  visit(document, { Node: (_, node) => void nodes.push(node) });
  const losses = lossesIn(document, nodes, yaml).map(({ at, sign }) => {
    const line = lineAt(yaml, at);
    const quotes = putInQuotes(lines[line - 1] ?? '');
    const message =
      sign === '#'
        ? `loses its words from # on: ${quotes}; a note stands on a line of its own`
        : `has a text that begins with ${sign}: ${quotes}`;
    return { line, message };
  });
  const errors = document.errors.map((error) => {
    const line = lineAt(yaml, error.pos[0]);
    const open = opening(error, nodes);
    if (open !== undefined)
      return {
        line: lineAt(yaml, open),
        message: `opens ${/["']/.test(yaml[open] ?? '') ? 'a quote' : 'a bracket'} that is not closed`,
      };
    return (
      unlikeNeighbors(lines, line) ??
      unlikeNeighbors(lines, line + 1) ?? {
        line,
        message: yamlAdvice(error, lines[line - 1] ?? ''),
      }
    );
  });
  return [...losses, ...errors].sort((a, b) => a.line - b.line).slice(0, 1);
}
