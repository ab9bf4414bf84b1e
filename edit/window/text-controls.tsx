import { type Ref, useId } from 'react';
import type { Field } from '../api.ts';
import { save } from './drafts.ts';

export type ControlProps = {
  field: Field;
  id: string;
  value: unknown;
  describedBy: string;
  isInvalid: boolean;
  /** While it is typed. */
  change: (value: unknown) => void;
};

export const attributes = ({ id, describedBy, isInvalid }: ControlProps) => ({
  id,
  dir: 'auto',
  className: 'field min-h-10 px-2.5 py-1.5',
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
});

export const asText = (value: unknown) =>
  value === undefined || value === null ? '' : String(value);

/** An emptied optional field is taken out of its file. */
const fromText = (text: string, { isOptional }: Field) =>
  text === '' && isOptional ? undefined : text;

type WordsProps = ControlProps & { ref?: Ref<HTMLTextAreaElement>; onBlur?: () => void };

export function WordsControl({ onBlur = save, ...props }: WordsProps) {
  const { field, value, change } = props;
  const rows = asText(field.value).length > 40 ? 4 : 2;
  return (
    <textarea
      ref={props.ref}
      {...attributes(props)}
      rows={field.kind === 'markdown' ? 8 : rows}
      value={asText(value)}
      onChange={({ target }) => change(fromText(target.value, field))}
      onBlur={() => onBlur()}
    />
  );
}

export function LineControl(props: ControlProps) {
  const { field, value, change } = props;
  const list = useId();
  return (
    <>
      <input
        {...attributes(props)}
        inputMode={field.kind === 'number' ? 'decimal' : undefined}
        list={list}
        value={asText(value)}
        onChange={({ target }) => change(fromText(target.value, field))}
        onBlur={() => save()}
      />
      <datalist id={list}>
        {field.choices?.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  );
}
