import { marksAt, marksIn } from '../mark-text.ts';

/** A place on the page that shows a value of the content. */
export type Spot = {
  number: number;
  /** Whose text, or attribute, ends in the mark. */
  element: Element;
  range: Range;
  node?: Text;
  /** Where the marked text begins and ends in its node. */
  start: number;
  end: number;
  /** The text of the attribute, if it is in one. */
  attribute?: string;
};

/** Attributes that are shown, or read out. */
const shown = ['placeholder', 'alt', 'aria-label', 'title'];

/** Elements inside a line of text. */
const inline = 'a, strong, em, code, b, i';

// Nodes of another document are instances of its own classes, so their type tells what they are.
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** The element whose only text it is: a sentence with a link in it is one text. */
function wholeOf(node: Text): Element | undefined {
  const isAlone = (element: Element | null) =>
    new Set(marksIn(element?.textContent ?? '')).size === 1;
  let block = node.parentElement;
  while (block?.matches(inline) && isAlone(block.parentElement)) block = block.parentElement;
  return block && isAlone(block) ? block : undefined;
}

function inText(node: Text): Spot[] {
  return marksAt(node.data).flatMap(({ number, start, end }) => {
    const range = node.ownerDocument.createRange();
    const whole = wholeOf(node);
    if (whole) range.selectNodeContents(whole);
    else {
      range.setStart(node, start);
      range.setEnd(node, end);
    }
    const element = whole ?? node.parentElement;
    return element ? [{ number, element, range, node, start, end }] : [];
  });
}

function inAttributes(element: Element): Spot[] {
  return shown.flatMap((name) => {
    const attribute = element.getAttribute(name) ?? '';
    return marksIn(attribute).map((number) => {
      const range = element.ownerDocument.createRange();
      range.selectNode(element);
      return { number, element, range, start: 0, end: 0, attribute };
    });
  });
}

const inNode = (node: Node): Spot[] => {
  if (isText(node)) return inText(node);
  return isElement(node) ? inAttributes(node) : [];
};

/** All spots in a node, in the order of the page. */
export function findSpots(root: Node): Spot[] {
  const spots = inNode(root);
  const kinds = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, kinds);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) spots.push(...inNode(node));
  return spots;
}

const isInRichText = ({ element }: Spot) => element.closest('.rich') !== null;

/** The spots of a value: in its text first, then in lists of its headings. */
export const spotsOf = (mark: number | undefined, spots: Spot[]) =>
  spots
    .filter(({ number }) => number === mark)
    .sort((one, other) => Number(isInRichText(other)) - Number(isInRichText(one)));

export const boxOf = ({ range, element, node }: Spot) =>
  (node ? range : element).getBoundingClientRect();

export const isSeen = (spot: Spot) => {
  const { width, height } = boxOf(spot);
  const isDrawn = spot.element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return width > 1 && height > 1 && isDrawn && !spot.element.closest('[inert]');
};

export const isInView = (spot: Spot) => {
  const { top, bottom } = boxOf(spot);
  return bottom > 0 && top < (spot.element.ownerDocument.defaultView?.innerHeight ?? 0);
};

/** Elements that lie over the page; texts below them are out of reach. */
const layers = 'header, dialog, [popover], aside';

/**
 * The innermost spot at a point of the page. By the place of the text, as links may cover a card; beside
 * the text, by the element.
 */
export function spotAt(spots: Spot[], under: Element | null, x: number, y: number) {
  const layer = under?.closest(layers);
  const at = spots.filter((spot) => {
    const { left, right, top, bottom } = boxOf(spot);
    if (x < left || x > right || y < top || y > bottom || !isSeen(spot)) return false;
    return !layer || layer.contains(spot.element);
  });
  const area = (spot: Spot) => boxOf(spot).width * boxOf(spot).height;
  const [nearest] = at.sort((one, other) => area(one) - area(other));
  return nearest ?? spots.find(({ element }) => element === under);
}

/** Opens the closed parts of the page around an element: details, tabs and menus. */
export function uncover(element: Element) {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (part.matches('details')) part.setAttribute('open', '');
    if (part.matches('[popover]:not(:popover-open)')) (part as HTMLElement).showPopover();
    const named = `[aria-controls="${part.id}"][aria-selected="false"]`;
    if (part.id) part.ownerDocument.querySelector<HTMLElement>(named)?.click();
  }
}
