import { ArrowDown, ArrowUp, CopyPlus, Plus, Trash2 } from 'lucide';
import { useEffect, useState } from 'react';
import type { BandKind, Change, Field, ListPlace, Source } from '../api.ts';
import { ProblemNote } from './problem-note.tsx';
import { server } from './server.ts';
import { keyOf } from './state.ts';
import { current, dispatch, send, useStore } from './store.ts';
import { ToolButton } from './tool-button.tsx';

type Move = 'add' | 'duplicate' | 'remove' | 'up' | 'down';

const said: Record<Move, string> = {
  add: 'Added',
  duplicate: 'Duplicated',
  remove: 'Removed',
  up: 'Moved up',
  down: 'Moved down',
};

/** Where the entry is afterwards, which is what stays open. */
const steps: Record<Move, number> = { add: 1, duplicate: 1, remove: 0, up: -1, down: 1 };

/** The view after a move: that of the same field in the entry that moved. */
function viewAfter({ file, path, index }: ListPlace, move: Move) {
  const { view, form } = current();
  const at = view?.name === 'field' ? form?.at : undefined;
  if (!at || at.path.length <= path.length) return view;
  const next = at.path.with(path.length, index + steps[move]);
  return move === 'remove' ? undefined : { name: 'field' as const, at: { file, path: next } };
}

const entryOf = ({ file, path, index }: ListPlace) => ({ file, path: [...path, index] });

async function change(place: ListPlace, move: Move, band?: string) {
  const { file, path, index, version } = place;
  const at = { file, path };
  // A new entry comes after this one; the server takes the place that it shall have.
  const asked = { do: move, at, index: move === 'add' ? index + 1 : index, ...(band && { band }) };
  const versions = { [file]: version };
  const view = viewAfter(place, move);
  const told = { at: [entryOf(place)], said: said[move], view };
  const isWritten = await send(() => server.change([asked as Change], versions), told);
  if (isWritten && !view) dispatch({ is: 'opened', view });
}

export const isBandList = ({ file, path }: Source) =>
  /\/pages\/.+\.yaml$/.test(file) && path.join() === 'bands';

/** Every kind of band that the page may still have, with what it is for. */
function BandPicker({ file, onChoose }: { file: string; onChoose: (band: string) => void }) {
  const [kinds, setKinds] = useState<BandKind[]>([]);
  useEffect(() => void server.bands(file).then(setKinds, () => {}), [file]);
  return (
    <ul className="max-h-80 w-full overflow-y-auto" aria-label="Kinds of bands">
      {kinds.map(({ name, about }) => (
        <li key={name}>
          <button
            type="button"
            className="grid w-full border-rule border-t py-2 text-start hover:text-link"
            onClick={() => onChoose(name)}
          >
            <span className="font-semibold">{name}</span>
            <span className="text-soft">{about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whatever can be done to one entry of a list, within the bounds of the list. */
export function EntryTools({ place, name }: { place: ListPlace; name: string }) {
  const { index, length, least, most } = place;
  const problem = useStore().problems[keyOf(entryOf(place))];
  const [isChoosing, setChoosing] = useState(false);
  const isBands = isBandList(place);
  const tools = [
    ['up', ArrowUp, 'Move up', index === 0],
    ['down', ArrowDown, 'Move down', index === length - 1],
    ['duplicate', CopyPlus, 'Duplicate', length >= most],
    ['add', Plus, 'Add after', length >= most],
    ['remove', Trash2, 'Remove', length <= least],
  ] as const;
  return (
    <>
      <div className="flex">
        {tools.map(([move, drawing, label, isOff]) => (
          <ToolButton
            key={move}
            drawing={drawing}
            label={`${label}: ${name}`}
            disabled={isOff}
            aria-expanded={isBands && move === 'add' ? isChoosing : undefined}
            onClick={() =>
              isBands && move === 'add' ? setChoosing(!isChoosing) : change(place, move)
            }
          />
        ))}
      </div>
      {isChoosing && (
        <BandPicker
          file={place.file}
          onChoose={(band) => {
            setChoosing(false);
            void change(place, 'add', band);
          }}
        />
      )}
      {problem && <ProblemNote problem={problem} />}
    </>
  );
}

/** What an entry is called: its first words; for a band, its kind and its title. */
function entryName(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { band, title } = entry as { band?: string; title?: string };
  if (band) return title ? `${band}: ${title}` : band;
  return String(Object.values(entry).find((value) => typeof value === 'string') ?? 'Entry');
}

/** A list that shows on the page only by its order, such as that of the bands. */
export function ListControl({ field }: { field: Field }) {
  const names = Array.isArray(field.value) ? field.value.map(entryName) : [];
  const { least = 0, most = 99 } = field;
  return (
    <ol>
      {names.map((name, index) => (
        <li
          key={`${name} ${names.slice(0, index).filter((each) => each === name).length}`}
          className="flex flex-wrap items-center justify-between border-rule border-t"
        >
          <span>{name}</span>
          <EntryTools place={{ ...field, index, length: names.length, least, most }} name={name} />
        </li>
      ))}
    </ol>
  );
}
