/** A piece of a text as written, with its start position. */
type Piece = { start: number; raw: string };

/** Literal text. The value of `\{` is `{`. */
type Words = Piece & { type: 'words'; value: string };

/** {brand.name} has the name `brand` and the key `name`; the key of {total} is empty. */
export type Token = Piece & { type: 'token'; name: string; key: string };

/** {if scripts}these{else}those{end} */
type Condition = Piece & { type: 'condition'; name: string; then: Node[]; otherwise: Node[] };

/** A brace that belongs to no token and no condition. The message continues a sentence after `raw`. */
export type Problem = Piece & { type: 'problem'; message: string };

export type Node = Words | Token | Condition | Problem;

/** An escaped pair or brace, a pair, or a single brace with the word next to it. */
const braces = /\\\{[^{}\n\\]*\}|\\[{}]|\{\{[^{}\n]*\}\}|\{[^{}\n]*\}|\{[^\s{}]*|[^\s{}\\]*\}/g;

/** Splits a text into pieces with braces and pieces between them. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: raw, index: start } of text.matchAll(braces)) {
    if (start > done) pieces.push({ start: done, raw: text.slice(done, start) });
    pieces.push({ start, raw });
    done = start + raw.length;
  }
  return done < text.length ? [...pieces, { start: done, raw: text.slice(done) }] : pieces;
}

const condition = /^\{if ([\w.-]+)\}$/;
const token = /^\{([a-zA-Z]+)(?:\.([\w@.-]+))?\}$/;

function nodeOf({ start, raw }: Piece): Node {
  const problem = (message: string): Node => ({ type: 'problem', start, raw, message });
  if (!/[{}]/.test(raw)) return { type: 'words', start, raw, value: raw };
  if (raw.startsWith('\\')) return { type: 'words', start, raw, value: raw.slice(1) };
  if (condition.test(raw)) return problem('has no {end}');
  if (raw === '{else}' || raw === '{end}') return problem('has no {if …} before it');
  const [, name, key = ''] = token.exec(raw) ?? [];
  if (name) return { type: 'token', start, raw, name, key };
  if (!raw.endsWith('}')) return problem('opens a brace that is not closed');
  return problem(raw.startsWith('{') ? 'is not a token' : 'closes a brace that is not open');
}

/** The literal text, tokens, conditions and problems of a text, in order. */
export function tokenize(text: string): Node[] {
  const pieces = piecesOf(text);
  let at = 0;
  const read = (...ends: string[]): Node[] => {
    const nodes: Node[] = [];
    for (let piece = pieces[at]; piece && !ends.includes(piece.raw); piece = pieces[at]) {
      at++;
      nodes.push(...readCondition(piece));
    }
    return nodes;
  };
  const readCondition = (piece: Piece): Node[] => {
    const [, name] = condition.exec(piece.raw) ?? [];
    if (!name) return [nodeOf(piece)];
    const then = read('{else}', '{end}');
    const hasElse = pieces[at]?.raw === '{else}';
    if (hasElse) at++;
    const otherwise = hasElse ? read('{end}') : [];
    const end = pieces[at++];
    if (!end) return [nodeOf(piece), ...then, ...otherwise];
    const raw = text.slice(piece.start, end.start + end.raw.length);
    return [{ type: 'condition', start: piece.start, raw, name, then, otherwise }];
  };
  return read();
}

/** All nodes, including those inside conditions. */
export const allNodes = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) =>
    node.type === 'condition' ? [node, ...allNodes([...node.then, ...node.otherwise])] : [node],
  );

/** All tokens of a text, including those inside conditions. */
export const tokensIn = (text: string) =>
  allNodes(tokenize(text)).filter((node) => node.type === 'token');

/** The nodes with each condition replaced by one of its branches. */
export const choose = (nodes: readonly Node[], holds: (name: string) => boolean): Node[] =>
  nodes.flatMap((node) =>
    node.type === 'condition'
      ? choose(holds(node.name) ? node.then : node.otherwise, holds)
      : [node],
  );

/** The literal text between the tokens. */
export const wordsIn = (text: string) =>
  allNodes(tokenize(text)).flatMap((node) => (node.type === 'words' ? [node.value] : []));

/** The text with `change` applied to each of its tokens. */
export const mapTokens = (text: string, change: (token: Token) => string) =>
  tokensIn(text).reduceRight(
    (changed, token) =>
      changed.slice(0, token.start) + change(token) + changed.slice(token.start + token.raw.length),
    text,
  );
