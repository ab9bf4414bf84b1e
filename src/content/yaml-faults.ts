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
  const words = text.trim().replace(/^(["'])(.*)\1$/, '$2');
  const example = field && !isWhole ? `: ${field}${JSON.stringify(words)}` : '';
  return `put the text in quotes${example}`;
}

const strangeSign = 'begins with a sign that means something else';

/** What a line shows by itself, more surely than the parser's error. */
const slips: [line: RegExp, advice: (line: string) => string][] = [
  [/^ *\t/, () => 'begins with a tab: use spaces'],
  [/^ *-[^\s-]/, () => 'lacks a space after “-”'],
  [/^ *(- )?[\w-]+:[^\s/]/, () => 'lacks a space after the colon'],
  [/^ *(- )?[\w-]+: [>|?-] ./, (line) => `${strangeSign}: ${putInQuotes(line)}`],
];

/** What to do about a YAML error, for people who do not know YAML. */
function yamlAdvice({ code, message }: YAMLError, line: string): string {
  const quotes = putInQuotes(line);
  const advice: Partial<Record<YAMLError['code'], string>> = {
    BLOCK_AS_IMPLICIT_KEY: `has a colon inside a text: ${quotes}`,
    BAD_SCALAR_START: `${strangeSign}: ${quotes}`,
    UNEXPECTED_TOKEN: `holds more than one text: ${quotes}, or indent the line like its neighbors`,
    BLOCK_IN_FLOW: 'lacks a comma between two fields in { }, or quotes around a text with a colon',
    MULTILINE_IMPLICIT_KEY: 'lacks a colon after the name of its field',
    MISSING_CHAR: 'lacks a colon after the name of its field, or “- ” before an entry',
    BAD_INDENT: 'is indented unlike its neighbors',
    DUPLICATE_KEY: 'names a field that stands there already: leave one of the two',
  };
  const slip = slips.find(([sign]) => sign.test(line))?.[1](line);
  return slip ?? advice[code] ?? message.split('\n', 1)[0] ?? message;
}

/** Where the quote or bracket begins that the error says is not closed. */
function opening({ message, pos }: YAMLError, nodes: readonly Node[]): number | undefined {
  if (!/^(Missing closing|Flow )/.test(message)) return undefined;
  const open = nodes.filter((node) =>
    isScalar(node) ? node.type?.startsWith('QUOTE') : isCollection(node) && node.flow,
  );
  return open.findLast(({ range }) => range && range[0] <= pos[0])?.range?.[0];
}

/** Where an entry (“- ”) or a field begins in a line, or both. */
function columnsOf(line = ''): { begin: number; entry?: number; field: number } | undefined {
  const [, spaces = '', dash, field] = /^( *)(- )?([a-z][\w-]*:(?= |$))?/.exec(line) ?? [];
  const { length } = spaces;
  if (dash) return { begin: length, entry: length, field: length + 2 };
  return field ? { begin: length, field: length } : undefined;
}

/** What is wrong with the indentation of a line, compared with those above that it could continue. */
function unlikeNeighbors(lines: readonly string[], line: number): YamlFault | undefined {
  const own = columnsOf(lines[line - 1]);
  const above = columnsOf(lines[line - 2]);
  if (!own || !above) return undefined;
  const kind = own.entry === undefined ? 'field' : 'entry';
  const isParent = /:\s*$/.test(lines[line - 2] ?? '');
  if (isParent && own.begin >= above.field + (kind === 'field' ? 1 : 0)) return undefined;
  const open: number[] = [];
  let outermost = Number.POSITIVE_INFINITY;
  for (const each of lines
    .slice(0, line - 1)
    .reverse()
    .map(columnsOf)) {
    if (!each || each.begin > outermost) continue;
    const column = each[kind];
    if (column !== undefined && column <= outermost) open.push(column);
    outermost = each.begin;
  }
  if (open.length === 0 || open.includes(own.begin)) return undefined;
  const [meant = 0] = open.toSorted((a, b) => Math.abs(a - own.begin) - Math.abs(b - own.begin));
  const isAlike = (each = '') => {
    const { begin, entry } = columnsOf(each) ?? {};
    return begin === meant && (entry === undefined) === (kind === 'field');
  };
  const before = lines.slice(0, line - 1).findLastIndex(isAlike) + 1;
  const alike = [...(before ? [before] : []), ...(isAlike(lines[line]) ? [line + 1] : [])];
  const neighbors = `, ${alike.length > 1 ? 'lines' : 'line'} ${alike.join(' and ')} by ${meant}`;
  const spaces = own.begin === 1 ? '1 space' : `${own.begin} spaces`;
  const told = alike.length > 0 ? neighbors : ` instead of ${meant}`;
  return { line, message: `is indented by ${spaces}${told}` };
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
  /^[ -]*[\u00a0\u2007\u202f\u3000][\s-]*[\w-]+:|^[ -]*[\w-]+:[\u00a0\u2007\u202f\u3000]/m;

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
    if (open !== undefined) {
      const sign = yaml[open] ?? '';
      const message = /["']/.test(sign)
        ? `opens a quote that is not closed: end the text with ${sign}, too`
        : 'opens a bracket that is not closed: close it, or put the text in quotes';
      return { line: lineAt(yaml, open), message };
    }
    const advice = { line, message: yamlAdvice(error, lines[line - 1] ?? '') };
    return (
      [line - 1, line, line + 1].map((each) => unlikeNeighbors(lines, each)).find(Boolean) ?? advice
    );
  });
  return [...losses, ...errors].sort((a, b) => a.line - b.line).slice(0, 1);
}
