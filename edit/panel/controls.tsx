import { useId } from 'react';
import { colorOf, isHex, type Oklch, toHex } from '../../src/lib/color.ts';
import type { Field } from '../api.ts';
import { withoutMarks } from '../mark-text.ts';
import { EntryList } from './entry-list.tsx';
import { IconPicker } from './icon-picker.tsx';
import { PictureControl } from './picture-control.tsx';

export type ControlProps = {
  field: Field;
  id: string;
  value: unknown;
  describedBy: string;
  isInvalid: boolean;
  /** While it is typed. */
  change: (value: unknown) => void;
  /** When what was typed is to be written. */
  save: () => Promise<boolean>;
};

const attributes = ({ id, describedBy, isInvalid }: ControlProps) => ({
  id,
  className: 'field',
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
});

const asText = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** An emptied optional field is taken out of its file. */
const fromText = (text: string, { isOptional }: Field) =>
  text === '' && isOptional ? undefined : text;

function WordsControl(props: ControlProps) {
  const { field, value, change, save } = props;
  const isLong = field.kind === 'markdown' || asText(field.value).length > 40;
  return (
    <textarea
      {...attributes(props)}
      rows={field.kind === 'markdown' ? 8 : isLong ? 4 : 2}
      value={asText(value)}
      onChange={({ target }) => change(fromText(target.value, field))}
      onBlur={() => save()}
    />
  );
}

/** Pages that this one links to, as a start. */
const knownPages = () => [
  ...new Set([...document.querySelectorAll('a[href^="/"]')].map((a) => a.getAttribute('href'))),
];

function LineControl(props: ControlProps) {
  const { field, value, change, save } = props;
  const list = useId();
  const read = (text: string) => {
    const isNumber = field.kind === 'number' && text.trim() && Number.isFinite(Number(text));
    return isNumber ? Number(text) : fromText(text, field);
  };
  return (
    <>
      <input
        {...attributes(props)}
        inputMode={field.kind === 'number' ? 'decimal' : undefined}
        list={field.kind === 'link' ? list : undefined}
        value={asText(value)}
        onChange={({ target }) => change(read(target.value))}
        onBlur={() => save()}
      />
      {field.kind === 'link' && (
        <datalist id={list}>
          {knownPages().map((href) => (
            <option key={href} value={withoutMarks(href ?? '')} />
          ))}
        </datalist>
      )}
    </>
  );
}

function ChoiceControl(props: ControlProps) {
  const { field, value, change, save } = props;
  const choose = (next: string | undefined) => {
    change(next);
    void save();
  };
  return (
    <select
      {...attributes(props)}
      value={asText(value)}
      onChange={({ target }) => choose(target.value || undefined)}
    >
      {field.isOptional && <option value="">none</option>}
      {field.choices?.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

function SwitchControl({ id, value, describedBy, change, save }: ControlProps) {
  const choose = (next: boolean) => {
    change(next);
    void save();
  };
  return (
    <label className="check">
      <input
        id={id}
        type="checkbox"
        aria-describedby={describedBy}
        checked={value === true}
        onChange={({ target }) => choose(target.checked)}
      />
      {value === true ? 'Yes' : 'No'}
    </label>
  );
}

/** Entries of a register: all of them, or those that are ticked, in the order of ticking. */
function RefsControl({ id, field, value, describedBy, change, save }: ControlProps) {
  const { choices = [], description } = field;
  const named = Array.isArray(value) ? value.map(String) : undefined;
  const chosen = named ?? choices;
  const choose = (next: string[] | 'all') => {
    change(next.length > 0 ? next : 'all');
    void save();
  };
  return (
    <fieldset className="refs" aria-label={description} aria-describedby={describedBy}>
      <label className="check">
        <input
          id={id}
          type="checkbox"
          checked={!named}
          onChange={() => choose(named ? 'all' : choices)}
        />
        all
      </label>
      {[...new Set([...chosen, ...choices])].map((name) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, name] : chosen.filter((each) => each !== name))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function IconControl({ id, value, change, save }: ControlProps) {
  const choose = (name: string) => {
    change(name);
    void save();
  };
  return <IconPicker id={id} value={asText(value)} choose={choose} />;
}

/** As the brand file holds it: hex where it was written so, else OKLCH. */
export const colorLike = (old: unknown, hex: string) =>
  typeof old === 'string' ? hex : colorOf(hex);

const hexOf = (value: unknown) => (Array.isArray(value) ? toHex(value as Oklch) : asText(value));

function ColorControl(props: ControlProps) {
  const { id, field, value, change, save } = props;
  const hex = hexOf(value);
  const read = (text: string) => (isHex(text) ? colorLike(field.value, text) : text);
  return (
    <div className="color">
      <input
        type="color"
        aria-label={`${field.description}: choose by eye`}
        id={`${id}-eye`}
        value={isHex(hex) ? hex : '#000000'}
        onChange={({ target }) => change(read(target.value))}
        onBlur={() => save()}
      />
      <input
        {...attributes(props)}
        value={hex}
        onChange={({ target }) => change(read(target.value))}
        onBlur={() => save()}
      />
    </div>
  );
}

/** The means to edit a value, by its kind. */
export function Control(props: ControlProps) {
  const { field, id } = props;
  switch (field.kind) {
    case 'text':
    case 'markdown':
      return <WordsControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'refs':
      return <RefsControl {...props} />;
    case 'boolean':
      return <SwitchControl {...props} />;
    case 'color':
      return <ColorControl {...props} />;
    case 'picture':
      return <PictureControl field={field} id={id} />;
    case 'list':
      return <EntryList field={field} />;
    case 'icon':
      return <IconControl {...props} />;
    default:
      return <LineControl {...props} />;
  }
}
