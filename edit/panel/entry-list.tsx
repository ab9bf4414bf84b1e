import { ArrowDown, ArrowUp, CopyPlus, Plus, Trash2 } from 'lucide';
import type { Field, ListPlace } from '../api.ts';
import { ToolButton } from './tool-button.tsx';
import { useList } from './use-list.tsx';

/** What an entry is called: its first words. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  return String(Object.values(entry).find((value) => typeof value === 'string') ?? 'Entry');
}

/** Whatever can be done to one entry of a list, within the bounds of the list. */
export function EntryTools({ place, name }: { place: ListPlace; name: string }) {
  const { index, length, least, most } = place;
  const { change, problem } = useList(place);
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
          onClick={() => change('add')}
        />
        <ToolButton
          drawing={Trash2}
          label={`Remove: ${name}`}
          disabled={length <= least}
          onClick={() => change('remove')}
        />
      </div>
      {problem}
    </>
  );
}

/** A list that shows on the page only by its order, such as that of the bands. */
export function EntryList({ field }: { field: Field }) {
  const entries = Array.isArray(field.value) ? field.value : [];
  const { file, path, description, least = 0, most = 99 } = field;
  return (
    <ol className="entries">
      {entries.map((entry, index) => {
        const place = { file, path, description, index, length: entries.length, least, most };
        return (
          <li key={`${nameOf(entry)} ${entries.slice(0, index).filter((e) => e === entry).length}`}>
            <span>{nameOf(entry)}</span>
            <EntryTools place={place} name={nameOf(entry)} />
          </li>
        );
      })}
    </ol>
  );
}
