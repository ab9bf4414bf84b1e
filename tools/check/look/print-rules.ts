import type { Sight } from './seen.ts';

// Each rule runs in the page, shown as it is printed by somebody who sees it dark.

/** Browsers leave grounds out when they print: light letters are lost then. */
export function paleOnPaper(): Sight[] {
  const { texts, wordsOf, contrast } = window.sight;
  return texts()
    .filter(({ parent }) => {
      // Words in a drawing are part of the picture.
      if (parent.closest('[role=img], [aria-hidden=true]')) return false;
      const { color, fill, printColorAdjust } = getComputedStyle(parent);
      const ink = parent.closest('svg') ? fill : color;
      return printColorAdjust !== 'exact' && contrast(ink, 'white') < 3;
    })
    .map(({ node }) => ({ text: wordsOf(node), message: 'is too pale to be read on paper' }));
}

/** Paper cannot be pressed: what is folded on the screen is printed, and what floats there is not. */
export function notForPaper(): Sight[] {
  const { texts, wordsOf, isFloating } = window.sight;
  for (const item of document.querySelectorAll('details')) item.open = false;
  const folded = [...document.querySelectorAll('details > :not(summary)')]
    .filter((part) => !part.checkVisibility())
    .map((part) => ({ text: wordsOf(part), message: 'is not printed' }));
  const floating = texts()
    .filter(({ parent }) => isFloating(parent))
    .map(({ node }) => ({ text: wordsOf(node), message: 'is printed over the page' }));
  return [...folded, ...floating];
}
