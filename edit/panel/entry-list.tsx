import { ArrowDown, ArrowUp, CopyPlus, Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import type { Field, ListPlace } from '../api.ts';
import { BandPicker, isBandList } from './band-picker.tsx';
import { ToolButton } from './toolbar.tsx';
import { useList } from './use-list.tsx';

/** What an entry is called: its first words; for a band, its kind and its title. */
function entryName(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { band, title } = entry as { band?: string; title?: string };
  if (band) return title ? `${band}: ${title}` : band;
  return String(Object.values(entry).find((value) => typeof value === 'string') ?? 'Entry');
}

/** Whatever can be done to one entry of a list, within the bounds of the list. */
export function EntryTools({ place, name }: { place: ListPlace; name: string }) {
  const { index, length, least, most } = place;
  const { change, problem } = useList(place);
  const [isChoosing, setChoosing] = useState(false);
  const isBands = isBandList(place);
  const add = (band?: string) => {
    setChoosing(false);
    void change('add', band);
  };
  return (
    <>
      <div className="tools">
        <ToolButton
          drawing={ArrowUp}
          label={`Move up: ${name}`}
          disabled={index === 0}
          onClick={() => change('up')}
        />
        <ToolButton
          drawing={ArrowDown}
          label={`Move down: ${name}`}
          disabled={index === length - 1}
          onClick={() => change('down')}
        />
        <ToolButton
          drawing={CopyPlus}
          label={`Duplicate: ${name}`}
          disabled={length >= most}
          onClick={() => change('duplicate')}
        />
        <ToolButton
          drawing={Plus}
          label={`Add after: ${name}`}
          disabled={length >= most}
          aria-expanded={isBands ? isChoosing : undefined}
          onClick={() => (isBands ? setChoosing(!isChoosing) : add())}
        />
        <ToolButton
          drawing={Trash2}
          label={`Remove: ${name}`}
          disabled={length <= least}
          onClick={() => change('remove')}
        />
      </div>
      {isChoosing && <BandPicker onChoose={add} />}
      {problem}
    </>
  );
}

/** Adds a band after the last one. */
function AddBand({ place }: { place: ListPlace }) {
  const { change, problem } = useList(place);
  return (
    <>
      <details>
        <summary className="button">Add a band</summary>
        <BandPicker onChoose={(band) => change('add', band)} />
      </details>
      {problem}
    </>
  );
}

/** A list that shows on the page only by its order, such as that of the bands. */
export function EntryList({ field }: { field: Field }) {
  const names = Array.isArray(field.value) ? field.value.map(entryName) : [];
  const { length } = names;
  const { file, path, version, description, least = 0, most = 99 } = field;
  const placeOf = (index: number) => ({
    file,
    path,
    version,
    description,
    index,
    length,
    least,
    most,
  });
  return (
    <>
      <ol className="entries">
        {names.map((name, index) => (
          <li key={`${name} ${names.slice(0, index).filter((each) => each === name).length}`}>
            <span>{name}</span>
            <EntryTools place={placeOf(index)} name={name} />
          </li>
        ))}
      </ol>
      {isBandList(field) && length < most && <AddBand place={placeOf(length - 1)} />}
    </>
  );
}
