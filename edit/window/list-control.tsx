import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronRight,
  CopyPlus,
  GripVertical,
  Plus,
  Trash2,
} from 'lucide';
import { type ComponentProps, useState } from 'react';
import { LineIcon } from '../../src/components/line-icon.tsx';
import { type Field, isInside, type ListChange, type ListPlace, type Source } from '../api.ts';
import { entryName } from '../entry-name.ts';
import { inTurn, submit } from './acts.ts';
import { ask } from './ask.ts';
import { ToolButton } from './buttons.tsx';
import { open } from './drafts.ts';
import { ProblemNote } from './problem-note.tsx';
import { isSame, keyOf } from './state.ts';
import { current } from './store.ts';

const messages = { add: 'Added', duplicate: 'Duplicated', remove: 'Removed', move: 'Moved' };

/** The view after a move: that of the same field, in the entry that is at `next` then. */
function viewAfter({ file, path }: Source, next: number | undefined) {
  const { view, form } = current();
  if (view?.name === 'band') return undefined;
  const at = view?.name === 'field' ? form?.at : undefined;
  if (!at || at.path.length <= path.length) return view;
  if (next === undefined) return undefined;
  return { name: 'field' as const, at: { file, path: at.path.with(path.length, next) } };
}

/** The list by now, and where in it the entry is: what was sent before may have moved or changed it. */
function placeNow(place: ListPlace): ListPlace {
  const { form, known } = current();
  const fields = form?.groups.flatMap((group) => group.fields) ?? [];
  const inBands = known?.lists.flat() ?? [];
  const lists = [
    known?.bands,
    ...inBands,
    ...fields,
    ...fields.flatMap((field) => field.lists ?? []),
  ];
  const list = lists.find((each) => each && keyOf(each) === keyOf(place));
  const value = Array.isArray(list?.value) ? list.value : place.value;
  const isIt = (entry: unknown) => isSame(entry, place.value[place.index]);
  const index = isIt(value[place.index]) ? place.index : value.findIndex(isIt);
  return { ...place, value, index: index < 0 ? place.index : index };
}

export const entryOf = ({ file, path, index }: ListPlace) => ({ file, path: [...path, index] });

/** Changes one entry of a list, wherever it is once its turn has come. */
export const changeEntry = (place: ListPlace, moveFrom: (index: number) => ListChange) =>
  inTurn(() => {
    const { file, path, value: was, index } = placeNow(place);
    const move = moveFrom(index);
    const next = move.do === 'move' ? move.to : move.do === 'remove' ? undefined : index + 1;
    const view = viewAfter(place, next);
    const options = { at: [entryOf(place)], message: messages[move.do], view };
    return submit(ask('change', { changes: [{ at: { file, path }, was, ...move }] }), options);
  });

/** The button that does the same to the next entry of the list, or to the one before. */
function nextTo(button: HTMLElement): HTMLElement {
  const entry = button.closest('li');
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
  return next?.querySelector<HTMLElement>('[id^="Remove"]') ?? button;
}

type ToolsProps = {
  /** The same for an entry that moves, so that the focus stays with it. */
  id: string;
  place: ListPlace;
  name: string;
};

/** Whatever can be done to one entry of a list, within the bounds of the list. */
export function EntryTools({ id, place, name }: ToolsProps) {
  const { index, isOptional, least = 0, most = 99 } = place;
  const { length } = place.value;
  const fewest = isOptional && length === 1 ? 0 : least;
  const move = (by: number) =>
    changeEntry(place, (from) => ({ do: 'move', index: from, to: from + by }));
  const add = () =>
    place.isBands
      ? open({ name: 'band', path: current().path, index: index + 1 })
      : changeEntry(place, (from) => ({ do: 'add', index: from + 1 }));
  const duplicate = () => changeEntry(place, (from) => ({ do: 'duplicate', index: from }));
  const remove = () => changeEntry(place, (from) => ({ do: 'remove', index: from }));
  const tools = [
    ['Move up', ArrowUp, index === 0, () => move(-1)],
    ['Move down', ArrowDown, index + 1 === length, () => move(1)],
    ['Duplicate', CopyPlus, length >= most, duplicate],
    ['Add after', Plus, length >= most, add],
    ['Remove', Trash2, length <= fewest, remove],
  ] as const;
  return (
    <div className="flex">
      {tools.map(([label, drawing, isOff, act]) => (
        <ToolButton
          key={label}
          id={`${label} ${id}`.replace(/\s+/g, '-')}
          drawing={drawing}
          label={`${label}: ${name}`}
          disabled={isOff}
          onClick={async ({ currentTarget }) => {
            const heir = label === 'Remove' ? nextTo(currentTarget) : currentTarget;
            heir.focus();
            await act();
            // An entry that moves loses the focus.
            document.getElementById(heir.id)?.focus();
          }}
        />
      ))}
    </div>
  );
}

