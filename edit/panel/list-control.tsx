import { ArrowDown, ArrowUp, CopyPlus, GripVertical, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { LineIcon } from '../../src/components/line-icon.tsx';
import type { Change, Field, FieldChange, ListPlace, Source } from '../api.ts';
import { entryName } from '../entry-name.ts';
import { ProblemNote } from './problem-note.tsx';
import { server } from './server.ts';
import { keyOf } from './state.ts';
import { current, dispatch, open, send, useStore } from './store.ts';
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

export async function change(place: ListPlace, move: Move, { band, to = 0 }: More = {}) {
  const { file, path, index, version } = place;
  // A new entry comes after this one; the server takes the place that it shall have.
  const asked = {
    do: move,
    at: { file, path },
    index: move === 'add' ? index + 1 : index,
    ...(band && { band }),
    ...(move === 'move' && { to }),
  };
  const view = viewAfter(place, move, to);
  const told = { at: [entryOf(place)], said: said[move], view };
  const ask = () => server.change([asked as Change], { [file]: version });
  if ((await send(ask, told)) && !view) dispatch({ is: 'opened', view });
}

export const isBandList = ({ file, path }: Source) =>
  /\/pages\/.+\.yaml$/.test(file) && path.join() === 'bands';

/** Whatever can be done to one entry of a list, within the bounds of the list. */
export function EntryTools({ place, name }: { place: ListPlace; name: string }) {
  const { index, length, least, most } = place;
  const problem = useStore().problems[keyOf(entryOf(place))];
  const add = () =>
    isBandList(place)
      ? open({ name: 'band', path: location.pathname, index: index + 1 })
      : change(place, 'add');
  const tools = [
    ['Move up', ArrowUp, index === 0, () => change(place, 'move', { to: index - 1 })],
    ['Move down', ArrowDown, index === length - 1, () => change(place, 'move', { to: index + 1 })],
    ['Duplicate', CopyPlus, length >= most, () => change(place, 'duplicate')],
    ['Add after', Plus, length >= most, add],
    ['Remove', Trash2, length <= least, () => change(place, 'remove')],
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
  const { file, path, version, least = 0, most = 99 } = field;
  const entries = Array.isArray(field.value) ? field.value : [];
  const names = entries.map(entryName);
  const [from, setFrom] = useState(-1);
  const [over, setOver] = useState(-1);
  const placeAt = (index: number) => ({ ...field, index, length: names.length, least, most });
  const end = () => {
    setFrom(-1);
    setOver(-1);
  };
  const openEntry = (index: number) => {
    const words = typeof entries[index] === 'object' ? wordsIn(entries[index]) : undefined;
    void open({ name: 'field', at: { file, path: [...path, index, ...(words ? [words] : [])] } });
  };
  return (
    <ol key={version}>
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
            if (from >= 0 && from !== index) void change(placeAt(from), 'move', { to: index });
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
            onClick={() => change(placeAt(-1), 'add')}
          />
        </li>
      )}
    </ol>
  );
}
