import type { Sighting } from './finding.ts';

// Each rule runs in the page and answers what does not fit there, at the width the page has then.

export function sidewaysScroll(): Sighting[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [{ text: '', says: `The page is ${scrollWidth - clientWidth} px wider than the window` }];
}

/** Words and controls that begin or end beyond the window, where nobody can scroll to. */
export function beyondWindow(): Sighting[] {
  const { texts, controls, wordsOf, canScrollTo } = window.sight;
  const parts = [
    ...texts().map(({ node, parent, boxes }) => ({ text: wordsOf(node), part: parent, boxes })),
    ...controls().map((part) => ({
      text: wordsOf(part),
      part,
      boxes: [part.getBoundingClientRect()],
    })),
  ];
  const { clientWidth } = document.documentElement;
  return parts
    .filter(({ boxes }) =>
      // What lies outside altogether was put there: it comes in when it is needed.
      boxes.some(
        ({ left, right, bottom }) =>
          right > 0 &&
          left < clientWidth &&
          bottom + scrollY > 0 &&
          (left < -1 || right > clientWidth + 1),
      ),
    )
    .filter(({ part }) => !canScrollTo(part, 'overflowX'))
    .map(({ text }) => ({ text, says: 'runs out of the window' }));
}

/** Words of which a part is hidden by the edge of what they stand in. */
export function cutOff(): Sighting[] {
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const edgesAround = (part: Element) => {
    const edges: { box: DOMRect; isAcross: boolean; isAlong: boolean }[] = [];
    for (let at: Element | null = part; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, display } = getComputedStyle(at);
      // What can be scrolled is not cut; an ellipsis is a decision.
      if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis') break;
      if (display === 'inline') continue;
      if (!cuts(overflowX) && !cuts(overflowY)) continue;
      edges.push({
        box: at.getBoundingClientRect(),
        isAcross: cuts(overflowX),
        isAlong: cuts(overflowY),
      });
    }
    return edges;
  };
  const known = new Map<Element, ReturnType<typeof edgesAround>>();
  return window.sight
    .texts()
    .filter(({ parent, boxes }) => {
      const edges = known.get(parent) ?? edgesAround(parent);
      known.set(parent, edges);
      return boxes.some(({ left, right, top, bottom, height }) =>
        edges.some(
          ({ box, isAcross, isAlong }) =>
            (isAcross && (left < box.left - 1 || right > box.right + 1)) ||
            // A line has room above and below its letters.
            (isAlong && (top < box.top - height / 4 || bottom > box.bottom + height / 4)),
        ),
      );
    })
    .map(({ node }) => ({ text: window.sight.wordsOf(node), says: 'is cut off' }));
}

/** Words that are broken in two without a hyphen, because no line has room for them. */
export function tornWords(): Sighting[] {
  const range = document.createRange();
  return window.sight.texts().flatMap(({ node, parent, boxes }) => {
    if (boxes.length < 2 || getComputedStyle(parent).hyphens === 'auto') return [];
    return [...node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)]
      .filter(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(([text]) => ({ text, says: 'is torn in two, because it is too long for its line' }));
  });
}

/** Words that something else is painted over, and controls that something else lies on. */
export function covered(): Sighting[] {
  const { texts, controls, wordsOf, isSeen, atEachScreen } = window.sight;
  const isFloating = (part: Element | null): boolean =>
    part !== null &&
    (/fixed|sticky/.test(getComputedStyle(part).position) || isFloating(part.parentElement));
  const isInWindow = (y: number) => y > 0 && y < innerHeight;
  const isOther = (hit: Element, part: Element) => !hit.contains(part) && !part.contains(hit);
  const isPainted = (hit: Element) => {
    const { backgroundColor } = getComputedStyle(hit);
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' || backgroundColor.endsWith(' / 0)');
    return !isClear || hit.matches('img, video, canvas, svg *');
  };

  const overWords = () =>
    texts().flatMap(({ node, parent, boxes }) => {
      const isCovered = boxes.some(({ left, right, top, bottom }) => {
        const y = (top + bottom) / 2;
        if (!isInWindow(y)) return false;
        return [left + 2, (left + right) / 2, right - 2].some((x) => {
          const stack = document.elementsFromPoint(x, y);
          const above = stack.slice(0, Math.max(0, stack.indexOf(parent)));
          return above.some((hit) => isOther(hit, parent) && isPainted(hit) && !isFloating(hit));
        });
      });
      return isCovered ? [{ text: wordsOf(node), says: 'is covered by something else' }] : [];
    });

  const onControls = () =>
    controls().flatMap((control) => {
      const owner = control.closest('label') ?? control;
      const [box] = control.getClientRects();
      if (!box || !isInWindow(box.top + box.height / 2)) return [];
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isLost = hit && isOther(hit, owner) && isSeen(hit) && !isFloating(hit);
      return isLost
        ? [{ text: wordsOf(control), says: 'cannot be pressed: something else lies on it' }]
        : [];
    });

  return atEachScreen(() => [...overWords(), ...onControls()]);
}
