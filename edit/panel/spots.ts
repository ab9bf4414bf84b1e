import { useEffect, useState } from 'react';
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
  /** What the attribute says, if it is in one. */
  said?: string;
};

/** Attributes that are shown, or read out. */
const shown = ['placeholder', 'alt', 'aria-label', 'title'];

/** What stands in the line of a text. */
const inline = 'a, strong, em, code, b, i';

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
    const range = new Range();
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
  const range = new Range();
  return shown.flatMap((name) => {
    const said = element.getAttribute(name) ?? '';
    return marksIn(said).map((number) => {
      range.selectNode(element);
      return { number, element, range, start: 0, end: 0, said };
    });
  });
}

/** All of them, in the order of the page. */
export function findSpots(): Spot[] {
  const spots: Spot[] = [];
  const kinds = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(document.body, kinds);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) spots.push(...inText(node));
    if (node instanceof Element) spots.push(...inAttributes(node));
  }
  return spots;
}

const isInText = ({ element }: Spot) => element.closest('.rich') !== null;

/** Where a value stands: in its text first, and then where that is listed by its headings. */
export const spotsOf = (mark: number | undefined, spots = findSpots()) =>
  spots
    .filter(({ number }) => number === mark)
    .sort((one, other) => Number(isInText(other)) - Number(isInText(one)));

export const boxOf = ({ range, element, node }: Spot) =>
  (node ? range : element).getBoundingClientRect();

export const isSeen = (spot: Spot) => {
  const { width, height } = boxOf(spot);
  const isDrawn = spot.element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return width > 1 && height > 1 && isDrawn && !spot.element.closest('[inert]');
};

export const isInView = (spot: Spot) => {
  const { top, bottom } = boxOf(spot);
  return bottom > 0 && top < innerHeight;
};

/** What lies over the page; texts below it are out of reach. */
const layers = 'header, dialog, [popover], aside';

/**
 * The innermost one at a point of the screen. By the place of the words, as links may cover a card;
 * beside them, by the element.
 */
export function spotAt(spots: Spot[], x: number, y: number): Spot | undefined {
  const under = document.elementFromPoint(x, y);
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

/** Where a spot is on the screen, while the page scrolls and changes. */
export function useBox(spot: Spot | undefined): DOMRect | undefined {
  const [box, setBox] = useState<DOMRect>();
  useEffect(() => {
    const look = () => setBox(spot && boxOf(spot));
    look();
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    addEventListener('scroll', look, options);
    addEventListener('resize', look, options);
    return () => stop.abort();
  }, [spot]);
  return box;
}

/** The editable places of the page, as they come and go; none while nobody edits. */
export function useSpots(isNeeded: boolean): Spot[] {
  const [spots, setSpots] = useState<Spot[]>([]);
  useEffect(() => {
    const look = () => setSpots(isNeeded ? findSpots() : []);
    look();
    const observer = new MutationObserver(look);
    if (isNeeded)
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [isNeeded]);
  return spots;
}
