import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { entryName } from '../entry-name.ts';
import { ToolButton } from './buttons.tsx';
import { EntryTools, keysOf } from './list-control.tsx';
import { open, useStore } from './store.ts';

/** Where the bands are on the page: each begins at a comment, and ends at the next. */
function findBands(): DOMRect[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node?.parentNode; node = walker.nextNode()) {
    if (!node.textContent?.startsWith('band ')) continue;
    ranges.at(-1)?.setEndBefore(node);
    const range = new Range();
    range.selectNodeContents(node.parentNode);
    range.setStartAfter(node);
    ranges.push(range);
  }
  return ranges.map((range) => {
    const { left, top, width, height } = range.getBoundingClientRect();
    return new DOMRect(left + scrollX, top + scrollY, width, height);
  });
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