/** What tells entries apart wherever they are: their names, and a number for each of the same name. */
export const keysOf = (names: string[]) =>
  names.map((name, at) => `${name} ${names.slice(0, at).filter((each) => each === name).length}`);

/** The lists in one entry of a list, at any depth. */
type ListsIn = (index: number) => Field[];

const noLists = () => [];

/** The lists of an entry that are in no other list of it, each with the lists in its entries. */
function Branches({ lists }: { lists: Field[] }) {
  const isIn = (list: Field, around: Source) =>
    keyOf(list) !== keyOf(around) && isInside(list, around);
  const outer = lists.filter((list) => !lists.some((other) => isIn(list, other)));
  return outer.map((list) => (
    <div key={keyOf(list)} className="ms-3 border-rule border-s ps-2 pb-2">
      <p className="px-1 text-soft text-xs">{list.description.split(/[:,.(]/)[0]}</p>
      <ListControl
        field={list}
        listsIn={(index) =>
          lists.filter((each) => isIn(each, { ...list, path: [...list.path, index] }))
        }
      />
    </div>
  ));
}

type RowProps = { id: string; place: ListPlace; name: string; lists: Field[] };

/** An entry by its name, with what can be done to it; the lists in it open below. */
function Row({ id, place, name, lists, ...drag }: RowProps & ComponentProps<'div'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div
        className="group/row relative flex items-center rounded-plate focus-within:bg-sheet hover:bg-sheet data-over:outline-2 data-over:outline-link"
        draggable
        {...drag}
      >
        {lists.length > 0 && (
          <ToolButton
            drawing={isOpen ? ChevronDown : ChevronRight}
            label={`Entries of ${name}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <button
          type="button"
          data-entry=""
          className="min-w-0 flex-1 truncate px-2 py-2 text-start"
          dir="auto"
          title={name}
          onClick={() => open({ name: 'field', at: entryOf(place) })}
        >
          {name}
        </button>
        <div className="flex max-w-0 items-center overflow-clip group-focus-within/row:max-w-max group-hover/row:max-w-max pointer-coarse:max-w-max [&_button]:size-8">
          <LineIcon drawing={GripVertical} className="size-4 cursor-grab text-soft" />
          <EntryTools id={id} place={place} name={name} />
        </div>
      </div>
      <ProblemNote at={entryOf(place)} />
      {isOpen && <Branches lists={lists} />}
    </>
  );
}

type ListProps = { field: Field; listsIn?: ListsIn };

/** A list by the names of its entries: each opens, and is moved by drag or by its buttons. */
export function ListControl({ field, listsIn = noLists }: ListProps) {
  const entries = Array.isArray(field.value) ? field.value : [];
  const names = entries.map(entryName);
  const keys = keysOf(names);
  const [drag, setDrag] = useState<{ from: number; over: number }>();
  const placeAt = (index: number) => ({ ...field, value: entries, index });
  const drop = () => {
    if (!drag || drag.from === drag.over) return;
    const { from: index, over: to } = drag;
    void changeEntry(placeAt(index), (from) => ({ do: 'move', index: from, to }));
  };
  return (
    <ol>
      {names.map((name, index) => (
        <li key={keys[index]}>
          <Row
            id={`${keyOf(field)} ${keys[index]}`}
            place={placeAt(index)}
            name={name}
            lists={listsIn(index)}
            data-over={(drag?.over === index && drag.from !== index) || undefined}
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
          />
        </li>
      ))}
      {names.length === 0 && (
        <li>
          <ToolButton
            drawing={Plus}
            label={`Add: ${field.description}`}
            onClick={() => changeEntry(placeAt(0), () => ({ do: 'add', index: 0 }))}
          />
          <ProblemNote at={entryOf(placeAt(0))} />
        </li>
      )}
    </ol>
  );
}
