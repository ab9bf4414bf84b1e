/** A text on the page, the element it stands in, and the box of each of its lines. */
type SeenText = { node: Text; parent: Element; boxes: DOMRect[] };

declare global {
  interface Window {
    sight: {
      isSeen(part: Element): boolean;
      texts(): SeenText[];
      controls(): HTMLElement[];
      wordsOf(part: Node): string;
      canScrollTo(part: Element, axis: 'overflowX' | 'overflowY'): boolean;
      atEachScreen<Found>(look: () => Found[]): Found[];
    };
  }
}

/** Runs in the page and gives the rules their eyes: what a visitor can see, and how it is called. */
export function installSight() {
  const sheet = new CSSStyleSheet();
  // What is out of sight is laid out, too, and a change of theme or width is there at once.
  sheet.replaceSync(
    '*,::before,::after{content-visibility:visible!important;transition:none!important;scroll-behavior:auto!important}',
  );
  document.adoptedStyleSheets.push(sheet);

  /** Words for screen readers alone are cut to nothing. */
  const isForEars = (part: Element | null): boolean =>
    part !== null &&
    (/inset\(50%\)|inset\(100%\)/.test(getComputedStyle(part).clipPath) ||
      isForEars(part.parentElement));
  const isSeen = (part: Element) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !part.closest('[inert]') &&
    !isForEars(part);

  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: SeenText[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || !isSeen(parent)) continue;
      // Below this size, words are an ornament.
      if (Number.parseFloat(getComputedStyle(parent).fontSize) < 8) continue;
      range.selectNodeContents(node);
      // A mark of direction has a box of its own, and no width.
      const boxes = [...range.getClientRects()].filter(({ width }) => width >= 4);
      if (boxes.length > 0) found.push({ node, parent, boxes });
    }
    return found;
  };

  const focusable =
    'a[href], button, input, select, textarea, summary, video[controls], [tabindex="0"]';
  const controls = () =>
    [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (part) => isSeen(part) && part.tabIndex >= 0 && !part.matches(':disabled'),
    );

  const wordsOf = (part: Node) => {
    const { ariaLabel } = part as Element;
    const words = (ariaLabel || part.textContent || '').trim().replace(/\s+/g, ' ');
    return words || ((part as Element).id ?? part.nodeName.toLowerCase());
  };

  const canScrollTo = (part: Element, axis: 'overflowX' | 'overflowY'): boolean => {
    for (let at: Element | null = part; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at)[axis])) return true;
    return false;
  };

  /** Looks again at each screenful: only what is in the window can be hit. */
  const atEachScreen = <Found>(look: () => Found[]) => {
    const found: Found[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      found.push(...look());
    }
    scrollTo(0, 0);
    return found;
  };

  window.sight = { isSeen, texts, controls, wordsOf, canScrollTo, atEachScreen };
}
