import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { entryName } from '../entry-name.ts';
import { focusBack, ToolButton } from './buttons.tsx';
import { EntryTools, keysOf } from './list-control.tsx';
import { open, useStore } from './store.ts';

const isBegin = (node: Node | null) =>
  node instanceof Comment && node.textContent.startsWith('band ');

/** The boxes of an element; what is only there to hold others has none of its own. */
const boxesOf = (element: Element): DOMRect[] =>
  getComputedStyle(element).display === 'contents'
    ? [...element.children].flatMap(boxesOf)
    : [element.getBoundingClientRect()];

/** Where a band is on the page, if it is shown: it begins at a comment, and ends at the next. */
function boxOfBand(begin: Node): DOMRect | undefined {
  const boxes: DOMRect[] = [];
  for (let node = begin.nextSibling; node && !isBegin(node); node = node.nextSibling)
    if (node instanceof Element) boxes.push(...boxesOf(node).filter(({ width }) => width > 0));
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) - top;
  return new DOMRect(left + scrollX, top + scrollY, width, height);
}

function findBands(): (DOMRect | undefined)[] {
  const boxes: (DOMRect | undefined)[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isBegin(node)) boxes.push(boxOfBand(node));
  return boxes;
}

/** A plus after every band, and over the band under the pointer whatever can be done to it. */
export function Bands({ root }: { root: ShadowRoot }) {
  const { known, view } = useStore();
  const place = known?.bands;
  const [boxes, setBoxes] = useState<(DOMRect | undefined)[]>([]);
  const [point, setPoint] = useState({ x: -1, y: -1 });
  useEffect(() => {
    const look = () => setBoxes(findBands());
    const move = ({ pageX, pageY }: PointerEvent) => setPoint({ x: pageX, y: pageY });
    const resized = new ResizeObserver(look);
    resized.observe(document.body);
    // Other bands may be as high.
    const renewed = new MutationObserver(look);
    renewed.observe(document.body, { childList: true });
    addEventListener('pointermove', move);
    return () => {
      resized.disconnect();
      renewed.disconnect();
      removeEventListener('pointermove', move);
    };
  }, []);
  useEffect(() => {
    if (boxes.length === place?.value.length) focusBack(root);
  }, [boxes, place, root]);
  const over = boxes.findIndex(
    (box) =>
      box &&
      point.x >= box.left &&
      point.x <= box.right &&
      point.y >= box.top &&
      point.y < box.bottom,
  );
  if (!place || boxes.length !== place.value.length) return null;
  const names = place.value.map(entryName);
  const keys = keysOf(names);
  return (
    <div hidden={view !== undefined}>
      {boxes.map(
        (box, index) =>
          box && (
            <div
              key={keys[index]}
              className="pointer-events-none absolute z-29"
              style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
            >
              {over === index && (
                <div
                  role="toolbar"
                  aria-label={names[index]}
                  className="raised pointer-events-auto sticky top-20 me-5 ms-auto mt-3 flex w-max items-center ps-3"
                >
                  <span className="max-w-60 truncate font-semibold">{names[index]}</span>
                  <EntryTools
                    id={`band ${keys[index]}`}
                    place={{ ...place, index }}
                    name={names[index] ?? ''}
                  />
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
                      onClick={() =>
                        open({ name: 'band', path: location.pathname, index: index + 1 })
                      }
                    />
                  </span>
                </div>
              )}
            </div>
          ),
      )}
    </div>
  );
}
