import { type Nodes, nodesOf } from '../../src/lib/markdown.ts';

type Range = [from: number, to: number];

const rangeOf = ({ position }: Nodes): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

function sentencesIn(text: string, from: number, to: number): Range[] {
  // Tokens begin no sentence for the segmenter: letters of the same length do.
  const words = text.slice(from, to).replaceAll(/\{[^{}]*\}/g, ({ length }) => 'X'.repeat(length));
  return [...sentences.segment(words)].map(({ index, segment }) => [
    from + index,
    from + index + segment.length,
  ]);
}

/** Paragraphs, headings, entries and rows. */
const piecesOf = (node: Nodes): Nodes[] =>
  node.type === 'root' || node.type === 'list' || node.type === 'table'
    ? node.children.flatMap(piecesOf)
    : [node];

/**
 * A text without the sentences, entries and rows that are unwanted, and what they said. A paragraph
 * that loses its first sentence goes, because what follows builds on it, and so does a heading that
 * loses all that is below it.
 */
export function cutText(text: string, isUnwanted: (words: string) => boolean) {
  const isCut = (range: Range) => isUnwanted(text.slice(...range));
  const gone: string[] = [];
  let left = text;
  let below: Nodes | undefined;
  let isBelowGone = false;
  for (const piece of nodesOf(text).slice(0, 1).flatMap(piecesOf).toReversed()) {
    const whole = rangeOf(piece);
    const parts = piece.type === 'paragraph' ? sentencesIn(text, ...whole).filter(isCut) : [];
    const isEmptied: boolean =
      isBelowGone &&
      piece.type === 'heading' &&
      !(below && (below.type !== 'heading' || below.depth > piece.depth));
    const isGone: boolean = isEmptied || (isCut(whole) && (parts[0]?.[0] ?? whole[0]) === whole[0]);
    for (const [from, to] of isGone ? [whole] : parts.toReversed()) {
      left = left.slice(0, from) + left.slice(to);
      gone.unshift(text.slice(from, to).trim());
    }
    isBelowGone = isGone;
    if (!isGone) below = piece;
  }
  const tidy = left.replaceAll(/[ \t]+$/gm, '').replaceAll(/\n{3,}/g, '\n\n');
  return { left: tidy.trim(), gone };
}
