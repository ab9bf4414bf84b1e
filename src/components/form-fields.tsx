import type { ReactNode } from 'react';
import { longest } from '../lib/answers.ts';
import { type FormField, fieldId } from '../schema/form.ts';
import { RichLine } from './rich-text.tsx';

type Props = {
  /** The id of the form. */
  form: string;
  fields: readonly FormField[];
  /** Whether the form is really sent: then answers have a limit. */
  isSent: boolean;
  /** Beside the last field. */
  beside?: ReactNode;
};

const types: Partial<Record<FormField['kind'], string>> = {
  email: 'email',
  phone: 'tel',
  number: 'number',
  password: 'password',
};

function controlOf(field: FormField, id: string, isSent: boolean): ReactNode {
  const { name, kind, required, options, placeholder, help, autocomplete } = field;
  const common = {
    id,
    name,
    required: required || undefined,
    autoComplete: autocomplete,
    className: 'field',
    'aria-describedby': help && `${id}-help`,
  };
  const limit = isSent ? longest[kind] : undefined;
  if (kind === 'text')
    return <textarea {...common} rows={10} maxLength={limit} placeholder={placeholder} />;
  if (kind === 'choice')
    return (
      <select {...common}>
        <option value="">{placeholder}</option>
        {options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  const type = types[kind];
  return (
    <input
      {...common}
      type={type}
      step={kind === 'number' ? 'any' : undefined}
      maxLength={kind === 'number' ? undefined : limit}
      placeholder={placeholder}
    />
  );
}

/** Several options of one question. Which of them are ticked is checked when the form is sent. */
const Several = ({ field, id }: { field: FormField; id: string }) => (
  <fieldset aria-describedby={field.help && `${id}-help`}>
    <legend className="mb-1.5 text-sm font-semibold">{field.label}</legend>
    {field.options?.map((option, at) => (
      <label key={option} className="check me-6">
        <input id={at === 0 ? id : undefined} type="checkbox" name={field.name} value={option} />
        {option}
      </label>
    ))}
  </fieldset>
);

const Tick = ({ field, id }: { field: FormField; id: string }) => (
  <div className="check items-start">
    <input
      id={id}
      type="checkbox"
      name={field.name}
      required={field.required || undefined}
      aria-describedby={field.help && `${id}-help`}
    />
    <label htmlFor={id} className="rich py-2.5">
      <RichLine text={field.label} />
    </label>
  </div>
);

/** The fields of a form, two of half a line side by side. */
export function FormFields({ form, fields, isSent, beside }: Props) {
  return fields.map((field) => {
    const { name, kind, label, help, half } = field;
    const id = fieldId(form, name);
    const companion = field === fields.at(-1) && beside;
    const row = companion ? 'flex flex-wrap items-center justify-between gap-x-4' : '';
    return (
      <div key={name} className={`col-span-full ${half ? 'sm:col-span-1' : ''} ${row}`}>
        {kind === 'several' && <Several field={field} id={id} />}
        {kind === 'tick' && <Tick field={field} id={id} />}
        {kind !== 'several' && kind !== 'tick' && (
          <>
            <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
              {label}
            </label>
            {controlOf(field, id, isSent)}
          </>
        )}
        {help && (
          <p id={`${id}-help`} className="mt-1.5 text-sm text-soft">
            {help}
          </p>
        )}
        {companion}
      </div>
    );
  });
}
