import type { Field, Source } from '../api.ts';
import { isBandList } from './band-picker.tsx';
import { EntryTools } from './entry-list.tsx';
import { FieldEditor } from './field-editor.tsx';
import { keyOf } from './memory.ts';
import { server } from './server.ts';
import { Sheet } from './sheet.tsx';
import type { Spot } from './spots.ts';
import { useAsked } from './use-asked.ts';
import { useEditor } from './use-editor.ts';

type Props = { at: Source; spot: Spot | undefined; onClose: () => void };

const parentOf = ({ file, path }: Source) => keyOf({ file, path: path.slice(0, -1) });

/** What a picture shows belongs to whatever the picture belongs to. */
const ownerOf = ({ file, path }: Source) =>
  parentOf({ file, path: path.at(-1) === 'alt' ? path.slice(0, -1) : path });

/** What belongs to a text and is no text itself: where its button leads, its icon, its picture. */
const isBeside = (field: Field) => (other: Field) =>
  ownerOf(other) === parentOf(field) &&
  keyOf(other) !== keyOf(field) &&
  // Names that may be left out, and are, would stand in the way of the words.
  (other.kind !== 'text' || (other.mark === undefined && other.value !== undefined)) &&
  other.kind !== 'markdown' &&
  other.kind !== 'list' &&
  other.kind !== 'group' &&
  field.path.length > 1;

export function FieldPanel({ at, spot, onClose }: Props) {
  const { page } = useEditor();
  const field = useAsked(() => server.field(at), keyOf(at));
  if (!field) return null;
  const beside = page?.fields.filter(isBeside(field)) ?? [];
  return (
    <Sheet key={keyOf(at)} title={field.description} spot={spot} onClose={onClose}>
      <FieldEditor field={field} isMain />
      {beside.map((other) => (
        <FieldEditor key={keyOf(other)} field={other} />
      ))}
      {field.lists.map((place) => (
        <div key={keyOf(place)} className="entry list">
          <p className="what">
            {place.description}{' '}
            <span className="soft">
              {place.index + 1} of {place.length}
            </span>
          </p>
          <EntryTools
            place={place}
            name={`${isBandList(place) ? 'band' : 'entry'} ${place.index + 1}`}
          />
        </div>
      ))}
      <p className="where">
        {field.file}:{field.line}
      </p>
    </Sheet>
  );
}
