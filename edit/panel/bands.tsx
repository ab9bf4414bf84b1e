import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { Field as TextField } from '../../src/components/field.tsx';
import type { Form, ListPlace } from '../api.ts';
import { entryName } from '../entry-name.ts';
import { ask } from './ask.ts';
import { Example } from './example.tsx';
import { changeEntry, EntryTools } from './list-control.tsx';
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
export function Bands({ isHidden }: { isHidden: boolean }) {
  const { known } = useStore();
  const [place, setPlace] = useState<ListPlace | null>();
  const [boxes, setBoxes] = useState<Box[]>([]);
  const [over, setOver] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever something was written
  useEffect(() => void ask('bands', { path: location.pathname }).then(setPlace, () => {}), [known]);
  useEffect(() => {
    const look = () => setBoxes(findBands());
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    const move = ({ pageX: x, pageY: y }: PointerEvent) =>
      setOver(
        findBands().findIndex(
          ({ left, width, top, bottom }) =>
            x >= left && x <= left + width && y >= top && y < bottom,
        ),
      );
    addEventListener('pointermove', move, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('pointermove', move);
    };
  }, []);
  if (!place || boxes.length !== place.value.length) return null;
  const names = place.value.map(entryName);
  return (
    <div hidden={isHidden}>
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

/** Every kind of band that the page may still have, by a picture of each. */
export function BandChooser({ adds: { place, kinds } }: { adds: NonNullable<Form['adds']> }) {
  const [words, setWords] = useState('');
  const isFound = ({ name, about }: { name: string; about: string }) =>
    `${name} ${about}`.toLowerCase().includes(words.trim().toLowerCase());
  return (
    <>
      <TextField
        id="kinds"
        label="Search"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul aria-label="Kinds of bands" className="grid grid-cols-[repeat(3,max-content)] gap-4">
        {kinds.filter(isFound).map(({ name, about }) => (
          <li key={name} className="grid">
            <button
              type="button"
              className="grid w-70 content-start overflow-hidden rounded-plate border border-edge text-start hover:border-link"
              onClick={() =>
                changeEntry({ ...place, index: place.index - 1 }, 'add', { band: name })
              }
            >
              <Example name={name} page={1120} width={280} />
              <span className="grid gap-1 p-3">
                <span className="font-semibold">{name}</span>
                <span className="text-soft text-xs">{about}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
