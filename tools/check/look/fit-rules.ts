import type { TextFinding } from './page-finding.ts';

// Each rule runs in the page and returns what does not fit at the current width.

export function sidewaysScroll(): TextFinding[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [
    { text: '', message: `The page is ${scrollWidth - clientWidth} px wider than the window` },
  ];
}

/** Texts and controls that extend beyond the window, where nobody can scroll to. */
export function outsideWindow(): TextFinding[] {
  const { texts, controls, wordsOf, mayOverflow } = window.visible;
  const parts = [
    ...texts().map(({ node, parent, boxes }) => ({ node, part: parent, boxes })),
    ...controls().map((part) => ({ node: part, part, boxes: [part.getBoundingClientRect()] })),
  ];
  const { clientWidth } = document.documentElement;
  const isBeyond = ({ left, right, bottom }: DOMRect) => {
    // Elements entirely outside are hidden on purpose, such as a link that appears with the focus.
    const isAway = right <= 0 || left >= clientWidth || bottom + scrollY <= 0;
    return !isAway && (left < -1 || right > clientWidth + 1);
  };
  return parts
    .filter(({ part, boxes }) => boxes.some(isBeyond) && !mayOverflow(part))
    .map(({ node }) => ({ text: wordsOf(node), message: 'extends beyond the window' }));
}

/** Texts that are partly hidden by the edge of a containing element. */
export function clippedTexts(): TextFinding[] {
  const { texts, clippingEdges, wordsOf } = window.visible;
  return texts()
    .filter(({ parent, boxes }) =>
      clippingEdges(parent).some(({ box, isHorizontal, isVertical }) =>
        boxes.some(
          ({ left, right, top, bottom, height }) =>
            (isHorizontal && (left < box.left - 1 || right > box.right + 1)) ||
            // Each line has space above and below its letters.
            (isVertical && (top < box.top - height / 4 || bottom > box.bottom + height / 4)),
        ),
      ),
    )
    .map(({ node }) => ({ text: wordsOf(node), message: 'is cut off' }));
}

/** Words that are broken without a hyphen, because they are longer than the line. */
export function brokenWords(): TextFinding[] {
  const range = document.createRange();
  /** Browsers hyphenate no other scripts. */
  const hasHyphens = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
  return window.visible.texts().flatMap(({ node, parent, boxes }) => {
    if (boxes.length < 2) return [];
    const isHyphenated = getComputedStyle(parent).hyphens === 'auto';
    return [...node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)]
      .filter(({ 0: word, index }) => {
        if (isHyphenated && hasHyphens.test(word)) return false;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = range.getClientRects();
        // Letters of another typeface can be slightly higher on the same line.
        return first && others.some(({ top }) => Math.abs(top - first.top) > first.height / 2);
      })
      .map(([word]) => {
        const text = window.visible.wordsOf(node);
        if (text === word)
          return {
            text,
            message: 'is broken without a hyphen, because it is longer than its line',
          };
        const heading = parent.closest('section')?.querySelector('h1, h2, h3');
        const place =
          heading && !heading.contains(parent) ? ` (in “${window.visible.wordsOf(heading)}”)` : '';
        return {
          text,
          message: `breaks “${word}” without a hyphen, because it is longer than the line${place}`,
        };
      });
  });
}

/** Texts that another element covers. */
export function coveredTexts(): TextFinding[] {
  const { texts, wordsOf, isFloating, scrollIntoWindow, mayOverflow } = window.visible;
  const isPainted = (hit: Element) => {
    const { backgroundColor } = getComputedStyle(hit);
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' || backgroundColor.endsWith(' / 0)');
    return !isClear || hit.matches('img, video, canvas, svg *');
  };
  const isCovered = (parent: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    if (!top || parent.contains(top)) return false;
    const stack = document.elementsFromPoint(x, y);
    const above = stack.slice(0, Math.max(0, stack.indexOf(parent)));
    return above.some((hit) => !parent.contains(hit) && isPainted(hit) && !isFloating(hit));
  };
  const found = texts()
    .filter(({ parent }) => !mayOverflow(parent) && !isFloating(parent))
    // Parts of a drawing may overlap.
    .filter(({ parent }) => !parent.closest('[role=img]'))
    .filter(({ parent, boxes }) =>
      boxes.some(({ left, right, top, height }) => {
        const y = scrollIntoWindow(top + height / 2);
        return [left + 2, (left + right) / 2, right - 2].some((x) => isCovered(parent, x, y));
      }),
    );
  scrollTo(0, 0);
  return found.map(({ node }) => ({
    text: wordsOf(node),
    message: 'is covered by something else',
  }));
}

/** Controls that are hidden or covered while they have the focus, such as by the header. */
export function coveredControls(): TextFinding[] {
  const { controls, wordsOf } = window.visible;
  const problemOf = (control: HTMLElement) => {
    control.focus();
    // Visitors see the label of an invisible control.
    const isDrawn = getComputedStyle(control).opacity !== '0';
    const look = isDrawn ? control : (control.closest('label') ?? control);
    const [box] = look.getClientRects();
    // Browsers scroll a text area to its caret, and large elements to some part of them.
    if (!box || look.matches('textarea') || box.height > innerHeight / 2) return undefined;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(look);
    if (boxShadow === 'none' && (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1))
      return 'does not show the keyboard focus';
    const { left, right, top, bottom } = box;
    const heights = [top + 3, (top + bottom) / 2, bottom - 3];
    const hits = [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
      heights.map((y) => document.elementFromPoint(x, y)),
    );
    if (hits.includes(null)) return 'is outside the window while it has the keyboard focus';
    const cover = hits.find((hit) => hit && !look.contains(hit) && !hit.contains(look));
    return cover && `is covered by “${wordsOf(cover).slice(0, 40)}”`;
  };
  const found = controls().flatMap((control) => {
    const message = problemOf(control);
    return message ? [{ text: wordsOf(control), message }] : [];
  });
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  return found;
}
