import { type Nodes, nodesOf } from '../../src/lib/markdown.ts';

type Range = [from: number, to: number];

const rangeOf = ({ position }: Nodes): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** Tokens begin no sentence for the segmenter: letters of the same length do. */
const masked = (text: string) =>
  text.replaceAll(/\{[^{}]*\}/g, (token) => 'X'.repeat(token.length));

function sentencesIn(text: string, from: number, to: number): Range[] {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...sentences.segment(masked(text.slice(from, to)))].map(({ index, segment }) => [
    from + index,
    from + index + segment.length,
  ]);
}

/** The parts of a text to leave out. */
function* cutsIn(
  text: string,
  node: Nodes,
  isUnwanted: (words: string) => boolean,
): Generator<Range> {
  const [from, to] = rangeOf(node);
  if (!isUnwanted(text.slice(from, to))) return;
  const isMadeOfParts = node.type === 'root' || node.type === 'list' || node.type === 'table';
  if (isMadeOfParts) {
    for (const child of node.children) yield* cutsIn(text, child, isUnwanted);
    return;
  }
  const unwanted =
    node.type === 'paragraph'
      ? sentencesIn(text, from, to).filter(([start, end]) => isUnwanted(text.slice(start, end)))
      : [];
  // What follows the first sentence builds on it.
  if (unwanted.length === 0 || unwanted[0]?.[0] === from) yield [from, to];
  else yield* unwanted;
}

/** The headings that have nothing below them. */
function emptyHeadings(text: string): Range[] {
  const [root] = nodesOf(text);
  const blocks = root?.type === 'root' ? root.children : [];
  return blocks.flatMap((block, at) => {
    const next = blocks[at + 1];
    const isEmpty =
      block.type === 'heading' && (!next || (next.type === 'heading' && next.depth <= block.depth));
    return isEmpty ? [rangeOf(block)] : [];
  });
}

function without(text: string, cuts: readonly Range[]): string {
  const left = cuts
    .toReversed()
    .reduce((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), text);
  return left
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * A text without the sentences, entries and rows that are unwanted, and what they said. A paragraph
 * that loses its first sentence goes.
 */
export function cutText(text: string, isUnwanted: (words: string) => boolean) {
  const [root] = nodesOf(text);
  const cuts = root ? [...cutsIn(text, root, isUnwanted)] : [];
  const left = without(text, cuts);
  const hadHeadings = emptyHeadings(text).length;
  return {
    left: hadHeadings === 0 ? without(left, emptyHeadings(left)) : left,
    gone: cuts.map(([from, to]) => text.slice(from, to).trim()),
  };
}
