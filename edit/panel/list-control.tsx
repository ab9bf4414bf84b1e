import { ArrowDown, ArrowUp, CopyPlus, GripVertical, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { LineIcon } from '../../src/components/line-icon.tsx';
import type { Field, FieldChange, ListPlace, Source } from '../api.ts';
import { entryName } from '../entry-name.ts';
import { ProblemNote } from './problem-note.tsx';
import { keyOf } from './state.ts';
import { change, current, dispatch, open, useStore } from './store.ts';
import { ToolButton } from './tool-button.tsx';

type Move = Exclude<FieldChange['do'], 'set'>;

const said: Record<Move, string> = {
  add: 'Added',
  duplicate: 'Duplicated',
  remove: 'Removed',
  move: 'Moved',
};

/** The view after a change: that of the same field in the entry that it was about. */
function viewAfter({ file, path, index }: ListPlace, move: Move, to: number) {
  const { view, form } = current();
  const at = view?.name === 'field' ? form?.at : undefined;
  if (view?.name === 'band') return undefined;
  if (!at || at.path.length <= path.length) return view;
  const next = at.path.with(path.length, move === 'move' ? to : index + 1);
  return move === 'remove' ? undefined : { name: 'field' as const, at: { file, path: next } };
}

const entryOf = ({ file, path, index }: ListPlace) => ({ file, path: [...path, index] });

type More = { band?: string; to?: number };

/** Changes one entry of a list; a new one comes after it. */
export async function changeEntry(place: ListPlace, move: Move, { band, to = 0 }: More = {}) {
  const { file, path, value: was } = place;
  const index = move === 'add' ? place.index + 1 : place.index;
  const asked = {
    do: move,
    at: { file, path },
    was,
    index,
    ...(band && { band }),
    to,
  } as FieldChange;
  const view = viewAfter(place, move, to);
  const told = { at: [entryOf(place)], said: said[move], view };
  if ((await change([asked], told)) && !view) dispatch({ is: 'opened', view });
}

export const isBandList = ({ file, path }: Source) =>
  /\/pages\/.+\.yaml$/.test(file) && path.join() === 'bands';

/** Whatever can be done to one entry of a list, within the bounds of the list. */
export function EntryTools({ place, name }: { place: ListPlace; name: string }) {
  const { index, least, most } = place;
  const { length } = place.value;
  const problem = useStore().problems[keyOf(entryOf(place))];
  const add = () =>
    isBandList(place)
      ? open({ name: 'band', path: location.pathname, index: index + 1 })
      : changeEntry(place, 'add');
  const tools = [
    ['Move up', ArrowUp, index === 0, () => changeEntry(place, 'move', { to: index - 1 })],
    [
      'Move down',
      ArrowDown,
      index === length - 1,
      () => changeEntry(place, 'move', { to: index + 1 }),
    ],
    ['Duplicate', CopyPlus, length >= most, () => changeEntry(place, 'duplicate')],
    ['Add after', Plus, length >= most, add],
    ['Remove', Trash2, length <= least, () => changeEntry(place, 'remove')],
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
            onClick={() => act()}
          />
        ))}
      </div>
      {problem && <ProblemNote problem={problem} />}
    </>
  );
}

/** The words by which an entry is opened. */
const wordsIn = (entry: unknown) =>
  ['title', 'label', 'name', 'question', 'text'].find((name) => name in (entry as object));

/** A list by the names of its entries: each opens, and is moved by drag or by its buttons. */
export function ListControl({ field }: { field: Field }) {
  const { file, path, least = 0, most = 99 } = field;
  const entries = Array.isArray(field.value) ? field.value : [];
  const names = entries.map(entryName);
  const [from, setFrom] = useState(-1);
  const [over, setOver] = useState(-1);
  const placeAt = (index: number) => ({ ...field, value: entries, index, least, most });
  const end = () => {
    setFrom(-1);
    setOver(-1);
  };
  const openEntry = (index: number) => {
    const words = typeof entries[index] === 'object' ? wordsIn(entries[index]) : undefined;
    void open({ name: 'field', at: { file, path: [...path, index, ...(words ? [words] : [])] } });
  };
  return (
    <ol>
      {names.map((name, index) => (
        <li
          key={`${name} ${names.slice(0, index).filter((each) => each === name).length}`}
          className="flex flex-wrap items-center justify-between gap-x-2 border-rule border-t data-over:border-link data-over:bg-sheet"
          data-over={(over === index && from !== index) || undefined}
          draggable
          onDragStart={() => setFrom(index)}
          onDragEnd={end}
          onDragOver={(event) => {
            if (from < 0) return;
            event.preventDefault();
            setOver(index);
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (from >= 0 && from !== index) void changeEntry(placeAt(from), 'move', { to: index });
            end();
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
            onClick={() => changeEntry(placeAt(-1), 'add')}
          />
        </li>
      )}
    </ol>
  );
}
