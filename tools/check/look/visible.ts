/** A text on the page, its parent element, and the boxes of its lines. */
type SeenText = { node: Text; parent: Element; boxes: DOMRect[] };
/** The box of an element that clips its content: horizontally, vertically or both. */
type Edge = { box: DOMRect; isHorizontal: boolean; isVertical: boolean };

declare global {
  interface Window {
    visible: {
      texts(): SeenText[];
      controls(): HTMLElement[];
      drawings(): Element[];
      wordsOf(part: Node): string;
      clippingEdges(part: Element): Edge[];
      mayOverflow(part: Element): boolean;
      isFloating(part: Element): boolean;
      scrollIntoWindow(y: number): number;
      contrast(one: string, other: string): number;
      backgroundOf(part: Element | null): string;
    };
  }
}

/** Runs in the page and adds `window.visible`: functions that return what visitors see, and where. */
export function installVisible() {
  const sheet = new CSSStyleSheet();
  // Lays out the whole page, and applies changes of theme and width immediately.
  sheet.replaceSync(`*, ::before, ::after {
    content-visibility: visible !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }`);
  document.adoptedStyleSheets.push(sheet);

  const isAnyAround = (part: Element | null, is: (style: CSSStyleDeclaration) => boolean) => {
    for (let at = part; at; at = at.parentElement) if (is(getComputedStyle(at))) return true;
    return false;
  };
  const isFloating = (part: Element) =>
    isAnyAround(part, ({ position }) => position === 'fixed' || position === 'sticky');
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  /** Whether the content may exceed its box: it can be scrolled, or ends with an ellipsis. */
  const mayOverflow = (part: Element) =>
    isAnyAround(
      part,
      ({ overflowX, textOverflow }) => scrolls(overflowX) || textOverflow === 'ellipsis',
    );
  /** Texts for screen readers only are clipped to nothing. */
  const isForScreenReaders = (part: Element) =>
    isAnyAround(part, ({ clipPath }) => clipPath === 'inset(50%)');
  const isSeen = (part: Element) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !part.closest('[inert]') &&
    !isForScreenReaders(part);

  /** Slides are moved beside their frame until they are shown. */
  const isMoved = (part: Element) => isAnyAround(part, ({ translate }) => translate !== 'none');

  const clippingEdges = (part: Element) => {
    const edges: Edge[] = [];
    for (let at: Element | null = part; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, display } = getComputedStyle(at);
      if (textOverflow === 'ellipsis') break;
      const [isHorizontal, isVertical] = [cuts(overflowX), cuts(overflowY)];
      if (display !== 'inline' && (isHorizontal || isVertical))
        edges.push({ box: at.getBoundingClientRect(), isHorizontal, isVertical });
      // Visitors can scroll to everything in here.
      if (scrolls(overflowX) || scrolls(overflowY)) break;
    }
    return edges;
  };

  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: SeenText[] = [];
    // Smaller texts are decoration.
    const least = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 2;
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || !isSeen(parent)) continue;
      if (Number.parseFloat(getComputedStyle(parent).fontSize) < least) continue;
      range.selectNodeContents(node);
      const edges = clippingEdges(parent).filter(({ isHorizontal }) => isHorizontal);
      const boxes = [...range.getClientRects()]
        // Direction marks have a box without width.
        .filter(({ width }) => width >= 4)
        .filter(
          ({ left, right }) =>
            !isMoved(parent) || edges.every(({ box }) => left < box.right && right > box.left),
        );
      if (boxes.length > 0) found.push({ node, parent, boxes });
    }
    return found;
  };

  const controls = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter((part) => isSeen(part) && part.tabIndex >= 0 && !part.matches(':disabled'));

  const drawings = () => [...document.querySelectorAll('svg')].filter(isSeen);

  const wordsOf = (part: Node) => {
    const { ariaLabel, id } = part as Element;
    const words = (ariaLabel || part.textContent || '').replace(/\s+/g, ' ').trim();
    return words || id || part.nodeName.toLowerCase();
  };

  /** Scrolls to a height of the page, because elementFromPoint works only inside the window. */
  const scrollIntoWindow = (y: number) => {
    const isIn = y > scrollY + innerHeight * 0.1 && y < scrollY + innerHeight * 0.9;
    if (!isIn) scrollTo(0, y - innerHeight * 0.2);
    return y - scrollY;
  };

  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Red, green, blue and opacity of any color that CSS can name, from 0 to 255. */
  const readColor = (color: string) => {
    if (!pen) return [];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = readColor(color).map((part) =>
      part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const backgroundOf = (part: Element | null): string => {
    if (!part) return 'white';
    const { backgroundColor } = getComputedStyle(part);
    return readColor(backgroundColor)[3] === 255
      ? backgroundColor
      : backgroundOf(part.parentElement);
  };

  window.visible = {
    ...{ texts, controls, drawings, wordsOf, clippingEdges, mayOverflow },
    ...{ isFloating, scrollIntoWindow, contrast, backgroundOf },
  };
}
