import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { entryName } from '../entry-name.ts';
import { ToolButton } from './buttons.tsx';
import { EntryTools, keysOf } from './list-control.tsx';
import { open, useStore } from './store.ts';

const isStart = (node: Node): node is Comment =>
  node instanceof Comment && node.data.startsWith('band ');

/** Where the band is on the page that begins at a comment. */
function boxAfter(start: Comment): DOMRect {
  const parts: DOMRect[] = [];
  for (let next = start.nextSibling; next && !isStart(next); next = next.nextSibling)
    if (next instanceof Element) parts.push(next.getBoundingClientRect());
  const [first = new DOMRect(), ...others] = parts.filter(({ height }) => height > 0);
  const { left, top, width } = first;
  const bottom = Math.max(first.bottom, ...others.map((each) => each.bottom));
  return new DOMRect(left + scrollX, top + scrollY, width, bottom - top);
}

function findBands(): DOMRect[] {
  const boxes: DOMRect[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode())
    if (isStart(walker.currentNode)) boxes.push(boxAfter(walker.currentNode));
  return boxes;
}

/** A plus after every band, and over the band under the pointer whatever can be done to it. */
export function Bands() {
  const { known, view } = useStore();
  const place = known?.bands;
  const [boxes, setBoxes] = useState<DOMRect[]>([]);
  const [point, setPoint] = useState({ x: -1, y: -1 });
  useEffect(() => {
    const observer = new ResizeObserver(() => setBoxes(findBands()));
    observer.observe(document.body);
    const move = ({ pageX, pageY }: PointerEvent) => setPoint({ x: pageX, y: pageY });
    addEventListener('pointermove', move);
    return () => {
      observer.disconnect();
      removeEventListener('pointermove', move);
    };
  }, []);
  const over = boxes.findIndex(
    ({ left, right, top, bottom }) =>
      point.x >= left && point.x <= right && point.y >= top && point.y < bottom,
  );
  if (!place || boxes.length !== place.value.length) return null;
  const names = place.value.map(entryName);
  const keys = keysOf(names);
  return (
    <div hidden={view !== undefined}>
      {boxes.map(({ left, top, width, height }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place
          key={index}
          className="pointer-events-none absolute z-29"
          style={{ left, top, width, height }}
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
                  onClick={() => open({ name: 'band', path: location.pathname, index: index + 1 })}
                />
              </span>
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
