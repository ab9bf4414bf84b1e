import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { entryName } from '../entry-name.ts';
import { ToolButton } from './buttons.tsx';
import { open } from './drafts.ts';
import { EntryTools, entryOf, keysOf } from './list-control.tsx';
import { ProblemNote } from './problem-note.tsx';
import type { SitePage } from './site-page.ts';
import { useStore } from './store.ts';

const isBegin = (node: Node) =>
  node.nodeType === Node.COMMENT_NODE && node.textContent?.startsWith('band ');

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** The boxes of an element; one that only holds others has none itself. */
const boxesOf = (element: Element): DOMRect[] =>
  getComputedStyle(element).display === 'contents'
    ? [...element.children].flatMap(boxesOf)
    : [element.getBoundingClientRect()];

/** Where a band is in its frame, if it is shown: it begins at a comment, and ends at the next. */
function boxOfBand(begin: Node): DOMRect | undefined {
  const boxes: DOMRect[] = [];
  for (let node = begin.nextSibling; node && !isBegin(node); node = node.nextSibling)
    if (isElement(node)) boxes.push(...boxesOf(node).filter(({ width }) => width > 0));
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) - top;
  return new DOMRect(left, top, width, height);
}

function findBands({ document }: SitePage) {
  const boxes: (DOMRect | undefined)[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isBegin(node)) boxes.push(boxOfBand(node));
  return boxes;
}

/** Scrolls the page to a place that is out of view. */
function bringIntoView({ window }: SitePage, top: number) {
  const margin = 40;
  const isIn = top > margin && top < window.innerHeight - margin;
  if (!isIn) window.scrollBy({ top: top - window.innerHeight / 2 });
}

/** A plus after every band, and the tools of the band under the pointer. */
export function Bands({ page, scale }: { page: SitePage; scale: number }) {
  const place = useStore().known?.bands;
  const [over, setOver] = useState<number>();
  useEffect(() => {
    const move = ({ clientX: x, clientY: y }: PointerEvent) =>
      setOver(
        findBands(page).findIndex(
          (box) => box && x >= box.left && x <= box.right && y >= box.top && y < box.bottom,
        ),
      );
    const stop = new AbortController();
    page.window.addEventListener('pointermove', move, { signal: stop.signal });
    return () => stop.abort();
  }, [page]);
  if (!place) return null;
  const boxes = findBands(page);
  if (boxes.length !== place.value.length) return null;
  const names = place.value.map(entryName);
  const keys = keysOf(names);
  return boxes.map((box, index) => {
    if (!box) return null;
    const { left, top, width, height } = box;
    return (
      <div
        key={keys[index]}
        className="pointer-events-none absolute"
        style={{
          left: left * scale,
          top: top * scale,
          width: width * scale,
          height: height * scale,
        }}
      >
        {over === index && (
          <div
            role="toolbar"
            aria-label={names[index]}
            className="raised pointer-events-auto ms-auto me-3 flex w-max items-center ps-3"
            style={{ marginTop: Math.max(0, -top * scale) + 12 }}
          >
            <span className="max-w-60 truncate font-semibold">{names[index]}</span>
            <EntryTools
              id={`band ${keys[index]}`}
              place={{ ...place, index }}
              name={names[index] ?? ''}
            />
            <ProblemNote at={entryOf({ ...place, index })} />
          </div>
        )}
        {names.length < (place.most ?? 99) && (
          <div className="group absolute inset-x-0 top-full grid h-0 place-items-center">
            <span className="col-start-1 row-start-1 w-full border-link border-t-2 opacity-0 group-has-focus-visible:opacity-100 group-has-hover:opacity-100" />
            <span className="pointer-events-auto z-1 col-start-1 row-start-1 rounded-plate border border-edge bg-card">
              <ToolButton
                id={`plus-${index + 1}`}
                drawing={Plus}
                label={`Add a band after ${names[index]}`}
                onFocus={() => bringIntoView(page, top + height)}
                onClick={() => open({ name: 'band', path: page.path, index: index + 1 })}
              />
            </span>
          </div>
        )}
      </div>
    );
  });
}
