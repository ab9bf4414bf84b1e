import type { TextFinding } from './page-finding.ts';

// Each rule runs in the page as it is printed from the dark theme.

/** Browsers do not print backgrounds, so light text would be invisible. */
export function lowContrastInPrint(): TextFinding[] {
  const { texts, wordsOf, contrast } = window.visible;
  return texts()
    .filter(({ parent }) => {
      // Texts in a drawing are part of the picture.
      if (parent.closest('[role=img], [aria-hidden=true]')) return false;
      const { color, fill, printColorAdjust } = getComputedStyle(parent);
      const ink = parent.closest('svg') ? fill : color;
      return printColorAdjust !== 'exact' && contrast(ink, 'white') < 3;
    })
    .map(({ node }) => ({ text: wordsOf(node), message: 'has too little contrast on paper' }));
}

/** Collapsed texts must be printed, because nobody can click on paper. Floating elements must not. */
export function missingInPrint(): TextFinding[] {
  const { texts, wordsOf, isFloating } = window.visible;
  for (const item of document.querySelectorAll('details')) item.open = false;
  const folded = [...document.querySelectorAll('details > :not(summary)')]
    .filter((part) => !part.checkVisibility())
    .map((part) => ({ text: wordsOf(part), message: 'is not printed' }));
  const floating = texts()
    .filter(({ parent }) => isFloating(parent))
    .map(({ node }) => ({ text: wordsOf(node), message: 'is printed over the page' }));
  return [...folded, ...floating];
}
