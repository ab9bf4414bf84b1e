import { ArrowDown, ArrowUp, CopyPlus, GripVertical, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { LineIcon } from '../../src/components/line-icon.tsx';
import type { Field, ListPlace, Source } from '../api.ts';
import { ToolButton } from './buttons.tsx';
import { ProblemNote } from './problem-note.tsx';
import { change, current, open } from './store.ts';

type Move =
  | { do: 'add'; index: number; band?: string }
  | { do: 'duplicate' | 'remove'; index: number }
  | { do: 'move'; index: number; to: number };

const said = { add: 'Added', duplicate: 'Duplicated', remove: 'Removed', move: 'Moved' };

type Entry = Record<string, unknown>;

/** The words by which an entry is known and opened: the first ones, if none of these. */
const wordsIn = (entry: Entry) =>
  ['title', 'label', 'name', 'question', 'text'].find((name) => name in entry) ??
  Object.keys(entry).find((name) => typeof entry[name] === 'string');

/** What an entry of a list is called; a band by its kind, too. */
export function entryName(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { band, ...words } = entry as Entry;
  const name = words[wordsIn(words) ?? ''];
  return [band, band ? words.title : (name ?? 'Entry')].filter(Boolean).join(': ');
}

/** The view after a move: that of the same field, in the entry that is at `next` then. */
function viewAfter({ file, path }: Source, next: number | undefined) {
  const { view, form } = current();
  if (view?.name === 'band') return undefined;
  const at = view?.name === 'field' ? form?.at : undefined;
  if (!at || at.path.length <= path.length) return view;
  if (next === undefined) return undefined;
  return { name: 'field' as const, at: { file, path: at.path.with(path.length, next) } };
}

export const entryOf = ({ file, path, index }: ListPlace) => ({ file, path: [...path, index] });

/** Changes one entry of a list. */
export function changeEntry(place: ListPlace, move: Move, next?: number) {
  const { file, path, value: was } = place;
  const view = viewAfter(place, next);
  const told = { at: [entryOf(place)], said: said[move.do], view };
  return change([{ at: { file, path }, was, ...move }], told);
}

export const isBandList = ({ file, path }: Source) =>
  /\/pages\/.+\.yaml$/.test(file) && path.join() === 'bands';

/** Whatever can be done to one entry of a list, within the bounds of the list. */
export function EntryTools({ place, name }: { place: ListPlace; name: string }) {
  const { index, least, most } = place;
  const { length } = place.value;
  const after = index + 1;
  const move = (to: number) => changeEntry(place, { do: 'move', index, to }, to);
  const add = () =>
    isBandList(place)
      ? open({ name: 'band', path: location.pathname, index: after })
      : changeEntry(place, { do: 'add', index: after }, after);
  const duplicate = () => changeEntry(place, { do: 'duplicate', index }, after);
  const remove = () => changeEntry(place, { do: 'remove', index });
  const tools = [
    ['Move up', ArrowUp, index === 0, () => move(index - 1)],
    ['Move down', ArrowDown, after === length, () => move(after)],
    ['Duplicate', CopyPlus, length >= most, duplicate],
    ['Add after', Plus, length >= most, add],
    ['Remove', Trash2, length <= least, remove],
  ] as const;
  return (
    <>
      <div className="flex">
        {tools.map(([label, drawing, isOff, act]) => (
          <ToolButton
            key={label}
            drawing={drawing}
            label={`${label}: ${name}`}
            disabled={isOff}
            onClick={act}
          />
        ))}
      </div>
      <ProblemNote at={entryOf(place)} />
    </>
  );
}

/** A list by the names of its entries: each opens, and is moved by drag or by its buttons. */
export function ListControl({ field }: { field: Field }) {
  const { least = 0, most = 99 } = field;
  const entries = Array.isArray(field.value) ? field.value : [];
  const names = entries.map(entryName);
  const [drag, setDrag] = useState<{ from: number; over: number }>();
  const placeAt = (index: number) => ({ ...field, value: entries, index, least, most });
  const openEntry = (index: number) => {
    const entry = entries[index];
    const words = typeof entry === 'object' ? wordsIn(entry) : undefined;
    const path = [...field.path, index, ...(words ? [words] : [])];
    void open({ name: 'field', at: { file: field.file, path } });
  };
  const drop = () => {
    if (!drag || drag.from === drag.over) return;
    const { from: index, over: to } = drag;
    void changeEntry(placeAt(index), { do: 'move', index, to }, to);
  };
  return (
    <ol>
      {names.map((name, index) => (
        <li
          key={`${name} ${names.slice(0, index).filter((each) => each === name).length}`}
          className="flex flex-wrap items-center justify-between gap-x-2 border-rule border-t data-over:border-link data-over:bg-sheet"
          data-over={(drag?.over === index && drag.from !== index) || undefined}
          draggable
          onDragStart={() => setDrag({ from: index, over: index })}
          onDragEnd={() => setDrag(undefined)}
          onDragOver={(event) => {
            if (!drag) return;
            event.preventDefault();
            setDrag({ ...drag, over: index });
          }}
          onDrop={(event) => {
            event.preventDefault();
            drop();
          }}
        >
          <LineIcon drawing={GripVertical} className="size-4 shrink-0 cursor-grab text-soft" />
          <button
            type="button"
            className="min-w-0 flex-1 wrap-anywhere py-2 text-start hover:text-link"
            onClick={() => openEntry(index)}
          >
            {name}
          </button>
          <EntryTools place={placeAt(index)} name={name} />
        </li>
      ))}
      {names.length === 0 && (
        <li>
          <ToolButton
            drawing={Plus}
            label={`Add: ${field.description}`}
            onClick={() => changeEntry(placeAt(0), { do: 'add', index: 0 })}
          />
          <ProblemNote at={entryOf(placeAt(0))} />
        </li>
      )}
    </ol>
  );
}
