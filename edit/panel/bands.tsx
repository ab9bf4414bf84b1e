import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { EntryTools, entryName } from './list-control.tsx';
import { open, useStore } from './store.ts';
import { ToolButton } from './tool-button.tsx';

type Box = { left: number; top: number; width: number; bottom: number };

const isStart = (node: Node | null): node is Comment =>
  node instanceof Comment && node.data.startsWith('band ');

/** Where the bands are on the page: each begins at a comment that says so. */
function findBands(): Box[] {
  const boxes: Box[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    if (!isStart(walker.currentNode)) continue;
    const parts: DOMRect[] = [];
    for (let next = walker.currentNode.nextSibling; next && !isStart(next); next = next.nextSibling)
      if (next instanceof Element) parts.push(next.getBoundingClientRect());
    const [first, ...others] = parts.filter(({ height }) => height > 0);
    if (!first) continue;
    const { left, width, top } = first;
    const bottom = Math.max(first.bottom, ...others.map((each) => each.bottom));
    boxes.push({ left: left + scrollX, width, top: top + scrollY, bottom: bottom + scrollY });
  }
  return boxes;
}

/** A plus after every band, and over the band under the pointer whatever can be done to it. */
export function Bands() {
  const { known, view } = useStore();
  const [boxes, setBoxes] = useState<Box[]>([]);
  const [over, setOver] = useState(-1);
  useEffect(() => {
    const observer = new ResizeObserver(() => setBoxes(findBands()));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const isAt = ({ left, width, top, bottom }: Box, x: number, y: number) =>
      x >= left && x <= left + width && y >= top && y < bottom;
    const move = ({ pageX, pageY }: PointerEvent) =>
      setOver(boxes.findIndex((box) => isAt(box, pageX, pageY)));
    addEventListener('pointermove', move);
    return () => removeEventListener('pointermove', move);
  }, [boxes]);
  const place = known?.bands;
  if (!place || boxes.length !== place.value.length) return null;
  const names = place.value.map(entryName);
  return (
    <div hidden={view !== undefined}>
      {boxes.map(({ left, top, width, bottom }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place
        <div key={index}>
          {over === index && (
            <div
              className="pointer-events-none absolute z-30 flex justify-end px-5 py-3"
              style={{ left, width, top: Math.max(top, 80) }}
            >
              <div
                role="toolbar"
                aria-label={names[index]}
                className="raised pointer-events-auto flex items-center ps-3"
              >
                <span className="max-w-60 truncate font-semibold">{names[index]}</span>
                <EntryTools place={{ ...place, index }} name={names[index] ?? ''} />
              </div>
            </div>
          )}
          {names.length < place.most && (
            <div
              className="group pointer-events-none absolute z-29 grid h-0 place-items-center"
              style={{ left, width, top: bottom }}
            >
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
