import type { ReactNode } from 'react';
import { longest } from '../lib/answers.ts';
import { type FormField, type FormWords, fieldId } from '../schema/form.ts';
import { RichLine } from './rich-text.tsx';

type Props = {
  /** The id of the form. */
  form: string;
  fields: readonly FormField[];
  /** Whether the form is really sent: then answers have a limit. */
  isSent: boolean;
  /** The id of the message that describes the field, if there is only one. */
  messageId?: string | undefined;
  /** A link beside the last field. */
  link?: FormWords['link'];
};

const types: Partial<Record<FormField['kind'], string>> = {
  email: 'email',
  phone: 'tel',
  number: 'number',
  password: 'password',
};

type ControlProps = {
  field: FormField;
  id: string;
  isSent: boolean;
  describedBy?: string | undefined;
};

function Control({ field, id, isSent, describedBy }: ControlProps): ReactNode {
  const { name, kind, required, options, placeholder, autocomplete } = field;
  const common = {
    id,
    name,
    required: required || undefined,
    autoComplete: autocomplete,
    className: 'field',
    'aria-describedby': describedBy,
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
export function FormFields({ form, fields, isSent, messageId, link }: Props) {
  return fields.map((field) => {
    const { name, kind, label, help, half } = field;
    const id = fieldId(form, name);
    const companion = field === fields.at(-1) && link;
    const describedBy = help ? `${id}-help` : messageId;
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
            <Control field={field} id={id} isSent={isSent} describedBy={describedBy} />
          </>
        )}
        {help && (
          <p id={`${id}-help`} className="mt-1.5 text-sm text-soft">
            {help}
          </p>
        )}
        {companion && (
          <a href={companion.href} className="link-line text-sm">
            {companion.label}
          </a>
        )}
      </div>
    );
  });
}
